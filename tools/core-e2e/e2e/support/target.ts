import { z } from 'zod';

/** The shop that is walked through. */
export interface Target {
  /** Of a running Vitrine. */
  readonly origin: string;
  readonly endpoint: string;
  readonly accessKey: string;
  /** A customer of the store; one is registered where it is left out. */
  readonly customer?: { readonly email: string; readonly password: string };
  /** A back-office user; without one the room is left out, and said to be. */
  readonly guide?: { readonly username: string; readonly password: string };
  /** Of a presentation; one is made where it is left out. */
  readonly presentation?: string;
}

/** What the configuration tells each worker. */
export interface TargetOptions {
  target: Target;
}

const environment = z
  .object({
    CORE_ORIGIN: z.url().transform((value) => new URL(value).origin),
    STORE_API_ENDPOINT: z.url(),
    STORE_API_ACCESS_KEY: z.string().min(1),
    STORE_API_CUSTOMER_EMAIL: z.string().min(1).optional(),
    STORE_API_CUSTOMER_PASSWORD: z.string().min(1).optional(),
    CORE_GUIDE_NAME: z.string().min(1).optional(),
    CORE_GUIDE_PASSWORD: z.string().min(1).optional(),
    CORE_PRESENTATION: z.string().min(1).optional(),
  })
  .transform((env): Target => ({
    origin: env.CORE_ORIGIN,
    endpoint: env.STORE_API_ENDPOINT,
    accessKey: env.STORE_API_ACCESS_KEY,
    ...(env.STORE_API_CUSTOMER_EMAIL && env.STORE_API_CUSTOMER_PASSWORD
      ? { customer: { email: env.STORE_API_CUSTOMER_EMAIL, password: env.STORE_API_CUSTOMER_PASSWORD } }
      : {}),
    ...(env.CORE_GUIDE_NAME && env.CORE_GUIDE_PASSWORD
      ? { guide: { username: env.CORE_GUIDE_NAME, password: env.CORE_GUIDE_PASSWORD } }
      : {}),
    ...(env.CORE_PRESENTATION ? { presentation: env.CORE_PRESENTATION } : {}),
  }));

type Variables = Record<string, string | undefined>;

/** The shop that the environment names, if it names one; settings that don't fit together are an error. */
export function givenTarget(env: Variables): Target | undefined {
  return env['CORE_ORIGIN'] ? environment.parse(env) : undefined;
}

/** Our own product on this port, with the embedded store four above and its back-office user. */
export function embeddedTarget(port: number): Target {
  return {
    origin: `http://localhost:${port}`,
    endpoint: `http://127.0.0.1:${port + 4}/store-api`,
    accessKey: 'SWSCVITRINEDEMOACCESSKEY00',
    guide: { username: 'guide', password: 'guide-demo' },
  };
}
