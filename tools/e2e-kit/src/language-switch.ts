import { expect, type Locator, type Page } from '@playwright/test';

/** The link to a language, where it can be seen. */
export const languageLink = (page: Page, locale: string): Locator =>
  page.locator(`nav.v-language-switch a[hreflang="${locale}"]:visible`).first();

/** Chooses a language and waits for the page in it. */
export async function switchTo(page: Page, locale: string): Promise<void> {
  await languageLink(page, locale).click();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

/** What kind of screen this is, once nothing is on its way any more: the same in every language. */
export async function screenOf(page: Page): Promise<string> {
  let last = '';
  await expect(async () => {
    expect(await page.locator('main .v-skeleton:visible').count()).toBe(0);
    const now = await describeScreen(page);
    const before = last;
    last = now;
    expect(now).toBe(before);
  }).toPass({ intervals: [150], timeout: 45_000 });
  return last;
}

function describeScreen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const layouts = [...document.querySelectorAll('[data-layout]')].map((element) => element.getAttribute('data-layout'));
    const parts = [...(main?.children ?? [])].map(
      (element) => `${element.tagName}.${element.className}[${element.getAttribute('data-route') ?? ''}]`,
    );
    const fields = [...(main?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [])].map(
      ({ name, type }) => `${name}:${type}`,
    );
    return JSON.stringify([layouts, parts, [...new Set(fields)].sort()]);
  });
}
