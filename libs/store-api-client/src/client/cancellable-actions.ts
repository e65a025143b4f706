/** Actions of which only the newest call matters. */
export const CANCELLABLE_ACTIONS = [
  'loadProductList',
  'switchSlide',
  'loadCart',
  'addToCart',
  'removeFromCart',
  'updateProductQuantity',
  'loadLikeList',
  'loadLastSeen',
  'removeFromLikeList',
  'loadSlide',
  'loadListingProducts',
  'updateListingProducts',
  'loadProductReviews',
] as const;

/** Name of an action of which only the newest call matters. */
export type CancellableAction = (typeof CANCELLABLE_ACTIONS)[number];

/** Name of an action: one of the operations' own, or any other. */
export type ActionName = CancellableAction | (string & {});

/** The running call of each action of one client. */
export interface ActionRegistry {
  /** Cancels the running call of the action and takes its place until `done`. */
  start(action: ActionName): { signal: AbortSignal; done: () => void };
  cancel(action: ActionName): void;
}

/** A registry of running calls; each client has its own. */
export function createActionRegistry(): ActionRegistry {
  const running = new Map<ActionName, AbortController>();
  const cancel = (action: ActionName): void => {
    running.get(action)?.abort();
    running.delete(action);
  };
  return {
    cancel,
    start(action) {
      cancel(action);
      const controller = new AbortController();
      running.set(action, controller);
      return {
        signal: controller.signal,
        done: () => {
          if (running.get(action) === controller) running.delete(action);
        },
      };
    },
  };
}
