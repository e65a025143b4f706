import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Exchange } from './official-schema.ts';

/** A real server that keeps every exchange that passes through it. */
export interface ExchangeRecorder {
  /** With `/store-api`. */
  endpoint: string;
  /** Without path. */
  url: string;
  /** What passed so far, in order. */
  exchanges: Exchange[];
  close(): Promise<void>;
}

const NOT_PASSED = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'content-encoding', 'keep-alive', 'expect']);

const jsonOf = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const headersOf = (headers: Headers): Record<string, string> => Object.fromEntries([...headers].filter(([name]) => !NOT_PASSED.has(name)));

/**
 * Starts the recorder.
 *
 * @param upstream - The store that answers. Without one, every call is answered by `{}`: enough to see what a client sends.
 */
export async function startExchangeRecorder(upstream?: string): Promise<ExchangeRecorder> {
  const exchanges: Exchange[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://recorder.invalid');
    const text = await textOf(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        value === undefined || NOT_PASSED.has(name) ? [] : [[name, String(value)]],
      ),
    );
    const reply =
      upstream === undefined
        ? new Response('{}', { headers: { 'content-type': 'application/json' } })
        : await fetch(`${upstream}${request.url ?? '/'}`, {
            method: request.method ?? 'GET',
            headers,
            ...(text === '' ? {} : { body: text }),
            redirect: 'manual',
          });
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const isJson = /json/.test(reply.headers.get('content-type') ?? '');
    exchanges.push({
      api: url.pathname.startsWith('/store-api/') ? 'store' : 'admin',
      method: request.method ?? 'GET',
      path: url.pathname.replace(/^\/(store-api|api)(?=\/)/, ''),
      query: url.searchParams,
      headers,
      requestBody: jsonOf(text),
      status: reply.status,
      answerBody: isJson ? jsonOf(new TextDecoder().decode(bytes)) : undefined,
    });
    response.writeHead(reply.status, headersOf(reply.headers));
    response.end(bytes);
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    endpoint: `${url}/store-api`,
    exchanges,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
