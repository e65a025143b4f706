import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStoreApiClient, withResponseValidation } from '@vitrine/store-api-client';
import { responseSchemas } from '@vitrine/store-api-client/schemas';
import { readAnswers } from '../answer-checks/answers.ts';
import { bundle, gzipKilobytes } from '../api-client/bundle.ts';
import { ACCESS_KEY } from '../api-client/cart-answer.ts';
import { alternate, type Bench, type BenchRow, median, toRow } from '../bench.ts';

/** Times an unchecked call that a checked one may take. */
const TIME_AIM = 1.25;
/** Times whole zod that one check may weigh in a browser. */
const SIZE_AIM = 0.5;
const CALLS = 20;

async function timeRows(log: (line: string) => void): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  let text = '';
  const server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(text));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const unchecked = createStoreApiClient({ endpoint, accessKey: ACCESS_KEY, contextToken: 'bench' });
    const checked = withResponseValidation(unchecked, responseSchemas);
    for (const answer of await readAnswers()) {
      text = answer.text;
      const repeat = (client: typeof checked) => async (): Promise<void> => {
        for (let call = 0; call < CALLS; call += 1) await answer.call(client);
      };
      const samples = await alternate({ checked: repeat(checked), unchecked: repeat(unchecked) }, { warmUp: 20, rounds: 100 });
      log(`${answer.name}: ${(text.length / 1000).toFixed(1)} kB of JSON`);
      rows.push(
        toRow({
          name: `${answer.name}, checked`,
          ours: median(samples.checked) / CALLS,
          peers: { unchecked: median(samples.unchecked) / CALLS },
          unit: 'ms',
          aim: TIME_AIM,
        }),
      );
    }
    return rows;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const kilobytesOf = async (text: string): Promise<number> => gzipKilobytes(await bundle({ entry: { text } }));

async function sizeRows(): Promise<BenchRow[]> {
  const wholeZod = await kilobytesOf("import { z } from 'zod'; export const schema = z.object({ id: z.string() });");
  const miniAlone = await kilobytesOf("import * as z from 'zod/mini'; export const schema = z.looseObject({ id: z.string() });");
  const client = await kilobytesOf("export { createStoreApiClient, getCart } from '@vitrine/store-api-client';");
  const one = await kilobytesOf(
    "export { withResponseValidation } from '@vitrine/store-api-client'; export { getCartResponseSchema } from '@vitrine/store-api-client/schemas/get-cart';",
  );
  const all = await kilobytesOf(
    "export { withResponseValidation } from '@vitrine/store-api-client'; export { responseSchemas } from '@vitrine/store-api-client/schemas';",
  );
  const peers = { 'whole zod': wholeZod, 'zod/mini alone': miniAlone, 'the client and getCart': client };
  return [
    toRow({ name: 'the check of getCart, gzip', ours: one, peers, unit: 'kB', aim: SIZE_AIM }),
    toRow({ name: 'all checks, gzip', ours: all, peers, unit: 'kB', aim: SIZE_AIM }),
  ];
}

/** What checking answers costs a server in time, and would cost a browser in bytes. */
export const bench: Bench = {
  description: `Checked against unchecked calls to a server on the same machine (aim ≤ ${TIME_AIM}), and checks bundled for a browser against whole zod (aim ≤ ${SIZE_AIM}).`,
  run: async (log) => [...(await timeRows(log)), ...(await sizeRows())],
};
