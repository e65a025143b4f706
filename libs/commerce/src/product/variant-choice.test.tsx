import { describe, expect, it } from 'vitest';
import type { Product, PropertyGroup } from '@vitrine/store-api-client';
import { KnownQueries } from '../testing/known-queries.tsx';
import { shopMarkup } from '../testing/shop-words.tsx';
import { VariantChoice } from './variant-choice.tsx';

const CONFIGURATOR = [
  {
    id: 'size',
    name: 'Size',
    position: 2,
    options: [
      { id: 'l', name: 'Large', position: 2 },
      { id: 's', name: 'Small', position: 1 },
    ],
  },
  {
    id: 'color',
    name: 'Color',
    position: 1,
    options: [
      { id: 'red', name: 'Red', colorHexCode: '#f00' },
      { id: 'odd', name: 'Odd', colorHexCode: 'url(evil)' },
    ],
  },
] as unknown as PropertyGroup[];
const RED_SMALL = { id: 'v', parentId: 'family', optionIds: ['red', 's'] } as unknown as Product;
const SIBLINGS = [
  { id: 'v', optionIds: ['red', 's'], availableStock: 3 },
  { id: 'w', optionIds: ['odd', 's'], availableStock: 3 },
];
const markup = (configurator = CONFIGURATOR, siblings: object[] | undefined = undefined) =>
  shopMarkup(
    <KnownQueries answers={siblings ? [[['product', 'variants', 'family'], siblings]] : []}>
      <VariantChoice product={RED_SMALL} configurator={configurator} />
    </KnownQueries>,
  );

describe('the choice of a variant', () => {
  it('comes in the order of the shop, groups and options', () => {
    const html = markup();
    const places = ['Color', 'Red', 'Size', 'Small', 'Large'].map((word) => html.indexOf(`${word}<`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
  it('has the options of the product chosen', () => {
    const checked = [...markup().matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => /value="(\w+)"/.exec(input)?.[1]);
    expect(checked).toEqual(['red', 's']);
  });
  it('draws a color only where it is one', () => {
    expect(markup()).toContain('background-color:#f00');
    expect(markup()).not.toContain('evil');
  });
  it('marks what leads to nothing that can be bought, once that is known', () => {
    expect(markup().match(/option--unavailable/g)).toBeNull();
    expect(markup(CONFIGURATOR, SIBLINGS).match(/option--unavailable/g)).toHaveLength(1);
    expect(markup(CONFIGURATOR, []).match(/option--unavailable/g)).toBeNull();
  });
  it('is not there for a product without variants', () => {
    expect(markup([])).toBe('');
  });
});
