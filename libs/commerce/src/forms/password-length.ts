/** Fewest characters of a password. */
export const PASSWORD_MIN = 8;
/** Most characters of one: those of a longer one are no hash that a store keeps. */
export const PASSWORD_MAX = 4_096;
