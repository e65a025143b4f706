import type { SessionConfig } from './config.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const LOGIN = /^\/account\/login(?:\?|$)/;
const RECOVERY = /^\/account\/recovery-password(?:\?|$)/;
/** A store says of these two what is wrong: the address or the password. */
const WRONG_LOGIN = new Set(['CHECKOUT__CUSTOMER_NOT_FOUND', 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS']);

/** What a store says of a wrong password, said of an unknown account too. */
const REFUSED_LOGIN = {
  errors: [
    { status: '401', code: 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', title: 'Unauthorized', detail: 'Invalid username and/or password.' },
  ],
};

/**
 * Settles after exactly this time, with what the work came to by then: undefined where it is not done. So nobody learns
 * from the duration what the work had to do.
 * @throws what the work threw, if it did so in time; a later failure is its caller's to note.
 */
export async function atOneMoment<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let done: Promise<T> | undefined;
  const note = () => void (done = work);
  work.then(note, note);
  await pause(ms);
  return done;
}

/** Waits from a beginning to the next multiple of a duration: how much time was really taken shows no more. */
async function untilMultiple(ms: number, began: number): Promise<void> {
  await pause(ms - ((performance.now() - began) % ms));
}

/**
 * Settles as soon as the work succeeds; a failure comes at a multiple of a duration, so that nobody learns from it what
 * the work had to do.
 * @throws what the work threw.
 */
export async function failAtMultiples<T>(ms: number, work: Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work;
  } catch (error) {
    await untilMultiple(ms, began);
    throw error;
  }
}

/** The answer's status, body and type are the same for every account; cookies stay what they are. */
function alike(answer: Response, status: number, body: unknown): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return new Response(JSON.stringify(body), { status, headers });
}

const recoverySent = (answer: Response): Response => alike(answer, 200, { apiAlias: 'array_struct', success: true });

async function isWrongLogin(answer: Response): Promise<boolean> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const errors = (body as { errors?: unknown } | undefined)?.errors;
  return (
    Array.isArray(errors) &&
    errors.some((error: { code?: unknown } | null) => typeof error?.code === 'string' && WRONG_LOGIN.has(error.code))
  );
}

async function loginAnswer(answering: Promise<Response>, quantum: number): Promise<Response> {
  const began = performance.now();
  const answer = await answering;
  // Whoever gets in has shown that they know the account.
  if (answer.ok) return answer;
  const said = answer.status === 401 && (await isWrongLogin(answer)) ? alike(answer, 401, REFUSED_LOGIN) : answer;
  await untilMultiple(quantum, began);
  return said;
}

async function recoveryAnswer(answering: Promise<Response>, config: SessionConfig): Promise<Response> {
  answering.catch((error: unknown) => config.log('A recovery could not be asked for', error));
  const answer = await atOneMoment(config.accountAnswerMs, answering);
  // A store that is still at it may be sending a mail, which it does for known accounts alone.
  if (answer === undefined) return recoverySent(Response.json({}));
  return answer.ok || answer.status === 401 || answer.status === 404 ? recoverySent(answer) : answer;
}

/**
 * Answers of the two calls that anybody may make about anybody's account, in one wording and one class of duration: a
 * refused log-in leaves at a multiple of `accountAnswerMs`, a recovery after exactly that time, whatever the store does.
 * Answers of all other calls stay as they are.
 * @param path Path below `/store-api`, with or without query.
 */
export function aboutAccounts(path: string, answering: Promise<Response>, config: SessionConfig): Promise<Response> {
  if (LOGIN.test(path)) return loginAnswer(answering, config.accountAnswerMs);
  return RECOVERY.test(path) ? recoveryAnswer(answering, config) : answering;
}
