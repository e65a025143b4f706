import { useEffect, useState } from 'react';

/** The server's time first, then this browser's, each second. */
export function useClock(initial: number): number {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
