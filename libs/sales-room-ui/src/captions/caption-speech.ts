/** Fetched when somebody wants their words to be captioned. */
export { captionSpeech } from '@vitrine/sales-room-client';
