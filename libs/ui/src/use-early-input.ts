import { type RefObject, useEffect, useRef } from 'react';

/** Takes over what somebody has typed before scripts ran: the next drawing would put the server's text in its place. */
export function useEarlyInput(input: RefObject<HTMLInputElement | null>, drawn: string, take: (typed: string) => void): void {
  const start = useRef({ drawn, take });
  useEffect(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== start.current.drawn) start.current.take(typed);
  }, [input]);
}
