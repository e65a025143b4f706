import { loadBackgroundBlur, type VideoProcessor } from '@vitrine/sales-room-client';

/** Blurs what is behind the person; its code is fetched with the first picture. */
export const backgroundBlur: VideoProcessor = { process: async (track) => (await loadBackgroundBlur()).process(track) };
