import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '../catalogue/id.ts';
import { becomeGuest, login, registration } from '../testing/customers.ts';
import { type Json, pluck, PUBLIC_ORIGIN, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.close());

describe('newsletter', () => {
  const subscribe = (email: string, changes: Json = {}, visitor = shop.visitor()) =>
    visitor.post('/newsletter/subscribe', { email, option: 'subscribe', storefrontUrl: PUBLIC_ORIGIN, ...changes });
  const status = async (visitor = shop.visitor()): Promise<unknown> => (await visitor.post('/account/newsletter-recipient')).body['status'];

  it('is confirmed by the mailed hash, once', async () => {
    expect((await subscribe('reader@example.com')).status).toBe(204);
    const [, em, hash] = /newsletter-subscribe\?em=([0-9a-f]{40})&hash=(\w+)$/.exec(shop.mails()[0]?.link ?? '') ?? [];
    expect((await shop.visitor().post('/newsletter/confirm', { hash, em: 'x' })).status).toBe(400);
    expect((await shop.visitor().post('/newsletter/confirm', { hash, em })).status).toBe(204);
    const again = await shop.visitor().post('/newsletter/confirm', { hash, em });
    expect([again.status, again.code, pluck(again.body, 'errors', 'source.pointer')]).toEqual([
      400,
      'VIOLATION::NOT_EQUAL_ERROR',
      ['/status'],
    ]);
    expect(await shop.visitor().post('/newsletter/confirm', { hash: 'f'.repeat(32), em })).toMatchObject({
      status: 400,
      code: 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
    });
  });

  it('a customer is undefined, then direct with their own e-mail, then optOut', async () => {
    const visitor = shop.visitor();
    await visitor.post('/account/register', registration('news@example.com'));
    expect(await status(visitor)).toBe('undefined');
    await subscribe('news@example.com', {}, visitor);
    expect(await status(visitor)).toBe('direct');
    expect((await visitor.post('/newsletter/unsubscribe', { email: 'news@example.com' })).status).toBe(204);
    expect((await visitor.post('/newsletter/unsubscribe', { email: 'news@example.com' })).status).toBe(204);
    expect(await status(visitor)).toBe('optOut');
  });

  it('the anonymous stay notSet until confirmed, with `direct`, too', async () => {
    await subscribe('later@example.com', { option: 'direct' });
    const visitor = shop.visitor();
    await visitor.post('/account/register', registration('later@example.com'));
    expect(await status(visitor)).toBe('notSet');
  });

  it('without double opt-in a subscription counts at once, and no mail is sent', async () => {
    shop.settings.newsletterDoubleOptIn = false;
    expect((await subscribe('direct@example.com')).status).toBe(204);
    expect(shop.mails()).toEqual([]);
    const visitor = shop.visitor();
    await visitor.post('/account/register', registration('direct@example.com'));
    expect(await status(visitor)).toBe('direct');
  });

  it('the seeded shopper is subscribed; guests have no status', async () => {
    const shopper = shop.visitor();
    await login(shopper);
    expect(await status(shopper)).toBe('direct');
    const guest = shop.visitor();
    await becomeGuest(guest);
    expect((await guest.post('/account/newsletter-recipient')).status).toBe(403);
  });

  it('tells what is missing, and unknown addresses are 400', async () => {
    expect(pluck((await shop.visitor().post('/newsletter/subscribe')).body, 'errors', 'source.pointer')).toEqual([
      '/email',
      '/option',
      '/storefrontUrl',
    ]);
    expect(await shop.visitor().post('/newsletter/unsubscribe', { email: 'ghost@example.com' })).toMatchObject({
      status: 400,
      code: 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
    });
  });

  it('a name that carries a web address is refused', async () => {
    const reply = await subscribe('robot@example.com', { firstName: 'Buy at https://spam.example' });
    expect([reply.status, reply.code, pluck(reply.body, 'errors', 'source.pointer')]).toEqual([
      400,
      'VIOLATION::REGEX_FAILED_ERROR',
      ['/firstName'],
    ]);
  });

  it('three pass, the fourth waits 30 seconds', async () => {
    for (const name of ['a', 'b', 'c']) expect((await subscribe(`${name}@example.com`)).status).toBe(204);
    const reply = await subscribe('d@example.com');
    expect(reply).toMatchObject({
      status: 429,
      code: 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED',
      body: { errors: [{ meta: { parameters: { seconds: 30 } } }] },
    });
  });
});

describe('contact form', () => {
  const message = {
    salutationId: ID.mr,
    firstName: 'Max',
    lastName: 'Muster',
    email: 'max@example.com',
    phone: '123',
    subject: 'Question',
    comment: 'Where is my order?',
  };

  it('answers the confirmation of the slot, else nothing', async () => {
    expect((await shop.visitor().post('/contact-form', message)).body).toEqual({
      individualSuccessMessage: '',
      apiAlias: 'contact_form_result',
    });
    const slotId = idOf('slot:form:content:form');
    expect((await shop.visitor().post('/contact-form', { ...message, slotId })).body).toMatchObject({
      individualSuccessMessage: 'Thank you.',
    });
  });

  it('lists what is missing; a name holding an address is refused', async () => {
    expect(
      pluck((await shop.visitor().post('/contact-form', { ...message, email: 'nope', comment: '' })).body, 'errors', 'source.pointer'),
    ).toEqual(['/email', '/comment']);
    expect((await shop.visitor().post('/contact-form', { ...message, firstName: 'http://spam.example' })).status).toBe(400);
    expect(await shop.visitor().post('/contact-form', { ...message, salutationId: 'f'.repeat(32) })).toMatchObject({
      status: 400,
      code: 'VIOLATION::ENTITY_DOES_NOT_EXISTS',
    });
    expect(await shop.visitor().post('/contact-form', { ...message, salutationId: 'mr' })).toMatchObject({
      status: 400,
      code: 'FRAMEWORK__INVALID_UUID',
    });
  });

  it('three pass, the fourth waits', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await shop.visitor().post('/contact-form', message)).status).toBe(200);
    expect(await shop.visitor().post('/contact-form', message)).toMatchObject({ status: 429, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' });
  });
});

describe('withdrawal', () => {
  const declared = {
    firstName: 'Max',
    lastName: 'Muster',
    email: 'max@example.com',
    contractNumber: '10001',
    comment: 'I withdraw from this contract.',
  };

  it('asks for name, contract and e-mail address alone, and goes to the shop and to whoever withdraws', async () => {
    expect(await shop.visitor().post('/revocation-request-form', declared)).toMatchObject({
      status: 200,
      body: { individualSuccessMessage: '' },
    });
    const mails = shop.mails();
    const sent = mails.filter(({ kind }) => kind === 'withdrawal');
    expect(sent.map(({ to }) => to)).toEqual(['max@example.com', expect.stringContaining('service@')]);
    for (const { text } of sent) for (const word of ['10001', declared.comment]) expect(text).toContain(word);
  });

  it('lists what is missing', async () => {
    const { body } = await shop.visitor().post('/revocation-request-form', { ...declared, email: 'nope', contractNumber: ' ' });
    expect(pluck(body, 'errors', 'source.pointer')).toEqual(['/email', '/contractNumber']);
  });
});
