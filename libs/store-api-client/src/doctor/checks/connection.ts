import { at } from '../../json-path.ts';
import type { DoctorOptions } from '../doctor-options.ts';
import type { Finding } from '../finding.ts';
import type { Probe, Prober } from '../probe.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/;
const CLOCK_TOLERANCE_MS = 5 * 60_000;

const REASONS: Record<string, string> = {
  ENOTFOUND: 'The name of the host is not known.',
  EAI_AGAIN: 'The name of the host could not be looked up.',
  ECONNREFUSED: 'Nothing listens there.',
  ECONNRESET: 'The connection was reset.',
  TIMEOUT: 'No answer came in time.',
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is signed by itself.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate’s authority is not trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate’s chain is not complete.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host.',
};

function unreachable(probe: Probe): Finding {
  const failure = probe.failure ?? 'NETWORK';
  const isTls = /CERT|TLS|SSL|SIGNED|SIGNATURE/.test(failure);
  return {
    id: isTls ? 'tls' : 'unreachable',
    severity: 'error',
    title: isTls ? 'The server’s certificate is not accepted' : 'The server does not answer',
    detail: `${REASONS[failure] ?? 'The request failed.'} (${failure})`,
    remedy: isTls
      ? 'Install a certificate for this host with its whole chain, and renew it in time.'
      : 'Check the address, the name server, and that a firewall lets this machine in.',
  };
}

async function wrongPath(prober: Prober): Promise<Finding> {
  const below = await prober.ask('GET', '/store-api/context');
  return {
    id: 'not-a-store-api',
    severity: 'error',
    title: 'There is no Store API at this address',
    remedy:
      below.status === 200
        ? `The address lacks its path: use ${prober.endpoint}/store-api.`
        : 'Give the address of the shop followed by /store-api, for example https://shop.example/store-api.',
  };
}

function refusedKey({ status, code }: Probe): Finding | undefined {
  if (code === 'FRAMEWORK__API_INVALID_ACCESS_KEY')
    return {
      id: 'access-key-shape',
      severity: 'error',
      title: 'The access key has not the shape of one',
      remedy: 'Copy it from the administration: Sales Channels → the channel → API access. It begins with SWSC and has 26 characters.',
    };
  if (status === 412)
    return {
      id: 'access-key-unknown',
      severity: 'error',
      title: 'No active sales channel has this access key',
      remedy: 'Compare the key with the one in the administration, and switch the sales channel on.',
    };
  if (status === 401)
    return {
      id: 'access-key-lost',
      severity: 'error',
      title: 'The access key does not arrive',
      remedy: 'Something between here and the shop removes the header sw-access-key: let the proxy pass it on.',
    };
  return undefined;
}

/** Whether the server answers at all; findings that make further checks pointless come alone. */
export async function connect(prober: Prober): Promise<{ context: unknown; findings: Finding[] }> {
  const probe = await prober.ask('GET', '/context');
  if (probe.status === 0) return { context: undefined, findings: [unreachable(probe)] };
  if (probe.status === 503) {
    const maintenance = probe.code === 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE';
    return {
      context: undefined,
      findings: [
        {
          id: maintenance ? 'maintenance' : 'unavailable',
          severity: 'error',
          title: maintenance ? 'The sales channel is in maintenance mode' : 'The server is not available',
          remedy: maintenance
            ? 'Switch it off in the administration, or add this machine to the addresses that are let in.'
            : 'Try again when the server is up.',
        },
      ],
    };
  }
  const refused = refusedKey(probe);
  if (refused) return { context: undefined, findings: [refused] };
  if (probe.status === 200 && typeof at(probe.body, 'salesChannel.id') === 'string') return { context: probe.body, findings: [] };
  if (probe.status >= 500)
    return {
      context: undefined,
      findings: [
        {
          id: 'server-error',
          severity: 'error',
          title: 'The server fails',
          detail: `GET /context answers ${probe.status}${probe.code === undefined ? '' : ` ${probe.code}`}.`,
          remedy: 'Look into the shop’s log (var/log).',
        },
      ],
    };
  return { context: undefined, findings: [await wrongPath(prober)] };
}

/** What the connection itself shows. */
export function examineConnection(prober: Prober, options: DoctorOptions): Finding[] {
  const findings: Finding[] = [];
  const url = new URL(prober.endpoint);
  const first = prober.probes.find(({ path, probe }) => path === '/context' && probe.status === 200)?.probe;
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    findings.push({
      id: 'plain-http',
      severity: 'error',
      title: 'The connection is not encrypted',
      detail: 'Passwords and tokens go over plain HTTP.',
      remedy: 'Serve the shop over HTTPS and use that address.',
    });
  }
  if (first?.redirected === true)
    findings.push({
      id: 'redirected',
      severity: 'error',
      title: 'The address redirects',
      detail: 'A redirect loses the body of a POST.',
      remedy: 'Use the address that it redirects to.',
    });
  if (first && !first.headers.has('sw-context-token')) {
    findings.push({
      id: 'token-header',
      severity: 'error',
      title: 'Answers carry no context token',
      detail: 'Without the header sw-context-token no session can be kept.',
      remedy: 'Something between here and the shop removes the header: let the proxy pass it on.',
    });
  }
  if (first && /\bpublic\b|s-maxage/.test(first.headers.get('cache-control') ?? '')) {
    findings.push({
      id: 'shared-cache',
      severity: 'error',
      title: 'A shared cache may keep answers of the Store API',
      detail: `Cache-Control: ${first.headers.get('cache-control') ?? ''}`,
      remedy: 'Exempt /store-api from the cache of the proxy or CDN: an answer belongs to one session.',
    });
  }
  const date = Date.parse(first?.headers.get('date') ?? '');
  const apart = Number.isNaN(date) ? 0 : Math.abs(date - (options.now ?? Date.now)());
  if (apart > CLOCK_TOLERANCE_MS) {
    findings.push({
      id: 'clock',
      severity: 'warning',
      title: 'The clocks differ',
      detail: `by ${Math.round(apart / 60_000)} minutes.`,
      remedy: 'Synchronise both machines by NTP: promotions, prices of 30 days and links in mails depend on the time.',
    });
  }
  return findings;
}
