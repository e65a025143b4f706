// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from '@vitrine/app-shell';
import { MerchantContext } from '../legal/merchant.tsx';
import { shopPage } from '../testing/shop-page.tsx';
import { messages, t } from '../testing/shop-texts.ts';
import type { WithdrawalAnswer } from './withdrawal.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';

const page = shopPage();
const { legal = {}, ...everyPage } = messages;
const KNOWN = { name: 'Ada Byron', contract: '10007', email: 'ada@vitrine.example' };
const DECLARED = { ...KNOWN, scope: '' };
const FAILURE = { errors: {}, reason: 'general', values: {} } as const;
const RECEIVED = { step: 'received', declared: DECLARED, receivedAt: '2026-03-05T10:00:00.000Z', isMailed: true } as const;
const show = (answer?: WithdrawalAnswer, action?: (request: Request) => unknown) =>
  page.show(
    <MessagesProvider value={{ locale: 'en-US', messages: everyPage }}>
      <MerchantContext value={{ email: 'help@vitrine.example' }}>
        <WithdrawalPage texts={{ legal }} known={KNOWN} answer={answer} />
      </MerchantContext>
    </MessagesProvider>,
    { shell: { shopPages: {} }, ...(action ? { action } : {}) },
  );
const typed = () =>
  Object.fromEntries([...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ name, value }) => [name, value]));
const heading = () => page.find('h1').textContent;
const savedText = () => decodeURIComponent(page.find<HTMLAnchorElement>('a[download]').href);

describe('a withdrawal step by step', () => {
  it.each([
    ['the form', undefined, t('legal.withdrawal.title')],
    ['its review', { step: 'review', declared: DECLARED }, t('legal.withdrawal.reviewTitle')],
    ['a failure to send it', { step: 'review', declared: DECLARED, failure: FAILURE }, t('legal.withdrawal.failedTitle')],
    ['its receipt', RECEIVED, t('legal.withdrawal.receivedTitle')],
    ['the form again', { step: 'form', errors: {}, values: {} }, t('legal.withdrawal.title')],
  ] as const)('names in title and heading where it is: %s', async (_step, answer, title) => {
    await show(answer);
    expect([document.title, heading()]).toEqual([title, title]);
  });
  it.each([
    ['review', { step: 'review', declared: DECLARED }],
    ['receipt', RECEIVED],
  ] as const)('goes on at the heading of its %s', async (_step, answer) => {
    await show(answer);
    expect(document.activeElement).toBe(page.find('h1'));
  });
});

describe('the form of a withdrawal', () => {
  it('is filled in with what is known, and asks for a review', async () => {
    await show();
    expect(typed()).toEqual({ ...DECLARED, intent: 'review' });
  });
  it('comes back with what was typed, the cursor in the first field that is wrong', async () => {
    const values = { name: '', contract: 'The lamp', email: 'ada', scope: 'A shade' };
    await show({ step: 'form', errors: { name: 'required', email: 'email' }, values });
    expect(typed()).toEqual({ ...values, intent: 'review' });
    expect(document.activeElement).toBe(page.find('input[name=name]'));
    expect(page.saidOf('input[name=email]')).toBe(t('common.form.email'));
    expect(page.saidOf('input[name=contract]')).toBe(t('legal.withdrawal.contractHint'));
  });
  it('says what the store has against a contract and against a part', async () => {
    await show({ step: 'form', errors: { contract: 'invalid', scope: 'invalid' }, values: {} });
    for (const field of ['input[name=contract]', 'textarea[name=scope]'])
      expect(page.find(field).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a withdrawal that was not sent', () => {
  it('says why, and how else it may be declared: in the same words, by mail or as a file', async () => {
    await show({ step: 'review', declared: DECLARED, failure: FAILURE });
    expect(page.find('[role=alert]').textContent).toContain(t('legal.withdrawal.failedText'));
    const mail = new URL(page.find<HTMLAnchorElement>('a[href^="mailto:"]').href);
    expect(mail.pathname).toBe('help@vitrine.example');
    expect(mail.search).not.toContain('+');
    expect(mail.searchParams.get('subject')).toBe(t('legal.withdrawal.subject', { contract: '10007' }));
    expect(mail.searchParams.get('body')).toContain('Ada Byron');
    expect(savedText()).toContain('Ada Byron');
  });
  it('may be sent again with all that was declared', async () => {
    const sent: Record<string, unknown>[] = [];
    await show({ step: 'review', declared: { ...DECLARED, scope: 'A shade' }, failure: FAILURE }, async (request) => {
      sent.push(Object.fromEntries(await request.formData()));
    });
    await page.press(t('legal.withdrawal.confirm'));
    await page.eventually(() => expect(sent).toEqual([{ ...DECLARED, scope: 'A shade', intent: 'confirm' }]));
  });
  it('is no alert where nothing has failed', async () => {
    await show({ step: 'review', declared: DECLARED });
    expect(page.count('[role=alert]')).toBe(0);
    expect(page.text()).toContain(t('legal.withdrawal.reviewText'));
  });
});

describe('the receipt of a withdrawal', () => {
  it('names the moment and the declaration, and is saved with both', async () => {
    await show(RECEIVED);
    expect(page.find('time').getAttribute('datetime')).toBe(RECEIVED.receivedAt);
    expect(page.text()).toContain('10007');
    const file = savedText().split('\r\n');
    expect(file[0]).toContain(t('legal.withdrawal.receivedTitle'));
    expect(file[1]).toBe(`${t('legal.withdrawal.receivedAt')}: ${page.find('time').textContent}`);
    expect(file).toContain(`${t('legal.withdrawal.contract')}: 10007`);
  });
  it.each([true, false])('speaks of a mail where the store sends one: %s', async (isMailed) => {
    await show({ ...RECEIVED, isMailed });
    expect(page.text().includes(t('legal.withdrawal.receivedMailed', { email: KNOWN.email }))).toBe(isMailed);
  });
  it('is printed by a button', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await show(RECEIVED);
    await page.press(t('legal.withdrawal.print'));
    expect(print).toHaveBeenCalledOnce();
  });
});
