import { type RefObject, useEffect } from 'react';

interface Connection {
  saveData?: boolean;
}

/** Whether a video may start by itself at all: neither motion nor data is to be spared. */
function mayStartByItself(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  const asksFor = (query: string) => window.matchMedia?.(query).matches ?? false;
  return !asksFor('(prefers-reduced-motion: reduce)') && !asksFor('(prefers-reduced-data: reduce)') && !connection?.saveData;
}

/** Plays without sound while in view; somebody who stopped it stays in charge. */
export function useQuietAutoplay(ref: RefObject<HTMLVideoElement | null>, isOn: boolean): void {
  useEffect(() => {
    const video = ref.current;
    if (!video || !isOn || !mayStartByItself() || typeof IntersectionObserver === 'undefined') return undefined;
    video.muted = true;
    let isOurs = true;
    let isPausing = false;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page hears of several changes at once: the last one holds.
        const entry = entries.at(-1);
        if (!isOurs || !entry) return;
        if (entry.isIntersecting) void video.play().catch(() => undefined);
        else if (!video.paused) {
          isPausing = true;
          video.pause();
        }
      },
      { threshold: 0.5 },
    );
    const handlePause = () => {
      if (!isPausing && !video.ended) isOurs = false;
      isPausing = false;
    };
    video.addEventListener('pause', handlePause);
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.removeEventListener('pause', handlePause);
    };
  }, [ref, isOn]);
}
