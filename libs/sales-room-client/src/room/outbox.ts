import type { CommandInput } from '@vitrine/sales-room-protocol';
import { isRoomError } from '../errors/room-error.ts';
import { newCommandId, type Signalling } from '../signalling/signalling.ts';

const DURABLE_COMMANDS = ['chat.send', 'like.set', 'notes.set', 'hand.set'] as const;
/** Commands that are kept until the server has confirmed them, over reconnects and reloads. */
export type DurableCommand = (typeof DURABLE_COMMANDS)[number];

/** A durable command on its way. `failed` was refused by the server and waits for the person's decision. */
export type OutgoingCommand<Name extends DurableCommand = DurableCommand> = {
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
const RETRY_DELAY = 1_000;

/** Sends durable commands in order, each until it is confirmed or refused; the command id keeps it from being done twice. */
export class Outbox {
  readonly #signalling: Signalling;
  readonly #storage: OutboxStorage | undefined;
  readonly #key: string;
  readonly #onChange: (commands: readonly OutgoingCommand[]) => void;
  #commands: readonly OutgoingCommand[];
  #isReady = false;
  #isFlushing = false;
  #inFlight: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: { signalling: Signalling; storage: OutboxStorage | undefined; key: string; onChange(commands: readonly OutgoingCommand[]): void }) {
    this.#signalling = options.signalling;
    this.#storage = options.storage;
    this.#key = options.key;
    this.#onChange = options.onChange;
    this.#commands = this.#restore();
  }

  get commands(): readonly OutgoingCommand[] {
    return this.#commands;
  }

  add<Name extends DurableCommand>(name: Name, payload: CommandInput<Name>): string {
    const commandId = newCommandId();
    // Of notes on one slide, a like of one product and one's own hand, only the newest wish counts.
    const isSuperseded = (other: OutgoingCommand): boolean => other.commandId !== this.#inFlight && subject(other.name, other.payload) === subject(name, payload);
    this.#set([...this.#commands.filter((other) => !isSuperseded(other)), { name, commandId, payload, status: 'sending', errorCode: null } as OutgoingCommand]);
    void this.#flush();
    return commandId;
  }

  retry(commandId: string): void {
    this.#set(this.#commands.map((command) => (command.commandId === commandId ? { ...command, status: 'sending', errorCode: null } : command)));
    void this.#flush();
  }

  discard(commandId: string): void {
    this.#set(this.#commands.filter((command) => command.commandId !== commandId));
  }

  /** The room is entered: send what waits. */
  ready(): void {
    this.#isReady = true;
    void this.#flush();
  }

  suspend(): void {
    this.#isReady = false;
    clearTimeout(this.#timer);
  }

  async #flush(): Promise<void> {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    try {
      for (let next = this.#next(); next !== undefined && this.#isReady; next = this.#next()) {
        const { commandId, name, payload } = next;
        this.#inFlight = commandId;
        try {
          await this.#signalling.send(name, payload, commandId);
          this.discard(commandId);
        } catch (error) {
          const code = isRoomError(error) ? error.code : 'internal';
          if (RETRIABLE.has(code)) {
            const delay = (isRoomError(error) && error.retryAfterMs) || RETRY_DELAY;
            if (this.#isReady) this.#timer = setTimeout(() => void this.#flush(), delay);
            return;
          }
          this.#set(this.#commands.map((command) => (command.commandId === commandId ? { ...command, status: 'failed', errorCode: code } : command)));
        } finally {
          this.#inFlight = undefined;
        }
      }
    } finally {
      this.#isFlushing = false;
    }
  }

  #next(): OutgoingCommand | undefined {
    return this.#commands.find(({ status }) => status === 'sending');
  }

  #set(commands: readonly OutgoingCommand[]): void {
    this.#commands = commands;
    try {
      if (commands.length === 0) this.#storage?.removeItem(this.#key);
      else this.#storage?.setItem(this.#key, JSON.stringify(commands));
    } catch {
      // A full or forbidden storage costs the memory over a reload; the command itself still goes.
    }
    this.#onChange(commands);
  }

  #restore(): readonly OutgoingCommand[] {
    try {
      const stored: unknown = JSON.parse(this.#storage?.getItem(this.#key) ?? '[]');
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
  return DURABLE_COMMANDS.some((durable) => durable === name) && typeof commandId === 'string' && typeof payload === 'object' && payload !== null && (status === 'sending' || status === 'failed');
}

/** What a command is about: a later one about the same replaces it. Every chat line is its own. */
function subject(name: DurableCommand, payload: CommandInput<DurableCommand>): string | symbol {
  switch (name) {
    case 'like.set':
      return `like:${(payload as CommandInput<'like.set'>).productId}`;
    case 'notes.set':
      return `notes:${(payload as CommandInput<'notes.set'>).sectionId ?? ''}`;
    case 'hand.set':
      return `hand:${(payload as CommandInput<'hand.set'>).attendeeId ?? ''}`;
    default:
      return Symbol(name);
  }
}
