import { textAt } from '../../json-path.ts';
import type { DoctorCheck } from '../examined-store.ts';

/**
 * Whether the server believes what a proxy at this machine says of a visitor. Shopware repeats the address of a call that
 * it does not know: a scheme that we claim shows up there where it trusts us.
 */
export const examineVisitorAddress: DoctorCheck = async ({ prober }) => {
  const claimed = new URL(prober.endpoint).protocol === 'https:' ? 'http' : 'https';
  const { status, body } = await prober.ask('GET', '/is-this-proxy-trusted', {
    headers: { 'x-forwarded-proto': claimed, 'x-forwarded-for': '192.0.2.1' },
  });
  if (status === 404 && textAt(body, 'errors.0.detail').includes(`"GET ${claimed}://`)) return [];
  return [
    {
      id: 'visitor-address',
      severity: 'note',
      title: 'It cannot be seen that the shop believes whose calls are relayed',
      detail: 'Where it does not, all visitors share the limits of one address: log-in, recovery, contact form.',
      remedy:
        'Set TRUSTED_PROXIES of the shop to the address of the server that runs the storefront, and let nothing between them replace X-Forwarded-For.',
    },
  ];
};
