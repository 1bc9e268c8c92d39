//! What every answer says about how it may be used.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// Nothing but what comes from here runs or is loaded; WebAssembly may be compiled.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ALL: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=()",
    ),
];

pub(crate) fn add(headers: &mut HeaderMap) {
    for (name, value) in ALL {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
