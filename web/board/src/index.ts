// A board for any page: told what lies on it and what may be played, it says what somebody chose.

export { BoardWidget } from './widget';
export { changes, duration, timeline, type Beat } from './timeline';
export { PIECES, themeOf } from './themes';
export { layout, neighbour } from './geometry';
export * from './types';
