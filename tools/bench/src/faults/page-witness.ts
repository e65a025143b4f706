import type { BrowserContext, Page } from '@playwright/test';

/** What one person sees at one moment, apart from the slide. */
export interface Sight {
  /** Milliseconds since 1970, by a clock that no test turns. */
  readonly at: number;
  /** State of the connection. */
  readonly connection: string;
  /** All that banners and notifications say. */
  readonly says: string;
  /** Whether the picture of the other one moves. */
  readonly isMoving: boolean;
}

/** What must be the same after a fault. */
export interface PageMemory {
  readonly connection: string;
  readonly slide: string | null;
  readonly chat: readonly string[];
  readonly mic: string;
  readonly camera: string;
  readonly hand: string;
  readonly likes: string;
}

/** How hard the pages work. */
export interface Effort {
  /**
   * Small pictures, and no look at the line: on a machine that does many other things a page takes its own hurry for a bad
   * line, and turns pictures off by itself. What breaks and comes back is the same.
   */
  readonly isLight: boolean;
}

/** Settings of the script that runs in each page. */
interface WitnessOptions extends Effort {
  readonly mediaPort: number;
  readonly relayPort: number;
}

/** A picture that has not changed for so long stands still. */
export const stillAfterMs = ({ isLight }: Effort): number => (isLight ? 2_500 : 800);

/**
 * Watches what a person sees from the page's first moment on, leads their media through a relay, and keeps handles for what
 * a test does to a machine: its clock and its devices.
 */
export function watchPages(context: BrowserContext, options: WitnessOptions): Promise<unknown> {
  return context.addInitScript(
    ({ mediaPort, relayPort, isLight, stillAfter }) => {
      interface Seen {
        at: number;
        connection: string;
        says: string;
        isMoving: boolean;
      }
      const host = window as unknown as {
        vitrineSights: Seen[];
        vitrineClock: { offset: number };
        vitrineTracks: MediaStreamTrack[];
        vitrineUnplugged: boolean;
      };
      host.vitrineSights = [];
      host.vitrineUnplugged = false;
      host.vitrineTracks = [];
      host.vitrineClock = { offset: 0 };

      const clock = host.vitrineClock;
      const RealDate = Date;
      window.Date = class extends RealDate {
        constructor(...values: unknown[]) {
          if (values.length === 0) super(RealDate.now() + clock.offset);
          else super(...(values as [number]));
        }
        static override now() {
          return RealDate.now() + clock.offset;
        }
      } as DateConstructor;

      const devices = navigator.mediaDevices;
      if (devices !== undefined) {
        const [open, list] = [devices.getUserMedia.bind(devices), devices.enumerateDevices.bind(devices)];
        devices.getUserMedia = async (constraints) => {
          if (host.vitrineUnplugged && constraints?.video) throw new DOMException('Requested device not found', 'NotFoundError');
          const stream = await open(
            isLight && constraints?.video ? { ...constraints, video: { width: 320, height: 180, frameRate: 8 } } : constraints,
          );
          host.vitrineTracks.push(...stream.getTracks());
          return stream;
        };
        devices.enumerateDevices = async () => (await list()).filter(({ kind }) => !(host.vitrineUnplugged && kind === 'videoinput'));
      }

      if (isLight)
        for (const host of [RTCPeerConnection, RTCRtpSender, RTCRtpReceiver])
          host.prototype.getStats = async () => new Map() as unknown as RTCStatsReport;

      const setRemote = RTCPeerConnection.prototype.setRemoteDescription;
      RTCPeerConnection.prototype.setRemoteDescription = function (this: RTCPeerConnection, description: RTCSessionDescriptionInit) {
        const lines = (description.sdp ?? '').split('\r\n').filter((line) => !(line.startsWith('a=candidate:') && / tcp /i.test(line)));
        const sdp = lines
          .map((line) => (line.startsWith('a=candidate:') ? line.replace(` ${mediaPort} typ`, ` ${relayPort} typ`) : line))
          .join('\r\n');
        return Reflect.apply(setRemote, this, [{ ...description, sdp }]);
      } as typeof setRemote;

      const frames = new WeakMap<HTMLVideoElement, { count: number; at: number }>();
      const isMoving = (): boolean => {
        const now = performance.now();
        let moves = false;
        for (const video of document.querySelectorAll<HTMLVideoElement>('[data-testid=stage-tile]:not([data-own]) video')) {
          const count = video.getVideoPlaybackQuality().totalVideoFrames;
          const before = frames.get(video);
          if (before === undefined || before.count !== count) frames.set(video, { count, at: before === undefined ? -Infinity : now });
          moves ||= now - (frames.get(video)?.at ?? -Infinity) < stillAfter;
        }
        return moves;
      };
      const textOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => (element.textContent ?? '').trim()).filter(Boolean);
      setInterval(() => {
        const connection = document.querySelector('[data-connection]')?.getAttribute('data-connection') ?? '';
        const says = [...new Set([...textOf('.v-room-banner'), ...textOf('.v-notification__text')])].join(' · ');
        const now = { at: performance.timeOrigin + performance.now(), connection, says, isMoving: isMoving() };
        const last = host.vitrineSights.at(-1);
        if (last === undefined || last.connection !== connection || last.says !== says || last.isMoving !== now.isMoving)
          host.vitrineSights.push(now);
      }, 50);
    },
    { ...options, stillAfter: stillAfterMs(options) },
  );
}

/** All that a person has seen so far. */
export const sightsOf = (page: Page): Promise<Sight[]> =>
  page.evaluate(() => (window as unknown as { vitrineSights: Sight[] }).vitrineSights);

/** Turns the clock of a person's machine. */
export const turnClock = (page: Page, offsetMs: number): Promise<void> =>
  page.evaluate((offset) => {
    (window as unknown as { vitrineClock: { offset: number } }).vitrineClock.offset = offset;
  }, offsetMs);

/** Unplugs the camera of a person's machine, or plugs it in again: its tracks end and it can't be found, as the browser says it. */
export const setCamera = (page: Page, isPlugged: boolean): Promise<void> =>
  page.evaluate((plugged) => {
    const host = window as unknown as { vitrineTracks: MediaStreamTrack[]; vitrineUnplugged: boolean };
    host.vitrineUnplugged = !plugged;
    for (const track of plugged ? [] : host.vitrineTracks) {
      if (track.kind !== 'video' || track.readyState === 'ended') continue;
      track.stop();
      // A track that is stopped by a script is silent about it; one that loses its device is not.
      track.dispatchEvent(new Event('ended'));
    }
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  }, isPlugged);

/** What a page holds now. */
export const memoryOf = (page: Page): Promise<PageMemory> =>
  page.evaluate(() => {
    const button = (pattern: RegExp) => {
      const found = [...document.querySelectorAll('button')].find((each) => pattern.test(each.getAttribute('aria-label') ?? ''));
      return found === undefined
        ? ''
        : `${found.getAttribute('aria-label') ?? ''}${found.getAttribute('aria-pressed') === 'true' ? ' (pressed)' : ''}`;
    };
    return {
      connection: document.querySelector('[data-connection]')?.getAttribute('data-connection') ?? '',
      slide: document.querySelector('[data-testid=slide]')?.getAttribute('data-slide-index') ?? null,
      chat: [...document.querySelectorAll('.v-chat-line__text')].map((line) => line.textContent ?? ''),
      mic: button(/^Turn microphone/),
      camera: button(/^Turn camera/),
      hand: button(/hand$/i),
      likes: button(/^Likes\b/),
    };
  });
