import { CONNECTION_TRANSITIONS, type ConnectionEvent, type ConnectionStatus, nextStatus } from '@vitrine/sales-room-protocol';
import type { ReconnectPolicy } from '../reconnect/reconnect-policy.ts';

/** Milliseconds for which `reconnected` is shown before it is plain `connected`. */
export const RECONNECTED_SHOWN_MS = 3_000;

export interface ConnectionOptions {
  policy: ReconnectPolicy;
  /** Opens the socket. */
  connect(): void;
  onStatus(status: ConnectionStatus): void;
}

/** Keeps one connection: the transition table decides the status, the policy decides when to try again. */
export class Connection {
  readonly #options: ConnectionOptions;
  #status: ConnectionStatus = 'idle';
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** Starts, unless it is already at it. */
  open(): void {
    if (this.#status !== 'idle' && this.#status !== 'lost' && this.#status !== 'closed') return;
    this.#attempt = 0;
    this.#move('open');
    this.#try(0);
  }

  /** The room was entered: only now is the connection worth its name. */
  opened(): void {
    this.#attempt = 0;
    clearTimeout(this.#timer);
    this.#move('opened');
    if (this.#status === 'reconnected') this.#timer = setTimeout(() => this.#move('settle'), RECONNECTED_SHOWN_MS);
  }

  /** The socket is gone or the room could not be entered: tries again by the policy, or gives up. */
  dropped(): void {
    clearTimeout(this.#timer);
    if (this.#status === 'closed' || this.#status === 'lost') return;
    const delay = this.#options.policy.delay(this.#attempt);
    this.#move('dropped');
    if (delay === null) {
      this.#move('give-up');
      return;
    }
    this.#attempt += 1;
    this.#try(delay);
  }

  /** Tries at once, e.g. because the network is back or the person asks for it. */
  retryNow(): void {
    if (this.#status === 'lost') this.open();
    else if (this.#status === 'reconnecting' || this.#status === 'connecting') this.#try(0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#move('close');
  }

  #try(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#options.connect(), delay);
  }

  #move(event: ConnectionEvent): void {
    const next = nextStatus(CONNECTION_TRANSITIONS, this.#status, event);
    if (next === undefined || next === this.#status) return;
    this.#status = next;
    this.#options.onStatus(next);
  }
}
