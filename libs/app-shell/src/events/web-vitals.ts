import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { ShopEvent } from '../analytics/shop-event.ts';

let tellNow: ((event: ShopEvent) => void) | undefined;

/** Tells a page's Core Web Vitals once they are final. They can be measured once a page: a second listener takes the place of the first. */
export function listenToVitals(tell: (event: ShopEvent) => void): void {
  const isMeasured = tellNow !== undefined;
  tellNow = tell;
  if (isMeasured) return;
  for (const measure of [onCLS, onINP, onLCP])
    measure(({ name, value }: Metric) => {
      if (name === 'CLS' || name === 'INP' || name === 'LCP') tellNow?.({ name: 'web-vital.measured', vital: name, value });
    });
}
