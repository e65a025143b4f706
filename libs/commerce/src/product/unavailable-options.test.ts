import { describe, expect, it } from 'vitest';
import type { PropertyGroup } from '@vitrine/store-api-client';
import { unavailableOptions } from './unavailable-options.ts';

const group = (id: string, ...options: string[]) =>
  ({ id, options: options.map((option) => ({ id: option })) }) as unknown as PropertyGroup;
const CONFIGURATOR = [group('color', 'red', 'blue'), group('size', 's', 'l')];
const variant = (optionIds: string[] | null, over: object = {}) => ({ id: String(optionIds), optionIds, availableStock: 5, ...over });

describe('options that lead to nothing that can be bought', () => {
  it('are those that no variant has together with the other chosen ones', () => {
    const siblings = [variant(['red', 's']), variant(['red', 'l']), variant(['blue', 's'])];
    expect([...unavailableOptions(CONFIGURATOR, { color: 'red', size: 'l' }, siblings)]).toEqual(['blue']);
    expect([...unavailableOptions(CONFIGURATOR, { color: 'red', size: 's' }, siblings)]).toEqual([]);
  });
  it('are those whose only variant is sold out', () => {
    const siblings = [variant(['red', 's']), variant(['red', 'l'], { available: false })];
    expect([...unavailableOptions(CONFIGURATOR, { color: 'red', size: 's' }, siblings)]).toEqual(['blue', 'l']);
  });
  it('are none as long as a group has no choice yet', () => {
    expect([...unavailableOptions(CONFIGURATOR, {}, [variant(['red', 's']), variant(['blue', 'l'])])]).toEqual([]);
  });
  it('are all where no variant names its options', () => {
    expect([...unavailableOptions(CONFIGURATOR, {}, [variant(null)])]).toEqual(['red', 'blue', 's', 'l']);
  });
});
