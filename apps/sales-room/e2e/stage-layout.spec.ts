import { expectVideoOf } from '@vitrine/e2e-kit/media-assertions';
import type { Person } from '@vitrine/e2e-kit/participants';
import { makePresentation } from '@vitrine/e2e-kit/presentations';
import {
  choose,
  enterAsGuide,
  expectConnection,
  expectSlide,
  joinAsGuest,
  openPanel,
  say,
  slideOf,
  videoOf,
} from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';

test.describe.configure({ mode: 'serial' });

const ACROSS = { width: 844, height: 390 };
const UPRIGHT = { width: 390, height: 844 };
/** A laptop of 1280 × 800 at 200 %. */
const MAGNIFIED = { width: 640, height: 400 };

const participants = useParticipants();
let guide: Person;
let client: Person;

/** Which part of the window's height an element has. */
async function share({ page }: Person, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox();
  return (box?.height ?? 0) / (page.viewportSize()?.height ?? 1);
}

const slideShare = (person: Person) => share(person, '[data-testid=slide]');

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000);
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'layout', { isStarted: true, hasOnlyProducts: true });
  guide = await participants.enter({ looks: 'blue' });
  client = await participants.enter({ looks: 'green', viewport: ACROSS });
  await enterAsGuide(guide, path);
  await joinAsGuest(client, path, 'Cleo');
  await expectSlide(client.page, 0);
});

for (const [name, viewport] of [
  ['a phone held across', ACROSS],
  ['a laptop at 200 %', MAGNIFIED],
  ['a phone held upright', UPRIGHT],
  ['a tablet', { width: 820, height: 1_180 }],
  ['a desktop', { width: 1_440, height: 900 }],
] as const) {
  test(`on ${name} the slide has at least half of the height, and the people are beside it`, async () => {
    await client.page.setViewportSize(viewport);
    await expect.poll(() => slideShare(client)).toBeGreaterThanOrEqual(0.5);
    await expect(client.page.getByTestId('stage-tile').first()).toBeInViewport();
    for (const button of ['Turn microphone off', 'Next slide', 'Leave'])
      await expect(client.page.getByRole('button', { name: button, exact: true })).toBeInViewport({ ratio: 1 });
    expect(
      await client.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      'nothing overflows sideways',
    ).toBeLessThanOrEqual(0);
  });
}

test("a guide's slide has half of the height at 200 %, too", async () => {
  await guide.page.setViewportSize(MAGNIFIED);
  await guide.page.keyboard.press('Escape');
  await expect.poll(() => slideShare(guide)).toBeGreaterThanOrEqual(0.5);
  await guide.page.setViewportSize({ width: 1_280, height: 800 });
});

test('a line that is told takes no more than its own height: the slide keeps its half', async () => {
  await guide.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await guide.page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(client.page.locator('[data-room-banner=guide-away]')).toBeVisible();
  for (const viewport of [ACROSS, MAGNIFIED, UPRIGHT]) {
    await client.page.setViewportSize(viewport);
    await expect.poll(() => slideShare(client), { message: `at ${viewport.width} × ${viewport.height}` }).toBeGreaterThanOrEqual(0.5);
  }
  await guide.page.getByRole('button', { name: 'Join again' }).click();
  await expectConnection(guide.page, 'connected');
});

/** Which part of the window the guide's picture has, and its width in pixels. */
async function presenterOf({ page }: Person): Promise<{ share: number; width: number }> {
  const picture = page.getByTestId('stage-tile').filter({ hasText: 'Mara Ellwood' });
  const [box, window] = [await picture.boundingBox(), page.viewportSize()];
  if (box === null || window === null) return { share: 0, width: 0 };
  return { share: (box.width * box.height) / (window.width * window.height), width: box.width };
}

test.describe('a guide with a camera', () => {
  test('has over a third of an upright phone and 480 px of a desktop, beside the slide', async () => {
    await guide.page.getByRole('button', { name: 'Turn camera on' }).click();
    for (const [viewport, least, slide] of [
      [UPRIGHT, 0.35, 0.45],
      [ACROSS, 0.25, 0.7],
      [MAGNIFIED, 0.25, 0.5],
      [{ width: 820, height: 1_180 }, 0.05, 0.5],
      [{ width: 1_440, height: 900 }, 0.13, 0.5],
    ] as const) {
      await client.page.setViewportSize(viewport);
      const at = { message: `at ${viewport.width} × ${viewport.height}` };
      await expect.poll(async () => (await presenterOf(client)).share, at).toBeGreaterThanOrEqual(least);
      await expect.poll(() => slideShare(client), at).toBeGreaterThanOrEqual(slide);
      await expect(client.page.locator('[data-testid=stage-tile][data-own]')).toBeInViewport({ ratio: 1 });
    }
    expect((await presenterOf(client)).width).toBeGreaterThanOrEqual(480);
    await expectVideoOf(videoOf(client.page, 'Mara Ellwood'), 'blue');
  });

  test('fills a phone in the view Speech, the others over a corner of the picture', async () => {
    await openPanel(guide.page, 'Presentation tools');
    await choose(guide.page.getByRole('radio', { name: 'Speech' }));
    for (const viewport of [UPRIGHT, ACROSS]) {
      await client.page.setViewportSize(viewport);
      await expect.poll(async () => (await presenterOf(client)).share, { message: `at ${viewport.width}` }).toBeGreaterThanOrEqual(0.7);
      await expect(client.page.locator('[data-testid=stage-tile][data-own]')).toBeInViewport({ ratio: 1 });
    }
    await choose(guide.page.getByRole('radio', { name: 'Content' }));
    await expect(slideOf(client.page)).toBeVisible();
  });

  test('has what others say pass over the picture of a phone; a press opens the chat', async () => {
    await client.page.setViewportSize(UPRIGHT);
    const passing = client.page.getByRole('button', { name: 'Mara Ellwood Oak or walnut?' });
    // A line passes in seconds: it is looked for from the moment it is said.
    await Promise.all([
      say(guide.page, 'Oak or walnut?'),
      expect(passing)
        .toBeInViewport({ ratio: 1 })
        .then(() => passing.click()),
    ]);
    await expect(
      client.page.getByRole('dialog', { name: 'Chat' }).or(client.page.getByRole('complementary', { name: 'Chat' })),
    ).toContainText('Oak or walnut?');
    await expect(passing).toHaveCount(0);
    await client.page.keyboard.press('Escape');
    await guide.page.keyboard.press('Escape');
  });

  test('is applauded: a heart from a phone, and what the guide sends, rise over the stage of everybody', async () => {
    await client.page.getByRole('button', { name: 'Send a heart' }).click();
    for (const { page } of [guide, client]) await expect(page.getByTestId('passing-reactions')).toContainText('❤️Cleo');
    await guide.page.getByRole('button', { name: 'React', exact: true }).click();
    await guide.page.getByRole('button', { name: 'Applause' }).click();
    for (const { page } of [guide, client]) await expect(page.getByTestId('passing-reactions')).toContainText('👏Mara Ellwood');
    await guide.page.keyboard.press('Escape');
    await expect(client.page.getByTestId('passing-reactions')).toBeEmpty();
  });

  test('gives the slide all of the place where the video is put away, and half of it without a camera', async () => {
    await client.page.getByRole('button', { name: 'Hide video' }).click();
    await expect.poll(() => slideShare(client)).toBeGreaterThanOrEqual(0.7);
    await client.page.getByRole('button', { name: 'Show video' }).click();
    await guide.page.getByRole('button', { name: 'Turn camera off' }).click();
    await expect.poll(() => slideShare(client)).toBeGreaterThanOrEqual(0.5);
    await guide.page.getByRole('button', { name: 'Turn camera on' }).click();
    await expect.poll(async () => (await presenterOf(client)).share).toBeGreaterThanOrEqual(0.35);
  });
});

test('every picture of the conference is drawn between 16:9 and 3:4', async () => {
  await openPanel(guide.page, 'Presentation tools');
  await choose(guide.page.getByRole('radio', { name: 'Conference' }));
  for (const viewport of [UPRIGHT, ACROSS]) {
    await client.page.setViewportSize(viewport);
    const shapes = async () => {
      const boxes = await Promise.all((await client.page.getByTestId('stage-tile').all()).map((tile) => tile.boundingBox()));
      return boxes.length === 2 && boxes.every((box) => box !== null && box.width / box.height < 1.8 && box.width / box.height > 0.74);
    };
    await expect.poll(shapes, { message: `at ${viewport.width} × ${viewport.height}` }).toBe(true);
  }
  await choose(guide.page.getByRole('radio', { name: 'Content' }));
  await expect(slideOf(client.page)).toBeVisible();
});

test('a screen that the guide shares becomes the stage by itself, and gives it back', async () => {
  await client.page.setViewportSize(UPRIGHT);
  const screen = client.page.locator('[data-testid=stage-tile][data-source=screen]');
  await guide.page.getByRole('button', { name: 'Share screen' }).click();
  await expect(screen).toBeVisible();
  await expect.poll(async () => (await screen.boundingBox())?.width ?? 0, { message: 'width of the shared screen' }).toBeGreaterThan(340);
  await expect(slideOf(client.page)).toHaveCount(0);
  // Whoever shares goes on seeing the slide.
  await expect(slideOf(guide.page)).toBeVisible();
  await client.page.setViewportSize(ACROSS);
  await expect.poll(() => share(client, '[data-testid=stage-tile][data-source=screen]')).toBeGreaterThanOrEqual(0.5);
  await guide.page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(screen).toHaveCount(0);
  await expect(slideOf(client.page)).toBeVisible();
});

test('whoever looks around alone keeps their slide while a screen is shared, and finds the way to it', async () => {
  await client.page.setViewportSize(UPRIGHT);
  await client.page.getByRole('button', { name: 'Next slide' }).click();
  await guide.page.getByRole('button', { name: 'Share screen' }).click();
  await expect(client.page.locator('[data-testid=stage-tile][data-source=screen]')).toBeVisible();
  await expectSlide(client.page, 1);
  await client.page.getByRole('button', { name: 'Back to the guide' }).click();
  await expect(slideOf(client.page)).toHaveCount(0);
  await guide.page.getByRole('button', { name: 'Stop sharing' }).click();
  await expectSlide(client.page, 0);
});

test('between a camera that is switched on and its first picture a tile shows who it is', async () => {
  await guide.page.getByRole('button', { name: 'Turn camera off' }).click();
  const tile = client.page.getByTestId('stage-tile').filter({ hasText: 'Mara Ellwood' });
  await expect(tile.locator('.v-video-tile__avatar')).toBeVisible();
  // What is drawn at each change of the tile: never a picture without a first frame, nor nothing at all.
  await tile.evaluate((element) => {
    const host = window as unknown as { vitrineBlank: number };
    host.vitrineBlank = 0;
    const look = (): void => {
      const video = element.querySelector('video');
      const isPictureShown = video !== null && video.getAttribute('aria-hidden') !== 'true';
      const hasInitials = element.querySelector('.v-video-tile__avatar') !== null;
      if (!hasInitials && !(isPictureShown && video.readyState >= 2)) host.vitrineBlank += 1;
    };
    new MutationObserver(look).observe(element, { subtree: true, childList: true, attributes: true });
  });
  await guide.page.getByRole('button', { name: 'Turn camera on' }).click();
  await expectVideoOf(tile.locator('video'), 'blue');
  expect(await client.page.evaluate(() => (window as unknown as { vitrineBlank: number }).vitrineBlank)).toBe(0);
});
