import type { Recording } from '../recordings.ts';

type Json = Record<string, unknown>;

/** What all recordings together tell about one product. */
export interface ProductFacts {
  missing: boolean;
  parent: boolean;
  variant: boolean;
  soldOut: boolean;
  closeout: boolean;
  steps: boolean;
  download: boolean;
  shippingFree: boolean;
  tiered: boolean;
  rated: boolean;
}

/** What the recordings tell about ids: they name nothing by its role themselves. */
export interface IdMapping {
  /** The fullest entity that was seen under this id. */
  entity(id: string): Json | undefined;
  product(id: string): ProductFacts;
  /** Payment and shipping methods that a cart called blocked, by name. */
  isBlocked(name: unknown): boolean;
}

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function visitObjects(value: unknown, visit: (entry: Json) => void): void {
  if (Array.isArray(value)) for (const entry of value) visitObjects(entry, visit);
  else if (isJson(value)) {
    visit(value);
    for (const entry of Object.values(value)) visitObjects(entry, visit);
  }
}

const NONE: ProductFacts = {
  missing: false,
  parent: false,
  variant: false,
  soldOut: false,
  closeout: false,
  steps: false,
  download: false,
  shippingFree: false,
  tiered: false,
  rated: false,
};

export function readIdMapping(recordings: readonly Recording[]): IdMapping {
  const entities = new Map<string, Json>();
  const facts = new Map<string, ProductFacts>();
  const blocked = new Set<unknown>();
  const learn = (id: unknown, changes: Partial<ProductFacts>): void => {
    if (typeof id !== 'string') return;
    const known = facts.get(id) ?? NONE;
    const seen = Object.fromEntries(Object.entries(changes).filter(([, value]) => value === true));
    facts.set(id, { ...known, ...seen });
  };

  for (const { request, response } of recordings) {
    visitObjects(response.body, (entry) => {
      const id = entry['id'];
      if (
        typeof id === 'string' &&
        typeof entry['apiAlias'] === 'string' &&
        Object.keys(entry).length > Object.keys(entities.get(id) ?? {}).length
      )
        entities.set(id, entry);
      if (entry['apiAlias'] === 'product') {
        learn(id, {
          parent: Number(entry['childCount'] ?? 0) > 0,
          variant: typeof entry['parentId'] === 'string',
          soldOut: entry['isCloseout'] === true && Number(entry['availableStock'] ?? 1) <= 0,
          closeout: entry['isCloseout'] === true,
          steps: Number(entry['purchaseSteps'] ?? 1) > 1,
          download: (entry['states'] as string[] | undefined)?.includes('is-download') === true,
          shippingFree: entry['shippingFree'] === true,
          tiered: ((entry['calculatedPrices'] as unknown[] | undefined)?.length ?? 0) > 1,
          rated: entry['ratingAverage'] !== null && entry['ratingAverage'] !== undefined,
        });
        learn(entry['parentId'], { parent: true });
      }
      if (entry['apiAlias'] === 'cart_line_item' && entry['type'] === 'product') {
        const quantity = entry['quantityInformation'] as Json | undefined;
        const payload = entry['payload'] as Json | undefined;
        learn(entry['referencedId'], {
          closeout: payload?.['isCloseout'] === true,
          variant: typeof payload?.['parentId'] === 'string',
          steps: Number(quantity?.['purchaseSteps'] ?? 1) > 1,
          download: (entry['states'] as string[] | undefined)?.includes('is-download') === true,
          shippingFree: (entry['deliveryInformation'] as Json | undefined)?.['freeDelivery'] === true,
        });
      }
      if (entry['messageKey'] === 'product-out-of-stock')
        learn(/[0-9a-f]{32}$/.exec(String(entry['id']))?.[0], { soldOut: true, closeout: true });
      if (entry['messageKey'] === 'payment-method-blocked' || entry['messageKey'] === 'shipping-method-blocked')
        blocked.add((entry['parameters'] as Json | undefined)?.['name'] ?? entry['name']);
    });
    const asked = /^\/product\/([0-9a-f]{32})(\/|$)/.exec(request.path ?? '')?.[1];
    const answered = isJson(response.body) && isJson(response.body['product']) ? response.body['product']['id'] : undefined;
    if (asked !== undefined && response.status === 404) learn(asked, { missing: true });
    // The parent of variants resolves to one of them.
    if (asked !== undefined && answered !== undefined && answered !== asked) learn(asked, { parent: true });
  }

  return { entity: (id) => entities.get(id), product: (id) => facts.get(id) ?? NONE, isBlocked: (name) => blocked.has(name) };
}
