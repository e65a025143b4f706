import { describe, expect, it } from 'vitest';
import { leadToLastPage } from './last-page.ts';

const leadsTo = (address: string, listing: { total: number; limit: number }): string | null => {
  try {
    leadToLastPage(listing, new URL(address, 'https://shop.example'));
    return null;
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    expect(answer.status).toBe(302);
    return answer.headers.get('location');
  }
};

describe('a page that a listing does not have', () => {
  it.each([
    ['/living?p=99', { total: 50, limit: 24 }, '/living?p=3'],
    ['/de-DE/wohnen?order=price-asc&p=4', { total: 50, limit: 24 }, '/de-DE/wohnen?order=price-asc&p=3'],
    ['/search?search=mug&p=9', { total: 3, limit: 24 }, '/search?search=mug'],
    ['/living?p=2', { total: 0, limit: 24 }, '/living'],
  ])('%s leads to the last one that it has', (address, listing, last) => {
    expect(leadsTo(address, listing)).toBe(last);
  });

  it.each([
    ['/living', { total: 0, limit: 24 }],
    ['/living?p=3', { total: 50, limit: 24 }],
    ['/living?p=x', { total: 50, limit: 24 }],
  ])('is not %s', (address, listing) => {
    expect(leadsTo(address, listing)).toBeNull();
  });
});
