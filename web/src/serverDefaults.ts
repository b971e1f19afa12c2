// Defaults and limits that the server and the terminal have as well: a test compares them.

/** The level of bots when nobody chose one. */
export const DEFAULT_LEVEL = 'builder';

/** The language of messages that a catalogue lacks. */
export const FALLBACK_LANGUAGE = 'en';

/** Characters of a guest's name. */
export const MAX_NAME_LENGTH = 24;

/** The code with which the server closes a connection whose session has ended. */
export const CLOSE_SESSION_ENDED = 4401;

/** The code with which the server closes a spectator's connection when a game begins that only its players see. */
export const CLOSE_NO_SPECTATORS = 4403;

/** The code with which a server that ends closes a connection: another one answers at once. */
export const CLOSE_SERVER_ENDS = 4512;

/** Characters of a chat message. */
export const MAX_CHAT_LENGTH = 500;
