import type { DoctorCheck } from '../examined-store.ts';
import type { Finding } from '../finding.ts';

/** As many at once as one page view may ask for. */
const BURST = 20;
const SLOW_MS = 1_500;

/** Limits on sizes, on requests at once, and on patience. */
export const examineLimits: DoctorCheck = async ({ prober }) => {
  const findings: Finding[] = [];
  const large = await prober.ask('POST', '/product', { body: { limit: 100, includes: { product: ['id'] } } });
  if (large.code === 'FRAMEWORK__QUERY_LIMIT_EXCEEDED') {
    findings.push({
      id: 'limit-lower',
      severity: 'warning',
      title: 'Lists hold fewer than 100 entries',
      remedy: 'Set shopware.api.store.max_limit to 100 (config/packages/shopware.yaml): long lists are asked for by the hundred.',
    });
  }
  const burst = await Promise.all(Array.from({ length: BURST }, () => prober.ask('GET', '/context')));
  const limited =
    [...prober.probes.map(({ probe }) => probe), ...burst].find(({ status }) => status === 429) ??
    burst.find(({ status }) => status === 503);
  if (limited) {
    const wait = limited.headers.get('retry-after');
    findings.push({
      id: 'rate-limited',
      severity: 'warning',
      title: `The server limits requests: ${limited.status}`,
      detail: `${BURST} requests at once were too many${wait === null ? '' : `; Retry-After: ${wait}`}.`,
      remedy: 'All visitors come from the address of the apps’ server: exempt it from the limits of proxy and firewall.',
    });
  }
  const times = prober.probes
    .filter(({ method, probe }) => method !== 'PUT' && probe.status === 200)
    .map(({ probe }) => probe.ms)
    .sort((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  if (middle > SLOW_MS) {
    findings.push({
      id: 'slow',
      severity: 'warning',
      title: 'The server is slow',
      detail: `Half of the answers took longer than ${middle} ms.`,
      remedy: 'Run the shop in production mode (APP_ENV=prod) with OPcache and a warm cache, near the apps’ server.',
    });
  }
  return findings;
};

const NEEDED_HEADERS = ['content-type', 'sw-access-key', 'sw-context-token', 'sw-language-id', 'sw-include-seo-urls'];
const NEEDED_METHODS = ['POST', 'PATCH', 'DELETE'];

const lowerList = (value: string | null): string[] =>
  (value ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim());

/** Whether browsers of an origin may call the store themselves. */
export const examineCors: DoctorCheck = async ({ prober, options }) => {
  if (options.browserOrigin === undefined) return [];
  const origin = options.browserOrigin;
  const preflight = await prober.ask('OPTIONS', '/context', {
    withoutKey: true,
    headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': NEEDED_HEADERS.join(',') },
  });
  const { headers } = await prober.ask('GET', '/context', { headers: { origin } });
  const lacks: string[] = [];
  const allowed = (name: string, answer: Headers): boolean => ['*', origin].includes(answer.get(name) ?? '');
  if (preflight.status >= 300 || preflight.status === 0) lacks.push(`the preflight answers ${preflight.status}`);
  if (!allowed('access-control-allow-origin', preflight.headers) || !allowed('access-control-allow-origin', headers))
    lacks.push('the origin is not allowed');
  const methods = lowerList(preflight.headers.get('access-control-allow-methods'));
  const missingMethods = NEEDED_METHODS.filter((method) => !methods.includes('*') && !methods.includes(method.toLowerCase()));
  if (missingMethods.length > 0) lacks.push(`methods: ${missingMethods.join(', ')}`);
  const allowedHeaders = lowerList(preflight.headers.get('access-control-allow-headers'));
  const missingHeaders = NEEDED_HEADERS.filter((name) => !allowedHeaders.includes('*') && !allowedHeaders.includes(name));
  if (missingHeaders.length > 0) lacks.push(`headers: ${missingHeaders.join(', ')}`);
  if (!['*', 'sw-context-token'].some((name) => lowerList(headers.get('access-control-expose-headers')).includes(name)))
    lacks.push('sw-context-token is not exposed');
  if (lacks.length === 0) return [];
  return [
    {
      id: 'cors',
      severity: 'error',
      title: `Browsers of ${origin} may not call the store`,
      detail: `${lacks.join('; ')}.`,
      remedy:
        'Let the proxy pass the shop’s own Access-Control headers and OPTIONS requests on; or call through the relay of the apps, which needs no CORS.',
    },
  ];
};
