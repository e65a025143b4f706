import { UNPLAIN_TARGET } from '@vitrine/routing';
import { PATH_TABLE, pathRowPattern, type ProcessName } from '@vitrine/session';

export interface ProxyConfigOptions {
  /** Names of the server, with spaces between them, such as `www.shop.example rooms.shop.example`. */
  readonly serverName: string;
  /** Address of each process, such as `10.0.0.2:3001`. */
  readonly upstreams: Readonly<Record<ProcessName, string>>;
  /** Proxies before this one whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[] | undefined;
}

/** A text between double quotes, as nginx reads it. */
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Behind other proxies the visitor's address is the one that they name. */
function realAddress(trustedProxies: readonly string[]): string {
  if (trustedProxies.length === 0) return '';
  return `
  # TRUSTED_PROXIES
${trustedProxies.map((entry) => `  set_real_ip_from ${entry};`).join('\n')}
  real_ip_header X-Forwarded-For;
  real_ip_recursive on;
`;
}

const upstreamName = (process: ProcessName) => `vitrine_${process.replaceAll('-', '_')}`;

/** nginx configuration of the one origin, from the path table. TLS is left to the surrounding server block. */
export function generateProxyConfig(options: ProxyConfigOptions): string {
  const upstreams = Object.entries(options.upstreams).map(
    ([process, address]) => `upstream ${upstreamName(process as ProcessName)} {\n  server ${address};\n  keepalive 32;\n}`,
  );
  // nginx takes the first regular expression that fits, in the order of the file, like the table.
  const locations = PATH_TABLE.map(
    (row) =>
      `  # ${row.path}${row.localized ? ' (with and without locale prefix)' : ''}\n  location ~ "${pathRowPattern(row)}" {\n    proxy_pass http://${upstreamName(row.process)};\n  }`,
  );
  return `# Generated from the path table: npm run proxy-config
map $http_upgrade $vitrine_connection {
  default upgrade;
  '' '';
}

limit_conn_zone $binary_remote_addr zone=vitrine_connections:10m;

${upstreams.join('\n\n')}

server {
  server_name ${options.serverName};

  # nginx would tidy such a path up to find its location, and pass it on as it came: nobody may read it in two ways.
  merge_slashes off;
  if ($request_uri ~* ${quoted(UNPLAIN_TARGET)}) {
    return 400;
  }

  # Whoever sends slowly holds a connection here and nothing behind it: bodies are passed on once they are whole.
  client_header_timeout 15s;
  client_body_timeout 15s;
  limit_conn vitrine_connections 1024;
  limit_conn_status 429;
${realAddress(options.trustedProxies ?? [])}
  proxy_http_version 1.1;
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Forwarded-Host $host;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $vitrine_connection;
  # Pages stream; nginx must not collect them first.
  proxy_buffering off;
  proxy_read_timeout 75s;
  client_max_body_size 6m;

${locations.join('\n\n')}
}
`;
}
