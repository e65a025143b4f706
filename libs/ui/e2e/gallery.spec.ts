import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const SECTIONS = ['actions', 'fields', 'product', 'detail', 'feedback', 'navigation', 'room'];

/** Every rule of axe, none disabled. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}

async function open(page: Page, section: string): Promise<void> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`/?section=${section}`);
  await page.locator('.g-section').waitFor();
  expect(complaints).toEqual([]);
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const STATES: { name: string; section: string; width: number; reach: (page: Page) => Promise<void> }[] = [
  ...['plain', 'static', 'clear', 'bare', 'large'].map((kind) => ({ name: `modal ${kind}`, section: 'feedback', width: 1440, reach: press(`Modal ${kind}`) })),
  { name: 'sidebar over the page', section: 'feedback', width: 390, reach: press('Sidebar') },
  { name: 'full-screen loader', section: 'feedback', width: 390, reach: press('Full-screen loader') },
  {
    name: 'notifications',
    section: 'feedback',
    width: 390,
    reach: async (page) => {
      for (const type of ['success', 'warning', 'danger']) await press(`Notify ${type}`)(page);
    },
  },
  { name: 'menu', section: 'actions', width: 390, reach: press('More') },
  { name: 'menu with a choice', section: 'actions', width: 1440, reach: press('Language') },
  { name: 'popover', section: 'actions', width: 1440, reach: press('About this') },
  {
    name: 'tooltip',
    section: 'actions',
    width: 1440,
    reach: async (page) => {
      await page.getByRole('button', { name: 'About this' }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tooltip')).toHaveText('More about this button');
    },
  },
  { name: 'combo box', section: 'fields', width: 390, reach: press('Show countries') },
  {
    name: 'search suggestions',
    section: 'fields',
    width: 1440,
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Search' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('listbox', { name: 'Products' }).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    },
  },
  { name: 'pictures on the full screen', section: 'detail', width: 390, reach: press('Full screen') },
  { name: 'magnified picture', section: 'detail', width: 1440, reach: press('Zoom in') },
  { name: 'mega menu', section: 'navigation', width: 1440, reach: (page) => page.getByRole('navigation', { name: 'Main navigation' }).locator('summary').first().click() },
  { name: 'navigation drawer', section: 'navigation', width: 390, reach: press('Open menu') },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const section of SECTIONS) {
      test(`${section}: axe finds nothing, and nothing scrolls sideways from 360 px on`, async ({ page }) => {
        await open(page, section);
        for (const width of [360, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
        }
        await expectAccessible(page);
        await page.setViewportSize({ width: 390, height: 900 });
        await expectAccessible(page);
      });
    }

    for (const { name, section, width, reach } of STATES) {
      test(`${name}: axe finds nothing`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, section);
        await reach(page);
        await expectAccessible(page);
      });
    }
  });
}

test('every control can be hit in at least 44 by 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const section of SECTIONS) {
    await open(page, section);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input:not([type=hidden]), select, textarea, summary, [role=tab], a.v-button, a.v-link--standalone')]
        .filter((element) => element.checkVisibility() && element.tabIndex >= 0 && !element.closest('.v-carousel__controls'))
        .map((element) => {
          // A hidden native input is hit through its label; a slider's thumb carries a wider invisible edge.
          const box = (element.closest('label, .v-slider__thumb, .v-input-group') ?? element).getBoundingClientRect();
          const edge = element.closest('.v-slider__thumb') ? 24 : 0;
          return { text: element.outerHTML.slice(0, 120), width: box.width + edge, height: box.height + edge };
        })
        .filter(({ width, height }) => width > 1 && (width < 43.5 || height < 43.5)),
    );
    expect(small, section).toEqual([]);
  }
});

test('a modal takes the focus, keeps it, and gives it back', async ({ page }) => {
  await open(page, 'feedback');
  const opener = page.getByRole('button', { name: 'Modal plain' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'End the presentation?' });
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a static modal stays at a click outside, another closes', async ({ page }) => {
  await open(page, 'feedback');
  await page.getByRole('button', { name: 'Modal static' }).click();
  await page.mouse.click(10, 10);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Modal plain' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a modal is at most 90 % of the screen high', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await open(page, 'feedback');
  await page.getByRole('button', { name: 'Modal plain' }).click();
  await page.locator('.v-modal__body').evaluate((body) => body.append(Object.assign(document.createElement('div'), { style: 'height: 3000px' })));
  const box = await page.locator('.v-modal').boundingBox();
  expect(Math.round(box?.height ?? 0)).toBe(360);
});

test('the gallery goes by arrow keys, thumbnails and full screen, with one picture for all', async ({ page }) => {
  await open(page, 'detail');
  await page.getByRole('list', { name: 'Pictures of Amphora vase' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Picture 2 of 4' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Picture 4 of 4' }).click();
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  await page.getByRole('button', { name: 'Full screen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('4 / 4')).toBeVisible();
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Picture 3 of 4' })).toHaveAttribute('aria-current', 'true');
});

test('swiping the strip moves the thumbnails along', async ({ page }) => {
  await open(page, 'detail');
  await page.getByRole('list', { name: 'Pictures of Amphora vase' }).evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2, behavior: 'instant' }));
  await expect(page.getByRole('link', { name: 'Picture 3 of 4' })).toHaveAttribute('aria-current', 'true');
});

test('the mega menu opens by keyboard and closes on Escape with the focus on its opener', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'navigation');
  const opener = page.getByRole('navigation', { name: 'Main navigation' }).locator('summary').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Floor vases' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Floor vases' })).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('without scripts', () => {
  test('the drawer of the navigation opens and holds its links', async ({ page, browser }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page, 'navigation');
    const markup = await page.content();
    const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });
    const silent = await bare.newPage();
    await silent.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: markup }));
    await silent.goto('/bare');
    await silent.getByRole('button', { name: 'Open menu' }).click();
    await expect(silent.getByRole('link', { name: 'Journal' })).toBeVisible();
    await silent.getByRole('navigation', { name: 'Main navigation' }).locator('summary').first().click();
    await expect(silent.getByRole('link', { name: 'Floor vases' })).toBeVisible();
    await bare.close();
  });
});

test('a list pinned to its end draws only what is in view, and stays at the end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'room');
  const list = page.getByRole('group', { name: 'Messages' });
  await expect(list.getByText('Message 400')).toBeInViewport();
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
  await list.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(list.getByText('Message 1:', { exact: false }).first()).toBeInViewport();
});

test('words and pictures stand out in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'actions');
  const border = await page.getByRole('button', { name: 'Add primary' }).first().evaluate((button) => getComputedStyle(button).borderTopStyle);
  expect(border).toBe('solid');
  await expectAccessible(page);
});
