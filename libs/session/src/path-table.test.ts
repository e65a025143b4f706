import { describe, expect, it } from 'vitest';
import { PATH_TABLE, pathRowPattern, processFor } from './path-table.ts';

describe('which process answers which path', () => {
  it.each([
    ['/', 'storefront'],
    ['/de-DE', 'storefront'],
    ['/any/unmatched/path', 'storefront'],
    ['/checkout/success/x', 'storefront'],
    ['/store-api/checkout/cart', 'storefront'],
    ['/assets/storefront/entry.js', 'storefront'],
    ['/__storefront/manifest', 'storefront'],
    ['/_root.data', 'storefront'],
    ['/store-api/dsr/appointment/x/join-as-client', 'sales-room-server'],
    ['/api/_action/dsr/appointment/x/start', 'sales-room-server'],
    ['/room-api/realtime/', 'sales-room-server'],
    ['/room-api', 'sales-room-server'],
    ['/assets/sales-room/entry.js', 'sales-room'],
    ['/__sales-room/manifest', 'sales-room'],
    ['/ask', 'sales-room'],
    ['/de-DE/ask.data', 'sales-room'],
    ['/guide', 'sales-room'],
    ['/guide/', 'sales-room'],
    ['/guide.data', 'sales-room'],
    ['/guide/_.data', 'sales-room'],
    ['/de-DE/guide', 'sales-room'],
    ['/en-gb/guide.data', 'sales-room'],
    ['/guide/spring-collection', 'sales-room'],
    ['/guide/spring-collection/login', 'sales-room'],
    ['/invitation/spring-collection', 'sales-room'],
    ['/presentation/spring-collection', 'sales-room'],
    ['/presentation/spring-collection/prejoin', 'sales-room'],
    ['/presentation/spring-collection.data', 'sales-room'],
    ['/de-DE/presentation/spring-collection.data', 'sales-room'],
    ['/en-GB/guide/x', 'sales-room'],
    ['/de-de/guide/x', 'sales-room'],
    // Neighbours that only look alike are the shop's.
    ['/ask/x', 'storefront'],
    ['/asks', 'storefront'],
    ['/presentation', 'storefront'],
    ['/presentation/', 'storefront'],
    ['/presentation.data', 'storefront'],
    ['/guide.html', 'storefront'],
    ['/guide.datax', 'storefront'],
    ['/fr-FR/guide', 'storefront'],
    ['/guides/x', 'storefront'],
    ['/en-US/guide/x', 'storefront'],
    ['/fr-FR/guide/x', 'storefront'],
    ['/shop/guide/x', 'storefront'],
    ['/store-api/dsrx', 'storefront'],
    ['/room-apis', 'storefront'],
    ['//room-api/x', 'storefront'],
    ['/Room-Api/x', 'storefront'],
    ['/store-api/%64sr/x', 'storefront'],
  ])('%s → %s', (path, process) => {
    expect(processFor(path)).toBe(process);
  });

  it('leaves no path without an answer: the last row takes the rest', () => {
    expect(PATH_TABLE.at(-1)).toMatchObject({ path: '/**', process: 'storefront' });
    expect(pathRowPattern({ path: '/**', process: 'storefront', localized: false })).toBe('^/');
  });
});
