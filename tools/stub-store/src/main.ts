import { startStubStore } from './stub-store.ts';

const stub = await startStubStore({
  port: Number(process.env.STUB_STORE_PORT ?? 3405),
  publicOrigin: process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000',
});
console.log(`The stub store answers at ${stub.origin}.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stub.close().then(() => process.exit(0)));
