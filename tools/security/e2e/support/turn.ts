/** The TURN server that the product under attack is told of. Nobody listens there: what is tested is who is told what. */
export const TURN_SETTINGS = {
  TURN_URLS: 'turn:127.0.0.1:3478?transport=udp',
  TURN_SECRET: 'shared-by-the-turn-server-and-the-room',
  TURN_CREDENTIAL_LIFETIME_S: '600',
};
