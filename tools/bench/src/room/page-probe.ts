import type { BrowserContext, Page } from '@playwright/test';

/** Moments of a join as the page saw them: milliseconds of the page's clock, null for what has not happened. */
export interface PageMoments {
  click: number | null;
  joined: number | null;
  socket: number | null;
  dtls: number | null;
  entered: number | null;
  drawn: number | null;
  transport: number | null;
  keyframe: number | null;
  frame: number | null;
}

/** Writes down, inside of each page, when the steps of a join happen. The page itself is not changed by it. */
export function probeJoins(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    type Moments = Record<string, number | null>;
    const moments: Moments = {
      click: null,
      joined: null,
      socket: null,
      dtls: null,
      entered: null,
      drawn: null,
      transport: null,
      keyframe: null,
      frame: null,
    };
    (window as unknown as { vitrineMoments: Moments }).vitrineMoments = moments;
    const note = (name: string) => void (moments[name] ??= performance.now());
    document.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('form button[type=submit]')) note('click');
      },
      { capture: true },
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name.includes('/join-as-client')) moments['joined'] ??= (entry as PerformanceResourceTiming).responseEnd;
    }).observe({ type: 'resource', buffered: true });

    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        if (!String(url).includes('/room-api/realtime')) return;
        this.addEventListener('open', () => note('socket'));
        this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (typeof data === 'string' && data.includes('"snapshot"')) note('entered');
        });
      }
    };

    const keyframeOf = async (connection: RTCPeerConnection) => {
      while (moments['keyframe'] === null && connection.connectionState !== 'closed') {
        for (const stat of (await connection.getStats()).values()) {
          const { type, kind, framesReceived = 0 } = stat as { type: string; kind?: string; framesReceived?: number };
          if (type === 'inbound-rtp' && kind === 'video' && framesReceived > 0) note('keyframe');
        }
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        // Before the click a way may be open already, over which nothing comes.
        this.addEventListener('track', ({ track }) => {
          if (moments['transport'] !== null || track.kind !== 'video') return;
          note('transport');
          void keyframeOf(this);
        });
        this.addEventListener('connectionstatechange', () => {
          if (this.connectionState === 'connected') note('dtls');
        });
      }
    };

    const watched = new WeakSet<HTMLVideoElement>();
    new MutationObserver(() => {
      if (document.querySelector('[data-testid=stage-tile]:not([data-own])') !== null) note('drawn');
      for (const video of document.querySelectorAll<HTMLVideoElement>('[data-testid=stage-tile]:not([data-own]) video')) {
        if (watched.has(video)) continue;
        watched.add(video);
        video.requestVideoFrameCallback(() => note('frame'));
      }
    }).observe(document, { subtree: true, childList: true });
  });
}

/** What the page has written down so far. */
export const momentsOf = (page: Page): Promise<PageMoments> =>
  page.evaluate(() => (window as unknown as { vitrineMoments: PageMoments }).vitrineMoments);
