const KEY = 'vitrine-payment';

/** What this tab knows of an order's payment: it is yet to be started, it was, or where the shopper was sent to. */
export type PaymentMemory = { readonly step: 'new' } | { readonly step: 'started' } | { readonly step: 'left'; readonly target: string };

interface Remembered {
  readonly orderId: string;
  readonly memory: PaymentMemory;
}

/** Where a browser keeps nothing, it is kept until the page goes. */
let unkept: Remembered | undefined;

/** Keeps for this tab how far an order's payment is; the address of a provider comes from the store once. Of the newest order alone. */
export function rememberPayment(orderId: string, memory: PaymentMemory): void {
  unkept = { orderId, memory };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(unkept));
  } catch {
    // No storage: the page's own memory has it.
  }
}

/** What {@link rememberPayment} has kept for an order. */
export function recallPayment(orderId: string): PaymentMemory | undefined {
  const found = readKept();
  return found?.orderId === orderId ? found.memory : undefined;
}

function readKept(): Remembered | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Remembered> | null;
    if (typeof kept?.orderId === 'string' && typeof kept.memory === 'object') return { orderId: kept.orderId, memory: kept.memory };
  } catch {
    // Not ours, or no storage.
  }
  return unkept;
}
