import { describe, expect, it } from 'vitest';
import { withLowerLevels } from './menu-levels.ts';

const living = { id: 'living', label: 'Living', href: '/living', hasChildren: true };
const gifts = { id: 'gifts', label: 'Gifts', href: '/gifts' };
const lamps = { id: 'lamps', label: 'Lamps', href: '/living/lamps' };
const whole = { id: 'living', label: 'Living', href: '/living', children: [lamps] };
const levels = (over: Partial<Parameters<typeof withLowerLevels>[1]> = {}) =>
  withLowerLevels([living, gifts], { branch: null, menu: undefined, isLost: false, ...over }).map(({ children }) => children);

describe('the entries of a menu', () => {
  it('wait for what is below them, and for nothing where there is nothing', () => {
    expect(levels()).toEqual([undefined, undefined]);
  });
  it('show what leads to the page before anybody asks', () => {
    expect(levels({ branch: whole })).toEqual([[lamps], undefined]);
    expect(levels({ branch: { ...whole, id: 'other' } })).toEqual([undefined, undefined]);
  });
  it('show what the menu brought, rather than what the page did', () => {
    expect(levels({ branch: { ...whole, children: [] }, menu: [whole] })).toEqual([[lamps], undefined]);
  });
  it('wait no more for a menu that does not come, or that has them no longer', () => {
    expect(levels({ isLost: true })).toEqual([[], undefined]);
    expect(levels({ menu: [] })).toEqual([[], undefined]);
    expect(levels({ isLost: true, branch: whole })).toEqual([[lamps], undefined]);
  });
});
