import { expect, type Page } from '@playwright/test';

/** Something that was on the screen at some moment. */
export type Sight = `connection ${string}` | `media ${string}` | `says ${string}` | 'no slide';

/** Writes down what passes over a screen, however short: people see it, a test that looks now and then may not. */
export async function watchScreen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const host = window as unknown as { vitrineSights?: Set<string>; vitrineWitness?: MutationObserver };
    host.vitrineWitness?.disconnect();
    const sights = new Set<string>();
    const look = (): void => {
      for (const element of document.querySelectorAll('[data-connection]'))
        sights.add(`connection ${element.getAttribute('data-connection') ?? ''}`);
      for (const element of document.querySelectorAll('[data-media-notice]'))
        sights.add(`media ${element.getAttribute('data-media-notice') ?? ''}`);
      for (const element of document.querySelectorAll('.v-notification__text, [data-testid=room-announcements]'))
        sights.add(`says ${element.textContent ?? ''}`);
      if (document.querySelector('[data-testid=slide] .v-slide__content') === null) sights.add('no slide');
    };
    host.vitrineSights = sights;
    host.vitrineWitness = new MutationObserver(look);
    host.vitrineWitness.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['data-connection', 'data-media-notice'],
    });
    look();
  });
}

/** What has been seen since {@link watchScreen}. */
export const sightsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...((window as unknown as { vitrineSights?: Set<string> }).vitrineSights ?? [])]);

/** Whether something that fits has been said since {@link watchScreen}. */
export const wasSaid = async (page: Page, text: RegExp): Promise<boolean> =>
  (await sightsOf(page)).some((sight) => sight.startsWith('says ') && text.test(sight));

/** Does something, and waits until it has been said: notifications go by themselves, whether or not a test has looked. */
export async function expectSaid(page: Page, text: RegExp, act: () => Promise<void>): Promise<void> {
  await watchScreen(page);
  await act();
  await expect.poll(() => wasSaid(page, text), { message: `${String(text)} is said`, timeout: 30_000 }).toBe(true);
}

/** Waits until this has been seen on a page. */
export async function expectSight(page: Page, sight: Sight | RegExp): Promise<void> {
  const fits = (seen: string) => (typeof sight === 'string' ? seen === sight : sight.test(seen));
  await expect.poll(async () => (await sightsOf(page)).some(fits), { message: `${String(sight)} is seen`, timeout: 30_000 }).toBe(true);
}
