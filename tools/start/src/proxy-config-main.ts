import { configureBrandLocales } from './brand-locales.ts';
import { readEnvironment } from './environment.ts';
import { generateProxyConfig } from './proxy-config.ts';

const settings = readEnvironment(process.env, process.cwd());
configureBrandLocales(settings.BRAND);
console.log(
  generateProxyConfig({
    serverName: [
      ...new Set([settings.PUBLIC_ORIGIN, settings.SALES_ROOM_ORIGIN ?? settings.PUBLIC_ORIGIN].map((origin) => new URL(origin).hostname)),
    ].join(' '),
    trustedProxies: settings.TRUSTED_PROXIES,
    upstreams: {
      storefront: `127.0.0.1:${settings.STOREFRONT_PORT}`,
      'sales-room': `127.0.0.1:${settings.SALES_ROOM_PORT}`,
      'sales-room-server': `127.0.0.1:${settings.SALES_ROOM_SERVER_PORT}`,
    },
  }),
);
