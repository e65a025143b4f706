import { PATH_TABLE, type ProcessName, pathRowPattern } from '@vitrine/session';

export interface ProxyConfigOptions {
  /** Names of the server, with spaces between them, such as `www.shop.example rooms.shop.example`. */
  readonly serverName: string;
  /** Address of each process, such as `10.0.0.2:3001`. */
  readonly upstreams: Readonly<Record<ProcessName, string>>;
}

const upstreamName = (process: ProcessName) => `vitrine_${process.replaceAll('-', '_')}`;

/** nginx configuration of the one origin, from the path table. TLS is left to the surrounding server block. */
export function generateProxyConfig(options: ProxyConfigOptions): string {
  const upstreams = Object.entries(options.upstreams).map(([process, address]) => `upstream ${upstreamName(process as ProcessName)} {\n  server ${address};\n  keepalive 32;\n}`);
  // nginx takes the first regular expression that fits, in the order of the file, like the table.
  const locations = PATH_TABLE.map((row) => `  # ${row.path}${row.localised ? ' (with and without locale prefix)' : ''}\n  location ~ "${pathRowPattern(row)}" {\n    proxy_pass http://${upstreamName(row.process)};\n  }`);
  return `# Generated from the path table: npm run proxy-config
map $http_upgrade $vitrine_connection {
  default upgrade;
  '' '';
}

${upstreams.join('\n\n')}

server {
  server_name ${options.serverName};

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
