// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { MoreAddressFields } from './more-address-fields.tsx';
import { RecoverForm } from './recover-form.tsx';

const page = shopPage();
const onClose = vi.fn();
const EMAIL = 'ada@vitrine.example';
const open = async (initialEmail?: string) => {
  onClose.mockReset();
  await page.show(<RecoverForm initialEmail={initialEmail} onClose={onClose} />, {
    session: { storefrontUrl: 'https://shop.example/en-US' },
  });
};
const SENT = t('account.recover.sentText', { email: EMAIL });

describe('a forgotten password', () => {
  it('begins with the address that was typed, and asks the shop for a link to it', async () => {
    page.answer = () => ({ success: true });
    await open(EMAIL);
    expect(page.find<HTMLInputElement>('[name=email]').value).toBe(EMAIL);
    await page.submit();
    await page.eventually(() => expect(page.text()).toContain(SENT));
    expect(page.asked.map(({ path, body }) => [path, body])).toEqual([
      ['/account/recovery-password', { email: EMAIL, storefrontUrl: 'https://shop.example/en-US' }],
    ]);
    expect(document.activeElement).toBe(page.find('[role=status]'));
    expect(page.count('form')).toBe(0);
    await page.press(t('account.recover.back'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([401, 404])('tells nobody whether there is such an account (%s)', async (status) => {
    page.answer = () => refusal(status);
    await open(EMAIL);
    await page.submit();
    await page.eventually(() => expect(page.text()).toContain(SENT));
  });

  it.each([400, 429, 500])('that the shop could not take says so, and can be sent again (%s)', async (status) => {
    page.answer = () => refusal(status);
    await open(EMAIL);
    await page.submit();
    await page.eventually(() => expect(page.count('[role=alert]')).toBe(1));
    expect(page.text()).not.toContain(SENT);
    expect(page.count('form')).toBe(1);
  });

  it('needs an address', async () => {
    await open();
    await page.submit();
    await page.eventually(() => expect(page.find('[name=email]').getAttribute('aria-invalid')).toBe('true'));
    expect(page.asked).toEqual([]);
  });
});

describe('what few people have to say about an address', () => {
  const show = (props: Partial<Parameters<typeof MoreAddressFields>[0]> = {}) =>
    page.show(
      <MoreAddressFields errors={{}} required={new Set()} name={(field) => `a.${field}`} autoComplete="billing" initial={{}} {...props} />,
    );
  const isOpen = () => page.find<HTMLDetailsElement>('details').open;
  const field = (name: string) => page.find<HTMLInputElement>(`[name="a.${name}"]`);

  it.each([
    [{}, false],
    [{ company: '' }, false],
    [{ company: null }, false],
    [{ phoneNumber: '030' }, true],
    [{ additionalAddressLine2: 'Back yard' }, true],
  ])('is folded away, but for what is filled in: %j', async (initial, expected) => {
    await show({ initial });
    expect(isOpen()).toBe(expected);
    for (const [name, value] of Object.entries(initial)) expect(field(name).value).toBe(value ?? '');
  });

  it('calls optional what the store does not require', async () => {
    await show({ required: new Set(['a.company']), errors: { 'a.phoneNumber': 'Digits alone.' } });
    expect(page.text().split(t('common.form.optional'))).toHaveLength(4);
    expect(field('company').required || field('company').getAttribute('aria-required') === 'true').toBe(true);
    expect(field('company').autocomplete).toBe('billing organization');
    expect(page.text()).toContain('Digits alone.');
  });
});
