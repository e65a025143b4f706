import { connect } from 'node:net';
import { ACCESS_KEY } from './small-catalogue.ts';

export interface SlowRequest {
  /** Sends the rest of the body; the whole answer as text. */
  finish(): Promise<string>;
}

/** A POST whose head and half of its body have arrived. */
export async function startSlowRequest(url: string, path: string, parameters: object, token?: string | null): Promise<SlowRequest> {
  const body = JSON.stringify(parameters);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const head = [
    `POST /store-api${path} HTTP/1.1`,
    'Host: shop.example',
    'Connection: close',
    `sw-access-key: ${ACCESS_KEY}`,
    ...(token ? [`sw-context-token: ${token}`] : []),
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  // Until the server has read the head.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    async finish() {
      socket.write(body.slice(5));
      await ended;
      return answer;
    },
  };
}
