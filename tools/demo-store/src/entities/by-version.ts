import type { ShopwareVersion } from '../server/shopware-version.ts';
import type { Entity } from './entity.ts';

type Reshape = (entity: Entity) => Entity;

/** What 6.7 names otherwise than 6.6, by `apiAlias`. */
const AS_IN_6_7: Readonly<Record<string, Reshape>> = {
  // Nobody has a payment method of their own any more: the last one is what is chosen at first.
  customer: ({ defaultPaymentMethodId, defaultPaymentMethod, lastPaymentMethodId, lastPaymentMethod, ...rest }) => ({
    ...rest,
    lastPaymentMethodId: lastPaymentMethodId ?? defaultPaymentMethodId ?? null,
    lastPaymentMethod: lastPaymentMethod ?? defaultPaymentMethod ?? null,
  }),
  // Answered without their ids before: those who hold them know them.
  cms_section: (section) => ({ ...section, id: ownerOf(section['blocks'], 'sectionId') }),
  cms_block: (block) => ({ ...block, id: ownerOf(block['slots'], 'blockId') }),
  document: (document) => ({ ...document, config: { ...(document['config'] as Entity), title: 'Invoice' } }),
  payment_method: ({ synchronous: _synchronous, asynchronous: _asynchronous, prepared: _prepared, ...rest }) => rest,
  // The states stay, to be given up with 6.8.
  product: (product) => ({ ...product, type: isDownload(product) ? 'digital' : 'physical' }),
};

const ownerOf = (parts: unknown, field: string): unknown => (Array.isArray(parts) ? (parts[0] as Entity | undefined)?.[field] : undefined);
const isDownload = ({ states }: Entity): boolean => Array.isArray(states) && states.includes('is-download');

/** An answer as this line of Shopware has it; answers are made as 6.6 has them. */
export function shapedFor(version: ShopwareVersion, value: unknown): unknown {
  return version === '6.6' ? value : reshape(value);
}

function reshape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reshape);
  if (typeof value !== 'object' || value === null) return value;
  const entity = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, reshape(entry)]));
  const alias = entity['apiAlias'];
  return (typeof alias === 'string' ? AS_IN_6_7[alias]?.(entity) : undefined) ?? entity;
}
