/** Fetches the media part: the room does when it first offers media, a page before the room ahead of that. */
export const loadMediaSession = async () => (await import('./media-session.ts')).MediaSession;
