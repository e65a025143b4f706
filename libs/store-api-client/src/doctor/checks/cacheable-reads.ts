import { listAt } from '../../json-path.ts';
import type { DoctorCheck } from '../examined-store.ts';

/** `{"limit":1}` as `_criteria` takes it. */
const ONE = 'H4sIAAAAAAAAA6tWysnMzSxRsjKsBQDuRjmKCwAAAA';

/** Whether reads may travel as GET: from 6.7 on, unless something between drops the parameter. */
export const examineCacheableReads: DoctorCheck = async ({ prober }) => {
  const { code } = await prober.ask('GET', `/product/${'0'.repeat(32)}`);
  // An older line takes no GET there; one that does says that there is no such product.
  if (code !== 'CONTENT__PRODUCT_NOT_FOUND') return [];
  const { status, body } = await prober.ask('GET', `/country?_criteria=${ONE}`);
  const isRead = status === 200 && listAt(body, 'elements').length <= 1;
  return [
    isRead
      ? {
          id: 'cacheable-reads',
          severity: 'note',
          title: 'Reads may travel as GET, for caches',
          remedy: 'Nothing has to be done. withCacheableReads(client) sends them so: it pays where a cache stands before the shop.',
        }
      : {
          id: 'cacheable-reads-lost',
          severity: 'note',
          title: 'The server passes the criteria of a GET over',
          detail: `GET /country?_criteria=… for one country answers ${status} with ${listAt(body, 'elements').length}.`,
          remedy: 'Do not use withCacheableReads before the shop is updated, or the proxy lets the parameter _criteria pass.',
        },
  ];
};
