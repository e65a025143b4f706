import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { FULL_VIDEO_BUDGET, type VideoBudget } from '../adaptation/video-budget.ts';
import type { MediaSession, ReceiveMode, RemoteTrack } from '../media/media-session.ts';
import type { MediaStandby } from '../media/media-standby.ts';
import type { MediaTransportState } from '../media/media-transports.ts';
import type { TileSize } from '../media/video-layers.ts';
import { MediaRecovery, type RecoveryPolicy } from '../reconnect/media-recovery.ts';
import type { Signalling } from '../signalling/signalling.ts';

/** Loads the media part of the client. */
export type MediaLoader = () => Promise<Pick<typeof MediaSession, 'open' | 'prepare'>>;

export interface RoomMediaOptions {
  signalling: Signalling;
  load: MediaLoader;
  policy: RecoveryPolicy;
  receive: ReceiveMode | undefined;
  onRemoteTracks(tracks: readonly RemoteTrack[]): void;
  onState(state: MediaTransportState): void;
  /** A session is there: what is wanted can be sent over it. */
  onOpened(): void;
  /** Nothing but entering the room again can help. */
  onResume(): void;
}

/** Keeps one media session in line with the room: opened, renewed, mended, closed; and receives what is offered. */
export class RoomMedia {
  readonly #options: RoomMediaOptions;
  readonly #recovery: MediaRecovery;
  /** What is shown outlives a session: the next one begins with it. */
  readonly #views = new Map<string, TileSize | null>();
  #session: MediaSession | undefined;
  #standby: MediaStandby | undefined;
  #room: RoomSnapshot | null = null;
  #videoBudget: Pick<VideoBudget, 'receive' | 'guides'> = FULL_VIDEO_BUDGET;
  #work: Promise<void> = Promise.resolve();
  /** Grows with each end, so that a session that opens too late is closed again. */
  #generation = 0;

  constructor(options: RoomMediaOptions) {
    this.#options = options;
    this.#recovery = new MediaRecovery({
      policy: options.policy,
      perform: async (step) => {
        if (step === 'resume') options.onResume();
        else if (step === 'restart-ice') await this.#session?.restartIce();
        else await this.#session?.renewTransports();
      },
      onStatus: (status) => {
        if (status === 'failed') options.onState('failed');
      },
    });
  }

  get session(): MediaSession | undefined {
    return this.#session;
  }

  /** Gets ready before the door, so that what is offered inside comes at once. @throws RoomError */
  async prepare(presentationPath: string): Promise<void> {
    const generation = this.#generation;
    const { signalling } = this.#options;
    const standby = await (await this.#options.load()).prepare({ signalling, presentationPath });
    if (generation === this.#generation && this.#room === null) this.#standby = standby;
    else standby.transport.close();
  }

  /** Follows the newest state of the room. */
  follow(room: RoomSnapshot): void {
    this.#room = room;
    this.#work = this.#work.then(() => this.#follow()).catch(() => this.#options.onState('failed'));
  }

  show(producerId: string, size: TileSize | null): void {
    this.#views.set(producerId, size);
    this.#session?.show(producerId, size);
  }

  /** Receives only the video that the line has room for. */
  applyVideoBudget(videoBudget: Pick<VideoBudget, 'receive' | 'guides'>): void {
    this.#videoBudget = videoBudget;
    this.#session?.pauseReceiving(this.#isPaused);
  }

  readonly #isPaused = (attendeeId: string): boolean => {
    const { receive, guides } = this.#videoBudget;
    return !receive && !(guides && this.#isGuide(attendeeId));
  };

  readonly #isGuide = (attendeeId: string): boolean =>
    this.#room?.attendees.find((attendee) => attendee.attendeeId === attendeeId)?.type === 'GUIDE';

  /** Tries anew after everything had failed. */
  retry(): void {
    this.#recovery.reset();
    const room = this.#room;
    this.#end();
    if (room !== null) this.follow(room);
  }

  /** Nothing is sent or received any more; the next `follow` begins anew. What was tried to mend it still counts. */
  end(): void {
    this.#room = null;
    this.#end();
  }

  /** Ends, and forgets what was tried and shown. */
  close(): void {
    this.end();
    this.#recovery.reset();
    this.#views.clear();
    this.#videoBudget = FULL_VIDEO_BUDGET;
  }

  #end(): void {
    this.#generation += 1;
    this.#session?.pauseAll();
    this.#session?.close();
    this.#session = undefined;
    this.#standby?.transport.close();
    this.#standby = undefined;
  }

  /** What was made ready, once, where it is of these media and its line holds. */
  #takeStandby(epoch: number): MediaStandby | undefined {
    const standby = this.#standby;
    this.#standby = undefined;
    if (standby?.epoch === epoch && standby.transport.connectionState === 'connected') return standby;
    standby?.transport.close();
    return undefined;
  }

  async #follow(): Promise<void> {
    const room = this.#room;
    if (room === null) return;
    const { media } = room;
    const isPossible = media.available && media.routerRtpCapabilities !== null && room.commands.includes('media.create-transport');
    if (this.#session && (!isPossible || this.#session.epoch !== media.epoch)) this.#end();
    if (!isPossible) return;
    if (this.#session === undefined) await this.#open(room);
    const newest = this.#room ?? room;
    const present = new Set(newest.media.producers.map(({ producerId }) => producerId));
    for (const producerId of this.#views.keys()) if (!present.has(producerId)) this.#views.delete(producerId);
    void this.#session?.receive(newest.media.producers.filter(({ attendeeId }) => attendeeId !== newest.self.attendeeId));
  }

  async #open({ media }: RoomSnapshot): Promise<void> {
    const generation = this.#generation;
    const { signalling, onRemoteTracks, receive } = this.#options;
    const loaded = await this.#options.load();
    const standby = this.#takeStandby(media.epoch);
    const session = await loaded.open({
      signalling,
      media,
      onRemoteTracks,
      receive,
      isExpected: this.#isGuide,
      standby,
      onState: (state) => this.#changed(state),
    });
    if (generation !== this.#generation) {
      session.close();
      return;
    }
    this.#session = session;
    this.#options.onState('new');
    session.report();
    for (const [producerId, size] of this.#views) session.show(producerId, size);
    session.pauseReceiving(this.#isPaused);
    this.#options.onOpened();
  }

  #changed(state: MediaTransportState): void {
    // While everything has failed, a transport that falls apart says nothing new.
    if (this.#recovery.status === 'failed' && state !== 'connected' && state !== 'closed') return;
    this.#options.onState(state);
    if (state === 'interrupted') this.#recovery.interrupted();
    if (state === 'connected') this.#recovery.connected();
  }
}
