import type { InMemoryStore } from '@vitrine/store-api-client/testing';

type Json = Record<string, unknown>;

/** Answers as the store does, with something changed. */
function rewrite(store: InMemoryStore, path: string, change: (body: Json) => Json): void {
  store.intercept(
    async (_request, goOn) => {
      const response = await goOn();
      return response.ok && response.status !== 204 ? Response.json(change((await response.json()) as Json), response) : response;
    },
    { path },
  );
}

const withoutAsynchronous = (methods: unknown): unknown =>
  (methods as readonly Json[]).map((method) => Object.fromEntries(Object.entries(method).filter(([key]) => key !== 'asynchronous')));

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Makes a store answer like a newer server in some places and like an older one in others. */
export function takeHabits(store: InMemoryStore): void {
  // Older: lines are removed by `DELETE` alone.
  store.intercept(
    () =>
      Response.json(
        { errors: [{ code: '0', status: '404', title: 'Not Found', detail: 'No route found for "POST /checkout/cart/line-item/delete"' }] },
        { status: 404 },
      ),
    { method: 'POST', path: '/checkout/cart/line-item/delete' },
  );
  // As servers may send it: no configurator for what has no variants.
  rewrite(store, '/product/*', (page) =>
    'configurator' in page && isEmpty(page['configurator']) ? { ...page, configurator: null } : page,
  );
  // Newer: a payment method does not say how it is paid, and the variant found comes inside an object.
  rewrite(store, '/payment-method', ({ elements, ...rest }) => ({ ...rest, elements: withoutAsynchronous(elements) }));
  rewrite(store, '/product/*/find-variant', (found) => ({ foundCombination: found }));
}
