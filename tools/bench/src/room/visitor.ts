/** One browser without a page: its cookies and its calls. */
export interface Visitor {
  cookieHeader(): string;
  call(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** Asks again, once, where a connection that was kept alive had just been closed by its other end: browsers do so too. */
async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const { code } = (error instanceof Error ? error.cause : undefined) as { code?: string };
    if (code !== 'UND_ERR_SOCKET' && code !== 'ECONNRESET') throw error;
    return fetch(url, init);
  }
}

/** A visitor of the product at this origin, without any cookie yet. */
export function createVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookieHeader,
    async call(method, path, body) {
      const response = await ask(`${origin}${path}`, {
        method,
        headers: {
          origin,
          cookie: cookieHeader(),
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';', 1);
        const at = pair.indexOf('=');
        cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 200)}`);
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    },
  };
}
