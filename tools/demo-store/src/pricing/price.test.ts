import { describe, expect, it } from 'vitest';
import { round } from './money.ts';
import { calculatePrice, sumTaxes, taxesOf, taxShares } from './price.ts';

const rules = (taxRate: number) => [{ taxRate, percentage: 100 }];

describe('money', () => {
  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [2.675, 2.68],
    [-0.001, 0],
    [1.004, 1],
  ])('%d rounds to %d', (value, expected) => {
    expect(Object.is(round(value), expected)).toBe(true);
  });
});

describe('prices', () => {
  it('the tax of a gross price is what it contains', () => {
    expect(calculatePrice({ unit: 1249, quantity: 1, taxRules: rules(19) }, 'gross').calculatedTaxes).toEqual([
      { tax: 199.42, taxRate: 19, price: 1249 },
    ]);
    expect(calculatePrice({ unit: 19, quantity: 2, taxRules: rules(19) }, 'gross').calculatedTaxes).toEqual([
      { tax: 6.07, taxRate: 19, price: 38 },
    ]);
    expect(calculatePrice({ unit: 12.5, quantity: 2, taxRules: rules(7) }, 'gross').calculatedTaxes).toEqual([
      { tax: 1.64, taxRate: 7, price: 25 },
    ]);
  });

  it('a list price tells the discount as a negative amount and in percent', () => {
    expect(calculatePrice({ unit: 89.95, quantity: 1, taxRules: rules(19), listPrice: 119.95 }, 'gross').listPrice).toEqual({
      price: 119.95,
      discount: -30,
      percentage: 25.01,
    });
  });

  it('without tax the price is the net one', () => {
    expect(calculatePrice({ unit: 119, quantity: 2, taxRules: rules(19) }, 'tax-free')).toMatchObject({
      unitPrice: 100,
      totalPrice: 200,
      calculatedTaxes: [],
      taxRules: [],
    });
  });

  it('a net price is the gross one without its tax, which comes on top', () => {
    expect(calculatePrice({ unit: 119, quantity: 2, taxRules: rules(19), listPrice: 238 }, 'net')).toMatchObject({
      unitPrice: 100,
      totalPrice: 200,
      calculatedTaxes: [{ tax: 38, taxRate: 19, price: 200 }],
      taxRules: rules(19),
      listPrice: { price: 200, discount: -100, percentage: 50 },
    });
  });

  it("a discount is spread over the goods' rates as recorded: -6.30 of 38.00 at 19 % and 25.00 at 7 %", () => {
    const goods = [
      calculatePrice({ unit: 19, quantity: 2, taxRules: rules(19) }, 'gross'),
      calculatePrice({ unit: 12.5, quantity: 2, taxRules: rules(7) }, 'gross'),
    ];
    const shares = taxShares(goods);
    expect(shares).toEqual([
      { taxRate: 19, percentage: 60.31746031746 },
      { taxRate: 7, percentage: 39.68253968254 },
    ]);
    expect(taxesOf(-6.3, shares, 'gross')).toEqual([
      { tax: -0.61, taxRate: 19, price: -3.8 },
      { tax: -0.16, taxRate: 7, price: -2.5 },
    ]);
  });

  it('taxes add up by rate', () => {
    const price = calculatePrice({ unit: 10, quantity: 1, taxRules: rules(19) }, 'gross');
    expect(sumTaxes([price, price])).toEqual([{ tax: 3.2, taxRate: 19, price: 20 }]);
  });
});
