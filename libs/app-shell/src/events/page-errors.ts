import type { ShopEvent } from '../analytics/shop-event.ts';

/** Characters of a message that are told. */
const LONGEST = 200;

/** What is told of an error: addresses lose their queries, in which tokens and what somebody typed may stand. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll(/[?#][^\s"')]*/g, '').slice(0, LONGEST);
}

/** Tells of what goes wrong in this page's scripts. @returns How to end it. */
export function listenToErrors(tell: (event: ShopEvent) => void): () => void {
  const report = (error: unknown): void => tell({ name: 'error.reported', message: messageOf(error) });
  const onError = ({ error, message }: ErrorEvent): void => report(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => report(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
