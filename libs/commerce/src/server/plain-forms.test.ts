import { describe, expect, it } from 'vitest';
import { cacheControlOf, createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError, type StoreApiMessage } from '@vitrine/store-api-client';
import { SUBMISSION_LIMIT } from './form-submission.ts';
import { sendPageForm } from './send-page-form.ts';
import { logIn, registerAccount } from './sign-in.ts';

const ORIGIN = 'https://shop.example';
const SLOT = 'a'.repeat(32);

function visitor(answer: () => Promise<unknown> = async () => ({})) {
  const asked: { path: string; body: unknown }[] = [];
  const changes: unknown[] = [];
  const client = {
    cartMemory: { forget: () => undefined },
    request: (call: { path: string; body: unknown }) => {
      asked.push({ path: call.path, body: call.body });
      return answer();
    },
  };
  const session = {
    client,
    locale: 'de-DE',
    storefrontUrl: `${ORIGIN}/de-DE`,
    currencyId: 'euro',
    accountAnswerMs: 1,
    clientForWrite: async () => client,
    changeContext: async (patch: unknown) => void changes.push(patch),
  } as unknown as RequestSession;
  return { asked, changes, scope: createRequestScope(session) };
}
const violation = (pointer: string, code = 'VIOLATION::IS_BLANK_ERROR'): StoreApiMessage =>
  ({ code, status: '400', title: '', detail: '', source: { pointer } }) as unknown as StoreApiMessage;
const refused =
  (statusCode: number, messages: StoreApiMessage[] = []) =>
  () =>
    Promise.reject(new StoreApiError('no', { code: 'REFUSED', statusCode, messages }));
const post = (path: string, fields: Record<string, string>): [Request, URL] => [
  new Request(`${ORIGIN}${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
  new URL(`${ORIGIN}${path}`),
];
const led = async (work: Promise<unknown>): Promise<unknown> => {
  const answer = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return answer instanceof Response ? [answer.status, answer.headers.get('location')] : answer;
};

const CREDENTIALS = { username: ' ada@vitrine.example ', password: ' keeps its blanks ' };

describe('a log-in without scripts', () => {
  it.each([
    ['', '/de-DE/account'],
    ['?returnTo=%2Fwishlist', '/de-DE/wishlist'],
    ['?returnTo=https%3A%2F%2Fevil.example%2F', '/de-DE/account'],
    ['?returnTo=%2F%2Fevil.example', '/de-DE/account'],
  ])('leads on, never to another site: %s', async (search, to) => {
    const { asked, changes, scope } = visitor();
    expect(await led(logIn(scope, ...post(`/de-DE/login${search}`, CREDENTIALS)))).toEqual([303, to]);
    expect(asked).toEqual([{ path: '/account/login', body: { username: 'ada@vitrine.example', password: ' keeps its blanks ' } }]);
    expect(changes, 'prices follow the page').toEqual([{ currencyId: 'euro' }]);
    expect(cacheControlOf(scope, new Response()).cacheControl).toBe('private, no-store');
  });

  it('leads to the next step of its page where that has one, as a registration does', async () => {
    const next = '/presentation/spring?token=a';
    const to = [303, `/de-DE${next}`];
    expect(await led(logIn(visitor().scope, ...post('/de-DE/login?returnTo=%2Fwishlist', CREDENTIALS), next))).toEqual(to);
    expect(await led(registerAccount(visitor().scope, ...post('/de-DE/register', PERSON), next))).toEqual(to);
  });

  it('says the same of an unknown address and of a wrong password, and never gives the password back', async () => {
    const wrong = await logIn(visitor(refused(401)).scope, ...post('/login', CREDENTIALS));
    expect(wrong).toEqual({ errors: {}, reason: 'refused', values: { username: CREDENTIALS.username } });
    expect(
      await logIn(visitor(refused(401, [violation('', 'CHECKOUT__CUSTOMER_NOT_FOUND')])).scope, ...post('/login', CREDENTIALS)),
    ).toEqual(wrong);
    expect(await logIn(visitor(refused(429)).scope, ...post('/login', CREDENTIALS))).toMatchObject({ reason: 'throttled' });
    expect(
      await logIn(visitor(refused(401, [violation('', 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED')])).scope, ...post('/login', CREDENTIALS)),
    ).toMatchObject({ reason: 'inactive' });
  });

  it('asks the store for nothing where a field is missing', async () => {
    const { asked, scope } = visitor();
    expect(await logIn(scope, ...post('/login', { username: '' }))).toEqual({
      errors: { username: 'required', password: 'required' },
      values: { username: '' },
    });
    expect(asked).toEqual([]);
  });
});

const COUNTRY = 'd'.repeat(32);
const PERSON = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@vitrine.example',
  emailConfirmation: 'ada@vitrine.example',
  password: 'long-enough',
  passwordConfirmation: 'long-enough',
  privacy: 'on',
  'billingAddress.street': 'Main Street 1',
  'billingAddress.zipcode': '10115',
  'billingAddress.city': 'Berlin',
  'billingAddress.countryId': COUNTRY,
};

describe('a registration without scripts', () => {
  it('sends what the form with scripts sends, and leads on', async () => {
    const { asked, scope } = visitor();
    expect(
      await led(registerAccount(scope, ...post('/register?returnTo=%2Fcheckout', { ...PERSON, 'shippingAddress.street': 'ignored' }))),
    ).toEqual([303, '/de-DE/checkout']);
    expect(asked).toEqual([
      {
        path: '/account/register',
        body: {
          firstName: 'Ada',
          lastName: 'Byron',
          email: 'ada@vitrine.example',
          password: 'long-enough',
          acceptedDataProtection: true,
          storefrontUrl: `${ORIGIN}/de-DE`,
          billingAddress: { street: 'Main Street 1', zipcode: '10115', city: 'Berlin', countryId: COUNTRY },
        },
      },
    ]);
  });

  it('asks for another shipping address once its box is ticked', async () => {
    const answer = await registerAccount(
      visitor().scope,
      ...post('/register', { ...PERSON, hasShipping: 'on', 'shippingAddress.city': 'Bern' }),
    );
    expect(answer).toMatchObject({
      errors: { 'shippingAddress.street': 'required', 'shippingAddress.firstName': 'required', 'shippingAddress.countryId': 'choose' },
      values: { hasShipping: 'on', 'shippingAddress.city': 'Bern' },
    });
  });

  it('says an objection of the store at its field, else in words, and gives no password back', async () => {
    const answer = await registerAccount(
      visitor(
        refused(400, [
          violation('/email', 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE'),
          violation('/customFields/debtorNumber'),
          violation('/password', 'VIOLATION::TOO_SHORT'),
        ]),
      ).scope,
      ...post('/register', PERSON),
    );
    expect(answer).toMatchObject({
      errors: { email: 'emailTaken', password: 'minLength|8' },
      unseen: { 'customFields.debtorNumber': 'required' },
    });
    expect(JSON.stringify(answer)).not.toContain('long-enough');
  });

  it('waits for the link of a mail where the store wants one', async () => {
    const { changes, scope } = visitor(async () => ({ doubleOptInRegistration: true, doubleOptInConfirmDate: null }));
    expect(await registerAccount(scope, ...post('/register', PERSON))).toEqual({ sentTo: 'ada@vitrine.example' });
    expect(changes).toEqual([]);
  });
});

const MESSAGE = {
  form: 'contact',
  slotId: SLOT,
  pageType: 'page',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@vitrine.example',
  subject: 'The mug',
  comment: 'Hello',
  privacy: 'on',
};

describe('a form of a page without scripts', () => {
  it('is sent once, and the page confirms it', async () => {
    const { asked, scope } = visitor();
    expect(await led(sendPageForm(scope, ...post('/de-DE?index=&a=1', MESSAGE)))).toEqual([303, `/de-DE?a=1&sent=${SLOT}`]);
    expect(asked).toEqual([
      {
        path: '/contact-form',
        body: {
          firstName: 'Ada',
          lastName: 'Byron',
          email: 'ada@vitrine.example',
          phone: '',
          subject: 'The mug',
          comment: 'Hello',
          slotId: SLOT,
          cmsPageType: 'page',
        },
      },
    ]);
  });

  it('takes a message of the greatest length in any script, and not much more', async () => {
    const { asked, scope } = visitor();
    await led(sendPageForm(scope, ...post('/contact', { ...MESSAGE, comment: '語'.repeat(5_000) })));
    expect(asked).toHaveLength(1);
    expect(45_000).toBeGreaterThan(SUBMISSION_LIMIT);
    expect(await led(sendPageForm(scope, ...post('/contact', { ...MESSAGE, comment: 'x'.repeat(70_000) })))).toEqual([413, null]);
  });

  it('says what is wrong at its own slot, and keeps what was typed', async () => {
    const { comment: _comment, ...silent } = MESSAGE;
    expect(await sendPageForm(visitor().scope, ...post('/contact', silent))).toMatchObject({
      slotId: SLOT,
      errors: { comment: 'required' },
      values: { subject: 'The mug' },
    });
    expect(
      await sendPageForm(visitor(refused(400, [violation('/phone')])).scope, ...post('/contact', { ...MESSAGE, phone: '' })),
    ).toMatchObject({ slotId: SLOT, errors: { phone: 'required' } });
  });

  it('orders the newsletter for who has agreed alone', async () => {
    const { asked, scope } = visitor();
    const order = { form: 'newsletter', slotId: SLOT, pageType: 'page', email: 'ada@vitrine.example' };
    expect(await sendPageForm(scope, ...post('/', order))).toMatchObject({ errors: { privacy: 'accept' } });
    expect(asked).toEqual([]);
    expect(await led(sendPageForm(scope, ...post('/', { ...order, privacy: 'on' })))).toEqual([303, `/?sent=${SLOT}`]);
    expect(asked).toMatchObject([
      { path: '/newsletter/subscribe', body: { email: 'ada@vitrine.example', option: 'subscribe', storefrontUrl: `${ORIGIN}/de-DE` } },
    ]);
  });

  it('that no page has sends nothing', async () => {
    const { asked, scope } = visitor();
    for (const form of [{ ...MESSAGE, form: 'order' }, { ...MESSAGE, slotId: '' }, {}])
      expect(await led(sendPageForm(scope, ...post('/contact', form as Record<string, string>)))).toEqual([303, '/contact']);
    expect(asked).toEqual([]);
  });
});
