import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Two apps share one origin: each has its own manifest path.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__storefront/manifest' },
} satisfies Config;
