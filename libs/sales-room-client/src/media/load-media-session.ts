/** Fetches the media part, when the room first offers media. */
export const loadMediaSession = async () => (await import('./media-session.ts')).MediaSession;

/** Fetches the media part ahead of the room, for a page on which somebody waits for it. */
export async function preloadMedia(): Promise<void> {
  await loadMediaSession();
}
