/** Most characters of one message. */
export const MESSAGE_LIMIT = 2_000;
