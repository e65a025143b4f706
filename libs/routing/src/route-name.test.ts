import { describe, expect, it } from 'vitest';
import { SHOP_LOCALES } from './locale-config.ts';
import { localizedRouteName, parseRouteName, routeMiddleware, userTypeOfRoute } from './route-name.ts';
import { isRoutingError } from './routing-error.ts';

describe('route names carry a locale suffix after three underscores', () => {
  it('is written', () => expect(localizedRouteName('checkout', 'de-DE')).toBe('checkout___de-DE'));
  it('is absent under no_prefix', () =>
    expect(localizedRouteName('checkout', 'de-DE', { ...SHOP_LOCALES, strategy: 'no_prefix' })).toBe('checkout'));
  it.each([
    ['checkout___de-DE', 'checkout', 'de-DE'],
    ['checkout___en-US___default', 'checkout', 'en-US'],
    ['a___b___en-GB', 'a___b', 'en-GB'],
    ['checkout', 'checkout', undefined],
    ['checkout___fr-FR', 'checkout___fr-FR', undefined],
  ])('%s is read', (routeName, name, code) => {
    const parsed = parseRouteName(routeName);
    expect([parsed.name, parsed.locale?.code]).toEqual([name, code]);
  });
});

describe('the user type', () => {
  it.each([
    ['guide-presentationPath___de-DE', 'guide'],
    ['presentation-presentationPath___de-DE', 'client'],
    ['guidebook___en-US', 'client'],
    ['frontend.detail.page', 'client'],
  ])('of %s is %s', (routeName, type) => expect(userTypeOfRoute(routeName)).toBe(type));
});

describe('route middleware', () => {
  it('comes in the order named', () => expect(routeMiddleware(['b', 'a'], { a: 1, b: 2 })).toEqual([2, 1]));
  it.each(['missing', 'toString', '__proto__'])('throws for the unknown %s', (name) => {
    try {
      routeMiddleware([name], { a: 1 });
      expect.unreachable();
    } catch (error) {
      expect(isRoutingError(error) && error.code).toBe('unknown-route-middleware');
    }
  });
});
