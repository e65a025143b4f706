import type { RoomErrorBody } from '@vitrine/sales-room-protocol';
import { newId } from '../identifiers.ts';
import { errorFields, type Logger } from '../logger.ts';
import { isRoomError, RoomError } from '../room-error.ts';
import type { ClusterMessage, ClusterRequests } from './cluster-message.ts';

/** Carries messages between servers: Socket.IO's own way from server to server, over its adapter. */
export interface ServerWire {
  serverSideEmit(event: string, message: unknown): void;
  on(event: string, listener: (message: unknown) => void): void;
  /** Whether the others can be reached now. */
  isConnected(): boolean;
}

type Handlers = {
  [Name in keyof ClusterRequests]: (question: ClusterRequests[Name]['question']) => Promise<ClusterRequests[Name]['answer']>;
};

/** How servers that share rooms speak to each other. */
export interface ClusterBus {
  readonly serverId: string;
  isConnected(): boolean;
  /** Tells all others; a message that gets lost is healed from the database. */
  publish(message: ClusterMessage): void;
  onMessage(listener: (message: ClusterMessage) => void): void;
  /**
   * Asks one server.
   * @throws RoomError: what it refused, or `media-unavailable` where it doesn't answer.
   */
  request<Name extends keyof ClusterRequests>(
    serverId: string,
    name: Name,
    question: ClusterRequests[Name]['question'],
  ): Promise<ClusterRequests[Name]['answer']>;
  answer(handlers: Handlers): void;
  close(): void;
}

interface Request {
  to: string;
  from: string;
  id: string;
  name: keyof ClusterRequests;
  question: never;
}

interface Reply {
  to: string;
  id: string;
  answer?: unknown;
  error?: RoomErrorBody;
}

const ANSWER_WITHIN_MS = 4_000;
const RETRY_AFTER_MS = 1_000;

/** See {@link ClusterBus}. */
export function createClusterBus(serverId: string, wire: ServerWire, logger: Logger): ClusterBus {
  const waiting = new Map<string, { resolve(answer: unknown): void; reject(error: Error): void; timer: NodeJS.Timeout }>();
  let handlers: Handlers | undefined;

  const unreachable = (detail: string) => new RoomError('media-unavailable', detail, { retryAfterMs: RETRY_AFTER_MS });

  wire.on('cluster:request', (message) => {
    const request = message as Request;
    if (request.to !== serverId || handlers === undefined) return;
    const reply = (outcome: Omit<Reply, 'to' | 'id'>) =>
      wire.serverSideEmit('cluster:reply', { to: request.from, id: request.id, ...outcome });
    // A server of another version may ask what this one has never heard of.
    const ask = async (answers: Handlers) => answers[request.name](request.question);
    ask(handlers).then(
      (answer: unknown) => reply({ answer }),
      (error: unknown) => {
        if (!isRoomError(error)) logger.error('cluster.request-failed', { name: request.name, ...errorFields(error) });
        reply({ error: isRoomError(error) ? error.toBody() : { code: 'internal', detail: 'Something went wrong.' } });
      },
    );
  });
  wire.on('cluster:reply', (message) => {
    const { to, id, answer, error } = message as Reply;
    const asked = to === serverId ? waiting.get(id) : undefined;
    if (asked === undefined) return;
    waiting.delete(id);
    clearTimeout(asked.timer);
    if (error === undefined) asked.resolve(answer);
    else
      asked.reject(new RoomError(error.code, error.detail, error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs }));
  });

  return {
    serverId,
    isConnected: () => wire.isConnected(),
    publish: (message) => wire.serverSideEmit('cluster:message', message),
    onMessage: (listener) => wire.on('cluster:message', (message) => listener(message as ClusterMessage)),
    async request(to, name, question) {
      if (!wire.isConnected()) throw unreachable("The servers can't reach each other now.");
      const id = newId();
      const answer = new Promise<unknown>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(unreachable('The server that has this does not answer.'));
        }, ANSWER_WITHIN_MS);
        waiting.set(id, { resolve, reject, timer });
      });
      wire.serverSideEmit('cluster:request', { to, from: serverId, id, name, question });
      return (await answer) as never;
    },
    answer(given) {
      handlers = given;
    },
    close() {
      for (const { timer, reject } of waiting.values()) {
        clearTimeout(timer);
        reject(unreachable('This server is closing.'));
      }
      waiting.clear();
    },
  };
}
