import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@vitrine/engines/chromium';
import type { MeasureBench } from '../bench-report.ts';
import { type Aim, atMost } from '../room/aims.ts';
import { shopPages } from '../weight/shop-pages.ts';
import { type PageWeight, sumOf, weighPage, weightTable } from '../weight/weigh-page.ts';
import { withProduct } from '../weight/weigh-product.ts';

const README = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'storefront', 'README.md');

/** kB of JavaScript that a first visit to a page may bring. */
const LIMITS: Readonly<Record<string, number>> = { home: 135, category: 135, product: 135, search: 135, cart: 160, checkout: 160 };
const MOST_FILES = 12;
const MOST_CSS = 15;

export const bench: MeasureBench = {
  description: 'What the first visit to a page of the shop brings, in a real browser with an empty cache, before anybody touches it.',
  measure(_args, log) {
    const launch = () => chromium.launch({ executablePath: ensureChromium(log), args: ['--no-sandbox', '--disable-gpu'] });
    return withProduct(launch, async (vitrine, browser) => {
      const weights: PageWeight[] = [];
      for (const page of await shopPages(browser, vitrine.origin)) {
        log(`${page.name}: ${page.path}`);
        weights.push(await weighPage(browser, vitrine.origin, page));
      }
      return {
        aims: weights.flatMap(aimsOf),
        results: weights,
        markdown: weightTable(weights),
        readme: { file: README, marker: 'bench storefront-weight' },
      };
    });
  },
};

function aimsOf({ page, scripts, styles }: PageWeight): Aim[] {
  return [
    atMost(`${page}, JavaScript`, sumOf(scripts) / 1_000, LIMITS[page] ?? 0, 'kB'),
    atMost(`${page}, files of JavaScript`, scripts.length, MOST_FILES, 'files'),
    atMost(`${page}, CSS`, sumOf(styles) / 1_000, MOST_CSS, 'kB'),
  ];
}
