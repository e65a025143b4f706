import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFaultQueue, type Fault } from '../fault.ts';

export { type Fault } from '../fault.ts';

/** A request as the server received it. */
export interface ReceivedRequest {
  method: string;
  /** Path and query as sent. */
  url: string;
  /** Path without query. */
  path: string;
  headers: Record<string, string>;
  /** The raw body. */
  text: string;
  /** The body parsed as JSON; undefined where it is none. */
  json: unknown;
}

/** An answer of the server. */
export interface ServedAnswer {
  /** Default 200. */
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a text or bytes as they are; undefined as an empty body. */
  body?: unknown;
}

/** A real HTTP server on the loopback, with switches for faults. */
export interface FaultServer {
  /** Base address, without trailing slash. */
  readonly url: string;
  /** Everything received so far. */
  readonly requests: ReceivedRequest[];
  /** Lets the next exchange that matches go wrong; faults queue up. */
  fault(fault: Fault, matches?: (request: ReceivedRequest) => boolean): void;
  close(): Promise<void>;
}

/** What the server does with requests that no fault hits. */
export type RequestHandler = (request: ReceivedRequest) => ServedAnswer | Promise<ServedAnswer>;

async function receive(message: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const url = message.url ?? '/';
  let json: unknown;
  try {
    json = text === '' ? undefined : JSON.parse(text);
  } catch {
    json = undefined;
  }
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
  return { method: message.method ?? 'GET', url, path: url.split('?', 1)[0] ?? url, headers, text, json };
}

function bytesOf(body: unknown): Uint8Array {
  if (body === undefined) return new Uint8Array();
  if (body instanceof Uint8Array) return body;
  return new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
}

function answer(response: ServerResponse, served: ServedAnswer): void {
  const status = served.status ?? 200;
  response.writeHead(status, { ...(status === 204 ? {} : { 'content-type': 'application/json' }), ...served.headers });
  response.end(status === 204 ? undefined : bytesOf(served.body));
}

/**
 * Starts a server; the caller closes it.
 * @param takeFault A fault of somebody else for a request, asked where none of the server's own matches.
 */
export async function startFaultServer(
  handle: RequestHandler,
  takeFault?: (request: ReceivedRequest) => Fault | undefined,
): Promise<FaultServer> {
  const requests: ReceivedRequest[] = [];
  const faults = createFaultQueue<ReceivedRequest>();

  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await receive(message);
    requests.push(request);
    const fault = faults.take(request) ?? takeFault?.(request);
    const reset = (): void => {
      message.socket.resetAndDestroy();
    };
    switch (fault?.kind) {
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, fault.ms));
        break;
      case 'hang':
        if (fault.handled) await handle(request);
        return;
      case 'status':
        answer(response, fault);
        return;
      case 'reset':
        if (fault.when === 'before') {
          reset();
          return;
        }
        break;
      case 'malformed':
      case undefined:
        break;
    }
    const served = await handle(request);
    if (fault?.kind === 'reset' && fault.when === 'after') {
      reset();
    } else if (fault?.kind === 'reset') {
      const bytes = bytesOf(served.body);
      response.writeHead(served.status ?? 200, { 'content-type': 'application/json', 'content-length': bytes.length, ...served.headers });
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), reset);
    } else if (fault?.kind === 'malformed') {
      answer(response, { ...served, body: bytesOf(served.body).slice(0, -1) });
    } else {
      answer(response, served);
    }
  }

  const server = createServer((message, response) => {
    serve(message, response).catch((error: unknown) => {
      answer(response, { status: 500, body: { errors: [{ status: '500', code: 'FAULT_SERVER', detail: String(error) }] } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    fault(fault, matches = () => true) {
      faults.add(fault, matches, 1);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
