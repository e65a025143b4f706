import { describe, expect, it } from 'vitest';
import { CMS_ELEMENT_TYPES } from '../model/read-element.ts';
import { BLOCK_LAYOUTS } from './block-layouts.ts';
import { createCmsRegistry } from './registry.ts';
import { viewOfBlock, viewOfElement, viewOfSection } from './registry-lookup.ts';

describe('a registry', () => {
  it('knows every block and element type of the shop system', () => {
    const registry = createCmsRegistry();
    for (const type of Object.keys(BLOCK_LAYOUTS)) expect(viewOfBlock(registry, type)).not.toBeNull();
    for (const type of CMS_ELEMENT_TYPES) expect(viewOfElement(registry, type)).not.toBeNull();
    expect(viewOfSection(registry, 'sidebar')).not.toBe(viewOfSection(registry, 'default'));
    expect(viewOfSection(registry, 'other')).toBe(viewOfSection(registry, 'default'));
  });

  it('knows nothing by the names that every object has', () => {
    const registry = createCmsRegistry();
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(viewOfBlock(registry, name)).toBeNull();
      expect(viewOfElement(registry, name)).toBeNull();
    }
  });

  it('gives the view of a known type that type’s model, and others the raw settings', () => {
    const registry = createCmsRegistry({
      elements: {
        text: ({ element }) => <p>{element.content}</p>,
        'size-chart': ({ element }) => <p>{element.name}</p>,
        // @ts-expect-error a slider has no content
        'image-slider': ({ element }) => <p>{element.content}</p>,
      },
    });
    expect(viewOfElement(registry, 'size-chart')).not.toBeNull();
  });

  it('builds on another without changing it', () => {
    const base = createCmsRegistry();
    const extended = createCmsRegistry({ base, blocks: { 'shop-map': () => null } });
    expect(viewOfBlock(extended, 'shop-map')).not.toBeNull();
    expect(viewOfBlock(base, 'shop-map')).toBeNull();
  });
});
