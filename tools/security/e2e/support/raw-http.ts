import { connect } from 'node:net';

/** What came back on a raw connection until the other side closed it, or `withinMs` went by. */
export interface RawAnswer {
  /** Status of the first answer; undefined where none came. */
  readonly status: number | undefined;
  readonly text: string;
}

/**
 * Sends bytes as they are: no client of ours or of a library corrects a path, a header or a line end.
 * @param port Port on loopback.
 * @param bytes The whole request, line ends included. `Connection: close` makes the answer end.
 * @param withinMs Longest wait, in milliseconds.
 */
export function sendRaw(port: number, bytes: string | Uint8Array, withinMs = 10_000): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
      resolve({ status: status === undefined ? undefined : Number(status), text });
    };
    const timer = setTimeout(finish, withinMs);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', finish);
    socket.on('close', finish);
  });
}

/** A request for a path that no client normalizes. */
export function rawGet(port: number, path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<RawAnswer> {
  const lines = Object.entries({ host: `localhost:${port}`, connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return sendRaw(port, `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
}
