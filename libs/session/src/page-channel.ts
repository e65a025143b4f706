/**
 * Listens to the other pages of this origin on a channel, without keeping this page out of the back/forward cache: a
 * page that is left with an open channel is dropped there as soon as a message comes.
 * @param options.onReturn Called when the page comes back from the cache: what was said meanwhile it has missed.
 * @returns How to end it.
 */
export function listenToPages(
  name: string,
  listener: (data: unknown) => void,
  options: { readonly onReturn?: () => void } = {},
): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  let channel: BroadcastChannel | undefined;
  const listen = (): void => {
    if (channel !== undefined) return;
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(data);
  };
  const pause = (): void => {
    channel?.close();
    channel = undefined;
  };
  const resume = ({ persisted }: PageTransitionEvent): void => {
    listen();
    if (persisted) options.onReturn?.();
  };
  listen();
  addEventListener('pagehide', pause);
  addEventListener('pageshow', resume);
  return () => {
    pause();
    removeEventListener('pagehide', pause);
    removeEventListener('pageshow', resume);
  };
}

/** Says something to the other pages of this origin. */
export function tellPages(name: string, data: unknown = null): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(data);
  channel.close();
}
