import { describe, expect, it } from 'vitest';
import type { RequestSession } from '@vitrine/session/server';
import type { Category } from '@vitrine/store-api-client';
import { findShopPages } from './find-shop-pages.ts';

const category = (name: string, over: object = {}): Category =>
  ({ id: name.padEnd(32, '0'), type: 'page', translated: { name }, children: [], ...over }) as unknown as Category;
const find = (menus: Record<string, Category[] | Error>, named: string[] = []) =>
  findShopPages(
    {
      shared: {
        navigation: async (menu: string) => {
          const found = menus[menu] ?? [];
          if (found instanceof Error) throw found;
          return found;
        },
      },
    } as unknown as RequestSession,
    named,
  );

describe('the shop pages', () => {
  it.each([
    ['AGB', 'tosPage'],
    ['Allgemeine Geschäftsbedingungen', 'tosPage'],
    ['Terms and conditions', 'tosPage'],
    ['Datenschutz', 'privacyPage'],
    ['Privacy policy', 'privacyPage'],
    ['Widerrufsrecht', 'revocationPage'],
    ['Right of withdrawal', 'revocationPage'],
    ['Impressum', 'imprintPage'],
    ['Legal notice', 'imprintPage'],
    ['Erklärung zur Barrierefreiheit', 'accessibilityPage'],
    ['Accessibility statement', 'accessibilityPage'],
    ['Versand und Zahlung', 'shippingPaymentInfoPage'],
    ['Shipping & payment', 'shippingPaymentInfoPage'],
  ])('%s in the footer, below a heading, is the %s', async (name, page) => {
    const menus = { 'footer-navigation': [category('Information', { type: 'folder', children: [category(name)] })] };
    expect(await find(menus)).toEqual({ [page]: { kind: 'category', id: category(name).id, title: name } });
  });

  it('are found in the service menu too, through links, and where a merchant has them elsewhere', async () => {
    const menus = {
      'service-navigation': [
        category('Terms', { type: 'link', translated: { name: 'Terms', linkType: 'category', internalLink: 'a'.repeat(32) } }),
        category('Privacy', {
          type: 'link',
          externalLink: 'https://legal.example/privacy',
          translated: { name: 'Privacy', linkType: 'external', externalLink: 'https://legal.example/privacy' },
        }),
      ],
    };
    expect(await find(menus)).toEqual({
      tosPage: { kind: 'category', id: 'a'.repeat(32), title: 'Terms' },
      privacyPage: { kind: 'address', href: 'https://legal.example/privacy' },
    });
  });

  it('that a setting names go before those of the menus', async () => {
    expect(await find({ 'footer-navigation': [category('AGB')] }, ['tosPage', 'privacyPage'])).toEqual({
      tosPage: { kind: 'setting' },
      privacyPage: { kind: 'setting' },
    });
  });

  it.each([
    ['there are no menus', {}],
    ['a menu cannot be loaded', { 'footer-navigation': new Error('away') }],
    ['a menu holds only headings', { 'footer-navigation': [category('Terms', { type: 'folder' })] }],
    ['nothing is called so', { 'footer-navigation': [category('About us')] }],
  ])('are none where %s', async (_what, menus) => {
    expect(await find(menus)).toEqual({});
  });
});
