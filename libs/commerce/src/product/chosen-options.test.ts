import { describe, expect, it } from 'vitest';
import type { Product, PropertyGroup } from '@vitrine/store-api-client';
import { namesOf, ownOptions } from './chosen-options.ts';

const group = (id: string, ...options: string[]) =>
  ({ id, options: options.map((name) => ({ id: name.toLowerCase(), name })) }) as unknown as PropertyGroup;
const CONFIGURATOR = [group('color', 'Red', 'Blue'), group('size', 'S', 'L'), { id: 'empty' } as PropertyGroup];

describe('the options of a variant', () => {
  it('are its own, by group; a group of which it has none is left out', () => {
    expect(ownOptions({ optionIds: ['l', 'blue'] } as Product, CONFIGURATOR)).toEqual({ color: 'blue', size: 'l' });
    expect(ownOptions({ optionIds: ['s'] } as Product, CONFIGURATOR)).toEqual({ size: 's' });
    expect(ownOptions({ optionIds: null } as Product, CONFIGURATOR)).toEqual({});
  });
  it('are named in the order of the groups', () => {
    expect(namesOf({ size: 'l', color: 'red' }, CONFIGURATOR)).toBe('Red · L');
  });
});
