import type { Person } from '@vitrine/e2e-kit/participants';

/** Room commands as somebody's browser could send them by hand. */
interface HandmadeSocket {
  /** Sends a command and gives the code of its refusal, or `accepted`. */
  send(name: string, payload: object): Promise<string>;
}

interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string };
}

/**
 * Speaks to the room server past the page: Socket.IO's own lines over plain requests, with the cookies of this browser. No
 * button stands in the way of what is sent.
 */
export async function openHandmadeSocket({ context, page }: Person): Promise<HandmadeSocket> {
  const { origin } = new URL(page.url());
  const headers = { origin, 'content-type': 'text/plain;charset=UTF-8' };
  const address = `${origin}/room-api/realtime/?EIO=4&transport=polling`;
  const opened = await (await context.request.get(address, { headers })).text();
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
  const session = `${address}&sid=${sid}`;
  const post = (data: string) => context.request.post(session, { headers, data });
  await post('40');
  let sent = 0;

  return {
    async send(name, payload) {
      const id = (sent += 1);
      const message = { name, commandId: `handmade-${Date.now()}-${id}`, payload };
      await post(`42${id}${JSON.stringify(['room:command', message])}`);
      for (;;) {
        for (const packet of (await (await context.request.get(session, { headers })).text()).split('\u001e')) {
          if (packet === '2') await post('3');
          if (!packet.startsWith(`43${id}[`)) continue;
          const [answer] = JSON.parse(packet.slice(`43${id}`.length)) as [Answer];
          return answer.ok ? 'accepted' : (answer.error?.code ?? 'unknown');
        }
      }
    },
  };
}
