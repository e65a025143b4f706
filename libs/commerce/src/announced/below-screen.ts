/** From far above the screen down to its last lines: what begins there moves next to nothing of what is seen. */
const SEEN = '100000px 0px -12%';

/** Resolves once a place lies below what is seen: what takes its room there moves nothing that somebody reads. Never where it is aborted. */
export function belowScreen(place: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting !== false) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: SEEN },
    );
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
    observer.observe(place);
  });
}
