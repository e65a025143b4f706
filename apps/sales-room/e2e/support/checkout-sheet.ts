import { expect, type Locator, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import type { Person } from '@vitrine/e2e-kit/participants';
import { slideOf } from '@vitrine/e2e-kit/room-page';

/** The product that is held up, on somebody's screen. */
export const shownTo = ({ page }: Person): Locator => page.getByTestId('shown-product');

/** The checkout over the call, by the title that it has. */
export const sheetOf = (page: Page, name = 'Checkout'): Locator => page.getByRole('dialog', { name, exact: true });

/** The guide's picture in the checkout. */
export const pictureIn = (sheet: Locator): Locator => sheet.getByTestId('guide-picture').locator('video');

/** Holds the first product of the slide up, and gives its name. */
export async function holdUp({ page }: Person): Promise<string> {
  const card = slideOf(page).locator('.v-product-card').first();
  const name = await card.locator('.v-product-card__name').innerText();
  await card.getByRole('button', { name: `Show to all: ${name}` }).click();
  return name;
}

/** Fills in what a guest is asked for. */
export async function fillGuest(sheet: Locator, email: string): Promise<void> {
  const fields = {
    firstName: 'Cleo',
    lastName: 'Byron',
    email,
    emailConfirmation: email,
    'billingAddress.street': 'Mill Lane 12',
    'billingAddress.zipcode': '10115',
    'billingAddress.city': 'Berlin',
  };
  for (const [name, value] of Object.entries(fields)) await sheet.locator(`[name="${name}"]`).fill(value);
}

/** Ticks a box where people press: as it is drawn. */
export async function tick(sheet: Locator, name: string): Promise<void> {
  const box = sheet.locator('.v-choice').filter({ has: sheet.page().locator(`[name=${name}]`) });
  await box.locator('.v-choice__box').click();
  await expect(sheet.locator(`[name=${name}]`)).toBeChecked();
}

/** What an order comes to, as its confirmation says. */
export const totalIn = async (confirmation: Locator): Promise<string> =>
  (
    await confirmation
      .locator('.v-summary')
      .getByText(/\d[.,]\d\d/)
      .last()
      .innerText()
  ).trim();

/** Watches the guide's picture from now on; the function that comes back says that it never stood still for longer than a moment. */
export async function watchPicture(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const host = window as unknown as { vitrineLongestStop?: number };
    let [frames, changedAt] = [0, performance.now()];
    host.vitrineLongestStop = 0;
    const look = (): void => {
      const videos = [...document.querySelectorAll<HTMLVideoElement>('[data-testid=stage-tile]:not([data-own]) video')];
      const now = videos.reduce((sum, video) => sum + video.getVideoPlaybackQuality().totalVideoFrames, 0);
      if (now !== frames) [frames, changedAt] = [now, performance.now()];
      else host.vitrineLongestStop = Math.max(host.vitrineLongestStop ?? 0, performance.now() - changedAt);
      requestAnimationFrame(look);
    };
    look();
  });
  return async () => {
    const longest = await page.evaluate(() => (window as unknown as { vitrineLongestStop?: number }).vitrineLongestStop);
    expect(longest, 'milliseconds for which the picture of the guide stood still').toBeLessThan(5_000);
  };
}

/** Makes an account at the shop, as somebody else's browser would. */
export async function makeCustomer(requests: PlaywrightWorkerArgs['playwright']['request'], origin: string) {
  const request = await requests.newContext({ extraHTTPHeaders: { origin, 'x-vitrine-locale': 'en-US' } });
  const email = `rosa-${Date.now()}@vitrine.example`;
  const password = 'a-good-password';
  const countries = await request.post(`${origin}/store-api/country`, {
    data: { filter: [{ type: 'equals', field: 'iso', value: 'DE' }] },
  });
  const { elements } = (await countries.json()) as { elements: { id: string }[] };
  const answer = await request.post(`${origin}/store-api/account/register`, {
    data: {
      email,
      password,
      firstName: 'Rosa',
      lastName: 'Clarke',
      acceptedDataProtection: true,
      storefrontUrl: origin,
      billingAddress: { street: 'Allee 3', zipcode: '10115', city: 'Berlin', countryId: elements[0]?.id },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await request.dispose();
  return { email, password };
}
