// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { MessagesProvider, type ShellData } from '@vitrine/app-shell';
import { type AccessibilityFacts, type Merchant, MerchantContext } from '../legal/merchant.tsx';
import { shopPage } from '../testing/shop-page.tsx';
import { messages, t } from '../testing/shop-texts.ts';
import { AccessibilityPage } from './accessibility-page.tsx';

const page = shopPage();
const { legal = {}, ...everyPage } = messages;
const FACTS: AccessibilityFacts = { assessedOn: '2026-03-05', authority: { name: 'The authority' } };
const show = (merchant: Merchant = {}, imprintPage?: ShellData['shopPages'][string]) =>
  page.show(
    <MessagesProvider value={{ locale: 'en-US', messages: everyPage }}>
      <MerchantContext value={merchant}>
        <AccessibilityPage texts={{ legal }} />
      </MerchantContext>
    </MessagesProvider>,
    { shell: { shopPages: imprintPage === undefined ? {} : { imprintPage } } },
  );
const items = (list: number) =>
  [...(document.querySelectorAll('.v-accessibility ul')[list]?.children ?? [])].map((item) => item.textContent);
const known = (facts: Partial<AccessibilityFacts>) => show({ accessibility: { ...FACTS, ...facts } });

describe('the accessibility statement', () => {
  it('is a draft while the merchant has assessed nothing, and says which facts it lacks', async () => {
    await show();
    expect(page.text()).toContain(t('legal.accessibility.draft'));
    expect(page.text()).toContain(t('legal.accessibility.authorityMissing'));
    expect(page.text()).not.toContain(t('legal.accessibility.authorityText'));
    await known({});
    expect(page.text()).not.toContain(t('legal.accessibility.draft'));
    expect(page.text()).not.toContain(t('legal.accessibility.authorityMissing'));
    expect(page.text()).toContain(t('legal.accessibility.authorityText'));
  });
  it('names the day of its assessment, and who assessed it where it is known', async () => {
    const date = 'March 5, 2026';
    await known({});
    expect(page.text()).toContain(t('legal.accessibility.assessed', { date }));
    await known({ assessor: 'An expert' });
    expect(page.text()).toContain(t('legal.accessibility.assessedBy', { date, assessor: 'An expert' }));
  });
  it('lists the limits that the merchant knows in the language of the page, before those of every shop', async () => {
    const everywhere = [t('legal.accessibility.contentLimit'), t('legal.accessibility.paymentLimit')];
    await known({ limits: { 'en-US': ['Old videos'], 'de-DE': ['Alte Filme'] } });
    expect(items(0)).toEqual(['Old videos', ...everywhere]);
    await known({ limits: { 'de-DE': ['Alte Filme'] } });
    expect(items(0)).toEqual(everywhere);
    await show();
    expect(items(0)).toEqual(everywhere);
  });
  it('leads to the authority where it has an address', async () => {
    await known({ authority: { name: 'The authority', href: 'https://authority.example/' } });
    expect(page.find('a[href="https://authority.example/"]').textContent).toContain('The authority');
    await known({});
    expect(page.text()).toContain('The authority');
    expect(page.count('a[href="https://authority.example/"]')).toBe(0);
  });
});

describe('where a barrier is told of', () => {
  const way = () => [...document.querySelectorAll('.v-accessibility ul:last-of-type a')].map((link) => link.getAttribute('href'));
  it.each([
    ['nowhere, where nothing is known', {}, undefined, []],
    ['by mail', { email: 'help@vitrine.example' }, undefined, ['mailto:help@vitrine.example']],
    ['at the imprint of the shop', {}, { kind: 'category', id: 'c1', title: 'Imprint' }, ['/navigation/c1']],
    ['at an imprint elsewhere', {}, { kind: 'address', href: 'https://imprint.example/' }, ['https://imprint.example/']],
    ['not at an imprint that is a setting’s text', {}, { kind: 'setting' }, []],
  ] as const)('is %s', async (_where, merchant, imprint, expected) => {
    await show(merchant, imprint);
    expect(way()).toEqual(expected);
  });
});
