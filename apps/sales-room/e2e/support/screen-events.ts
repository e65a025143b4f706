import { expect, type Page } from '@playwright/test';

/** Something that was on the screen at some moment. */
export type ScreenEvent = `connection ${string}` | `media ${string}` | `says ${string}` | 'no slide';

/** Writes down what passes over a screen, however short: people see it, a test that looks now and then may not. */
export async function recordScreen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const host = window as unknown as { vitrineScreenEvents?: Set<string>; vitrineScreenObserver?: MutationObserver };
    host.vitrineScreenObserver?.disconnect();
    const events = new Set<string>();
    const look = (): void => {
      for (const element of document.querySelectorAll('[data-connection]'))
        events.add(`connection ${element.getAttribute('data-connection') ?? ''}`);
      for (const element of document.querySelectorAll('[data-media-notice]'))
        events.add(`media ${element.getAttribute('data-media-notice') ?? ''}`);
      for (const element of document.querySelectorAll('.v-notification__text, [data-testid=room-announcements]'))
        events.add(`says ${element.textContent ?? ''}`);
      if (document.querySelector('[data-testid=slide] .v-slide__content') === null) events.add('no slide');
    };
    host.vitrineScreenEvents = events;
    host.vitrineScreenObserver = new MutationObserver(look);
    host.vitrineScreenObserver.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['data-connection', 'data-media-notice'],
    });
    look();
  });
}

/** What has been seen since {@link recordScreen}. */
export const screenEventsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...((window as unknown as { vitrineScreenEvents?: Set<string> }).vitrineScreenEvents ?? [])]);

/** Whether something that fits has been said since {@link recordScreen}. */
export const wasAnnounced = async (page: Page, text: RegExp): Promise<boolean> =>
  (await screenEventsOf(page)).some((event) => event.startsWith('says ') && text.test(event));

/** Does something, and waits until it has been said: notifications go by themselves, whether or not a test has looked. */
export async function expectAnnounced(page: Page, text: RegExp, act: () => Promise<void>): Promise<void> {
  await recordScreen(page);
  await act();
  await expect.poll(() => wasAnnounced(page, text), { message: `${String(text)} is said`, timeout: 30_000 }).toBe(true);
}

/** Waits until this has been seen on a page. */
export async function expectScreenEvent(page: Page, event: ScreenEvent | RegExp): Promise<void> {
  const fits = (seen: string) => (typeof event === 'string' ? seen === event : event.test(seen));
  // What was seen instead is told when it never comes.
  await expect
    .poll(
      async () => {
        const seen = await screenEventsOf(page);
        return seen.some(fits) ? event : seen;
      },
      { message: `${String(event)} is seen`, timeout: 60_000 },
    )
    .toBe(event);
}
