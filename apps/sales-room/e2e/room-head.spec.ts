import { switchTo } from '@vitrine/e2e-kit/language-switch';
import type { Person } from '@vitrine/e2e-kit/participants';
import { makePresentation } from '@vitrine/e2e-kit/presentations';
import { choose, enterAsGuide, expectConnection, joinAsGuest, openPanel } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';

test.describe.configure({ mode: 'serial' });

const UPRIGHT = { width: 390, height: 844 };
const ACROSS = { width: 844, height: 390 };
const NAME = {
  'en-US': 'Lamps and textiles for the long evenings of the year',
  'de-DE': 'Leuchten und Textilien für die langen Abende des Jahres',
};
const DETAILS = { 'en-US': 'Presentation details and language', 'de-DE': 'Angaben zur Präsentation und Sprache' };
const BADGES = { 'en-US': ['Locked', 'Broadcast mode'], 'de-DE': ['Geschlossen', 'Übertragungsmodus'] };

const participants = useParticipants();
let guide: Person;
let client: Person;

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000);
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'room-head', {
    isStarted: true,
    hasOnlyProducts: true,
    name: NAME,
  });
  guide = await participants.enter({ looks: null });
  client = await participants.enter({ looks: null, viewport: UPRIGHT });
  await enterAsGuide(guide, path);
  await joinAsGuest(client, path, 'Cleo');
  await openPanel(guide.page, 'Presentation tools');
  for (const rule of ['Broadcast mode', 'Lock the presentation']) {
    const control = guide.page.getByRole('switch', { name: rule });
    await choose(control);
    await expect(control).toBeChecked();
  }
});

for (const locale of ['en-US', 'de-DE'] as const) {
  test(`on a phone, in ${locale}, the name stands beside two badges that screen readers read in words`, async () => {
    const { page } = client;
    if (locale !== 'en-US') {
      await page.getByRole('button', { name: DETAILS['en-US'] }).click();
      await switchTo(page, locale);
      await expectConnection(page, 'connected');
    }
    for (const viewport of [UPRIGHT, ACROSS]) {
      await page.setViewportSize(viewport);
      const head = page.locator('.v-room__head');
      const name = head.getByRole('heading', { level: 1, name: NAME[locale] });
      await expect(head.locator('.v-badge')).toHaveCount(2);
      await page.screenshot({ path: test.info().outputPath(`room-head-${viewport.width}-${locale}.png`) });
      const width = await name.evaluate((element) => element.getBoundingClientRect().width);
      expect(width / viewport.width, `the name's part of ${viewport.width} px`).toBeGreaterThanOrEqual(0.4);
      for (const badge of BADGES[locale])
        await expect(head.locator('.v-badge').filter({ hasText: badge }).locator('svg')).toBeInViewport({ ratio: 1 });
      await expect(head.getByRole('button', { name: DETAILS[locale] })).toBeInViewport({ ratio: 1 });
      const heard = await head.ariaSnapshot();
      for (const badge of BADGES[locale]) expect(heard).toContain(badge);
      expect(await head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'nothing overflows').toBeLessThanOrEqual(0);
      expect((await head.boundingBox())?.height).toBeLessThanOrEqual(60);
    }
    await page.setViewportSize(UPRIGHT);
  });

  test(`on a phone, in ${locale}, one button tells the whole name, the badges in words and the languages`, async () => {
    const { page } = client;
    await page.setViewportSize(UPRIGHT);
    await page.getByRole('button', { name: DETAILS[locale] }).click();
    const details = page.getByRole('dialog', { name: DETAILS[locale] });
    await expect(details.getByText(NAME[locale])).toBeInViewport({ ratio: 1 });
    for (const badge of BADGES[locale]) await expect(details.getByText(badge)).toBeInViewport({ ratio: 1 });
    for (const language of ['English (UK)', 'English (US)', 'Deutsch'])
      await expect(details.getByRole('link', { name: language })).toBeInViewport({ ratio: 1 });
    await page.screenshot({ path: test.info().outputPath(`room-details-${locale}.png`) });
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
    await expect(page.getByRole('button', { name: DETAILS[locale] })).toBeFocused();
  });
}

test('on a desktop the badges stand in words and the languages side by side, without a button for them', async () => {
  const { page } = guide;
  const head = page.locator('.v-room__head');
  for (const badge of BADGES['en-US']) await expect(head.getByText(badge)).toBeInViewport({ ratio: 1 });
  await expect(head.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('button', { name: DETAILS['en-US'] })).toBeHidden();
});
