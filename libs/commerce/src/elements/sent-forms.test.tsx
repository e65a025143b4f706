// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { CmsFormProps } from '@vitrine/cms-blocks';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { ContactForm, NewsletterForm } from './form-elements.tsx';

const page = shopPage();
const props = (over: object = {}) =>
  ({
    title: '',
    confirmationText: '',
    salutations: [],
    placement: { slotId: 'slot', pageType: 'landingpage', headingLevel: 2 },
    ...over,
  }) as unknown as CmsFormProps;
const SHOP = { session: { storefrontUrl: 'https://shop.example' }, shell: { shopPages: {} } as never };
const MESSAGE = { firstName: 'Ada', lastName: 'Byron', email: 'ada@vitrine.example', subject: 'A vase' };
const write = async (): Promise<void> => {
  for (const [name, value] of Object.entries(MESSAGE)) await page.type(`input[name=${name}]`, value);
  await page.type('textarea', 'Is it blue?');
  await page.click('input[name=privacy]');
  await page.submit();
};
beforeEach(() => {
  page.answer = () => ({});
});

describe('a message to the shop', () => {
  it('goes to the store with its place in the page, without what was only ticked or left out', async () => {
    await page.show(<ContactForm {...props()} />, SHOP);
    await write();
    await page.eventually(() => expect(page.text()).toBe(t('shop.contact.sent')));
    expect(page.asked.map(({ body }) => body)).toEqual([
      { ...MESSAGE, comment: 'Is it blue?', phone: '', slotId: 'slot', cmsPageType: 'landingpage' },
    ]);
  });
  it('names the salutation that was chosen', async () => {
    await page.show(<ContactForm {...props({ salutations: [{ id: 'mx', displayName: 'Mx.' }] })} />, SHOP);
    await page.type('select', 'mx');
    await write();
    await page.eventually(() => expect(page.asked[0]?.body).toMatchObject({ salutationId: 'mx' }));
  });
  it.each([
    ['of the store', { individualSuccessMessage: 'We will call' }, 'Thank you', 'We will call'],
    ['of the page where the store has none', { individualSuccessMessage: '' }, 'Thank you', 'Thank you'],
  ])('is confirmed in the words %s', async (_what, answer, confirmationText, expected) => {
    page.answer = () => answer;
    await page.show(<ContactForm {...props({ confirmationText })} />, SHOP);
    await write();
    await page.eventually(() => expect(page.text()).toBe(expected));
  });
  it('that the store refuses is not confirmed, and stays', async () => {
    page.answer = () => refusal(500);
    await page.show(<ContactForm {...props()} />, SHOP);
    await write();
    await page.eventually(() => expect(page.text()).toContain(t('common.error.general')));
    expect(page.find<HTMLTextAreaElement>('textarea').value).toBe('Is it blue?');
  });
  it.each([
    ['subject', 255, 'The maximum length allowed is 255 characters.'],
    ['comment', 5_000, 'The maximum length allowed is 5,000 characters.'],
  ])('whose %s has more than %i characters is told so, and is not sent', async (name, max, words) => {
    await page.show(<ContactForm {...props()} />, SHOP);
    await page.type(`[name=${name}]`, 'x'.repeat(max + 1));
    await page.submit();
    await page.eventually(() => expect(page.saidOf(`[name=${name}]`)).toBe(words));
    expect(page.asked).toEqual([]);
  });
  it('asks for a phone number and a salutation only where the store has turned out to require them', async () => {
    page.answer = () =>
      Response.json(
        {
          errors: ['/phone', '/salutationId'].map((pointer) => ({
            status: '400',
            code: 'VIOLATION::IS_BLANK_ERROR',
            detail: '',
            source: { pointer },
          })),
        },
        { status: 400 },
      );
    await page.show(<ContactForm {...props({ salutations: [{ id: 'mx', displayName: 'Mx.' }] })} />, SHOP);
    expect(page.text().split(t('common.form.optional'))).toHaveLength(3);
    await write();
    await page.eventually(() => expect(page.find('input[name=phone]').getAttribute('aria-required')).toBe('true'));
    expect(page.find('select').getAttribute('aria-required')).toBe('true');
    expect(page.text()).not.toContain(t('common.form.optional'));
  });
});

describe('a subscription to the newsletter', () => {
  it.each([
    ['', t('shop.newsletter.subscribed')],
    ['Look into your mail', 'Look into your mail'],
  ])('goes to the store with the address of the shop, and is confirmed by "%s"', async (confirmationText, expected) => {
    await page.show(<NewsletterForm {...props({ confirmationText })} />, SHOP);
    await page.type('input[name=email]', 'ada@vitrine.example');
    await page.click('input[name=privacy]');
    await page.submit();
    await page.eventually(() => expect(page.text()).toBe(expected));
    expect(page.asked[0]?.body).toMatchObject({ email: 'ada@vitrine.example', storefrontUrl: 'https://shop.example' });
  });
});
