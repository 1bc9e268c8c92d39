//! Listening, and answering requests for files.

use std::{fmt, io, net::SocketAddr};

use axum::{
    Router,
    body::Body,
    extract::Request,
    http::{HeaderValue, Method, StatusCode, header},
    response::Response,
};
use tokio::net::TcpListener;

use crate::{
    files::{self, File},
    headers,
};

/// Why nothing is served.
#[derive(Debug)]
pub enum ServeError {
    /// The program was built without the app.
    NoApp,
    /// Nobody can listen there.
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why not.
        why: io::Error,
    },
    /// Something went wrong later.
    Broken(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoApp => {
                f.write_str("this program was built without the app; `./x serve` builds both")
            }
            Self::Listen { address, why } => write!(
                f,
                "--listen: cannot listen on {address}: {why}; another port may be free"
            ),
            Self::Broken(why) => write!(f, "serving has failed: {why}"),
        }
    }
}

impl core::error::Error for ServeError {}

/// A server that listens and can be run.
#[derive(Debug)]
pub struct Listening {
    runtime: tokio::runtime::Runtime,
    listener: TcpListener,
    address: SocketAddr,
}

/// Listens on an address.
///
/// # Errors
///
/// There is no app in this program, or nobody can listen there.
pub fn bind(address: SocketAddr) -> Result<Listening, ServeError> {
    if !files::there() {
        return Err(ServeError::NoApp);
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(ServeError::Broken)?;
    let listen = |why| ServeError::Listen { address, why };
    let listener = runtime
        .block_on(TcpListener::bind(address))
        .map_err(listen)?;
    let address = listener.local_addr().map_err(listen)?;
    Ok(Listening {
        runtime,
        listener,
        address,
    })
}

impl Listening {
    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until somebody interrupts it.
    ///
    /// # Errors
    ///
    /// The network has failed.
    pub fn run(self) -> Result<(), ServeError> {
        let router = Router::new().fallback(answer);
        let Self {
            runtime, listener, ..
        } = self;
        runtime
            .block_on(async {
                axum::serve(listener, router)
                    .with_graceful_shutdown(async {
                        // Without a way to be told, it serves until it is ended.
                        if tokio::signal::ctrl_c().await.is_err() {
                            std::future::pending::<()>().await;
                        }
                    })
                    .await
            })
            .map_err(ServeError::Broken)
    }
}

async fn answer(request: Request) -> Response {
    let mut response = if matches!(*request.method(), Method::GET | Method::HEAD) {
        match files::find(request.uri().path()) {
            Some(file) => send(file, &request),
            None => plain(StatusCode::NOT_FOUND, "not found\n"),
        }
    } else {
        let mut response = plain(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD\n");
        let allowed = HeaderValue::from_static("GET, HEAD");
        response.headers_mut().insert(header::ALLOW, allowed);
        response
    };
    headers::add(response.headers_mut());
    response
}

fn send(file: &'static File, request: &Request) -> Response {
    let asked = |name| {
        let value = request.headers().get(name);
        value
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
    };
    let known = asked(header::IF_NONE_MATCH);
    let unchanged = known
        .split(',')
        .any(|tag| tag.trim().trim_start_matches("W/") == file.tag);
    let (packing, bytes) = file.packed(asked(header::ACCEPT_ENCODING));
    let mut response = if unchanged {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        response
    } else {
        // For HEAD the body is left out on its way.
        Response::new(Body::from(bytes))
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind()));
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static(file.keeping()),
    );
    headers.insert(header::ETAG, HeaderValue::from_static(file.tag));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(name) = packing.name() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    response
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}
