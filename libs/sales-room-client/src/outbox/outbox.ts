import type { CommandInput } from '@vitrine/sales-room-protocol';
import { isRoomError } from '../errors/room-error.ts';
import { newCommandId, type Signalling } from '../signalling/signalling.ts';

const QUEUED_COMMANDS = ['chat.send', 'like.set', 'notes.set', 'hand.set', 'poll.vote'] as const;
/** Commands that are kept until the server has confirmed them, over reconnects and reloads. */
export type QueuedCommand = (typeof QUEUED_COMMANDS)[number];

/** A queued command on its way. `failed` was refused by the server and waits for the person's decision. */
export type OutgoingCommand<Name extends QueuedCommand = QueuedCommand> = {
  [Key in Name]: { name: Key; commandId: string; payload: CommandInput<Key>; status: 'sending' | 'failed'; errorCode: string | null };
}[Name];

/** Where the outbox survives a reload, e.g. `sessionStorage`. */
export interface OutboxStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Failures after which the same command is sent again: the server may or may not have done it. */
const RETRIABLE = new Set(['timeout', 'disconnected', 'internal', 'storage-unavailable', 'rate-limited', 'not-entered']);

/** Milliseconds between tries while connected. */
const RETRY_DELAY_MS = 1_000;

/** After so many answers `internal` a command is told as failed: whatever breaks the server holds nobody else back. */
const INTERNAL_TRIES = 3;

/** Sends queued commands in order, each until it is confirmed or refused; the command id keeps it from being done twice. */
export class Outbox {
  readonly #signalling: Signalling;
  readonly #storage: OutboxStorage | undefined;
  readonly #keyPrefix: string;
  readonly #onChange: (commands: readonly OutgoingCommand[]) => void;
  #commands: readonly OutgoingCommand[] = [];
  /** Whose commands these are; null before the room has said who one is. */
  #owner: string | null = null;
  /** How often each command was answered `internal`. */
  readonly #broken = new Map<string, number>();
  #isPaused = true;
  #isFlushing = false;
  #inFlight: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: {
    signalling: Signalling;
    storage: OutboxStorage | undefined;
    keyPrefix: string;
    onChange(commands: readonly OutgoingCommand[]): void;
  }) {
    this.#signalling = options.signalling;
    this.#storage = options.storage;
    this.#keyPrefix = options.keyPrefix;
    this.#onChange = options.onChange;
  }

  get commands(): readonly OutgoingCommand[] {
    return this.#commands;
  }

  /**
   * Sets whose commands these are: what this attendee had left unsent comes back, and what somebody else wrote in the
   * same tab stays theirs.
   */
  setOwner(owner: string): void {
    if (owner === this.#owner) return;
    const written = this.#owner === null ? this.#commands : [];
    this.#owner = owner;
    const subjects = new Set(written.map(({ name, payload }) => subject(name, payload)));
    const restored = this.#restore().filter(({ name, payload }) => !subjects.has(subject(name, payload)));
    if (restored.length > 0 || this.#commands.length > 0) this.#set([...restored, ...written]);
  }

  add<Name extends QueuedCommand>(name: Name, payload: CommandInput<Name>): string {
    const commandId = newCommandId();
    // Of notes on one slide, a like of one product, a vote in one poll and one's own hand, only the newest wish counts.
    const isSuperseded = (other: OutgoingCommand): boolean =>
      other.commandId !== this.#inFlight && subject(other.name, other.payload) === subject(name, payload);
    this.#set([
      ...this.#commands.filter((other) => !isSuperseded(other)),
      { name, commandId, payload, status: 'sending', errorCode: null } as OutgoingCommand,
    ]);
    void this.#flush();
    return commandId;
  }

  retry(commandId: string): void {
    this.#broken.delete(commandId);
    this.#set(
      this.#commands.map((command) => (command.commandId === commandId ? { ...command, status: 'sending', errorCode: null } : command)),
    );
    void this.#flush();
  }

  discard(commandId: string): void {
    this.#broken.delete(commandId);
    this.#set(this.#commands.filter((command) => command.commandId !== commandId));
  }

  /** The room is entered: sends what waits. */
  resume(): void {
    this.#isPaused = false;
    void this.#flush();
  }

  /** The room is left or not heard: what waits is kept. */
  pause(): void {
    this.#isPaused = true;
    clearTimeout(this.#timer);
  }

  async #flush(): Promise<void> {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    try {
      for (let next = this.#next(); next !== undefined && !this.#isPaused; next = this.#next()) {
        const { commandId, name, payload } = next;
        this.#inFlight = commandId;
        try {
          await this.#signalling.send(name, payload, commandId);
          this.discard(commandId);
        } catch (error) {
          const code = isRoomError(error) ? error.code : 'internal';
          if (RETRIABLE.has(code) && !this.#isBroken(commandId, code)) {
            const delay = (isRoomError(error) && error.retryAfterMs) || RETRY_DELAY_MS;
            if (!this.#isPaused) this.#timer = setTimeout(() => void this.#flush(), delay);
            return;
          }
          this.#set(
            this.#commands.map((command) =>
              command.commandId === commandId ? { ...command, status: 'failed', errorCode: code } : command,
            ),
          );
        } finally {
          this.#inFlight = undefined;
        }
      }
    } finally {
      this.#isFlushing = false;
    }
  }

  #isBroken(commandId: string, code: string): boolean {
    if (code !== 'internal') return false;
    const count = (this.#broken.get(commandId) ?? 0) + 1;
    this.#broken.set(commandId, count);
    return count >= INTERNAL_TRIES;
  }

  #next(): OutgoingCommand | undefined {
    return this.#commands.find(({ status }) => status === 'sending');
  }

  get #key(): string | null {
    return this.#owner === null ? null : `${this.#keyPrefix}:${this.#owner}`;
  }

  #set(commands: readonly OutgoingCommand[]): void {
    this.#commands = commands;
    const key = this.#key;
    try {
      if (key === null) {
        // Nobody knows yet whose these are: they live as long as the page.
      } else if (commands.length === 0) this.#storage?.removeItem(key);
      else this.#storage?.setItem(key, JSON.stringify(commands));
    } catch {
      // A full or forbidden storage costs the memory over a reload; the command itself still goes.
    }
    this.#onChange(commands);
  }

  #restore(): readonly OutgoingCommand[] {
    const key = this.#key;
    try {
      const stored: unknown = JSON.parse((key === null ? null : this.#storage?.getItem(key)) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isOutgoing) : [];
    } catch {
      return [];
    }
  }
}

/** Whether something stored, perhaps by another version, is a command of this outbox. */
function isOutgoing(value: unknown): value is OutgoingCommand {
  if (typeof value !== 'object' || value === null) return false;
  const { name, commandId, payload, status } = value as Record<string, unknown>;
  return (
    QUEUED_COMMANDS.some((queued) => queued === name) &&
    typeof commandId === 'string' &&
    typeof payload === 'object' &&
    payload !== null &&
    (status === 'sending' || status === 'failed')
  );
}

/** What a command is about: a later one about the same replaces it. Every chat line is its own. */
function subject(name: QueuedCommand, payload: CommandInput<QueuedCommand>): string | symbol {
  switch (name) {
    case 'like.set':
      return `like:${(payload as CommandInput<'like.set'>).productId}`;
    case 'notes.set':
      return `notes:${(payload as CommandInput<'notes.set'>).sectionId ?? ''}`;
    case 'hand.set':
      return `hand:${(payload as CommandInput<'hand.set'>).attendeeId ?? ''}`;
    case 'poll.vote':
      return `poll:${(payload as CommandInput<'poll.vote'>).pollId}`;
    default:
      return Symbol(name);
  }
}
