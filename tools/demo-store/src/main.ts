import { z } from 'zod';
import { startDemoStore } from './index.ts';

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  DEMO_STORE_PORT: z.coerce.number().int().min(0).max(65_535).default(3004),
  PUBLIC_ORIGIN: z
    .string()
    .refine((value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value, 'expected an origin without path or slash at the end, e.g. http://localhost:3000')
    .default('http://localhost:3000'),
  DATA_DIR: z.string().min(1).default('.data'),
});

const parsed = environment.safeParse(process.env);
if (!parsed.success) {
  for (const issue of parsed.error.issues) console.error(`demo-store: ${issue.path.join('.')}: ${issue.message}`);
  process.exit(2);
}
const { HOST, DEMO_STORE_PORT, PUBLIC_ORIGIN, DATA_DIR } = parsed.data;

try {
  const store = await startDemoStore({ host: HOST, port: DEMO_STORE_PORT, publicOrigin: PUBLIC_ORIGIN, dataDir: DATA_DIR });
  const stop = (): void => {
    void store.close().then(() => process.exit(0));
    // A client that keeps its connection open doesn't keep the process alive.
    setTimeout(() => process.exit(0), 3000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Whoever reads this line may send a signal at once.
  console.log(`demo-store: ready at ${store.url}`);
} catch (error) {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    console.error(`demo-store: port ${DEMO_STORE_PORT} is in use: set DEMO_STORE_PORT to another one`);
  } else console.error('demo-store: could not start', error);
  process.exit(1);
}
