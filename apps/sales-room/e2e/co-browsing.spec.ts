import type { Locator } from '@playwright/test';
import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectSlide, joinAsGuest, openPanel, slideOf } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { openHandmadeSocket } from './support/past-the-page.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const STRANGE_ID = 'f'.repeat(32);

const participants = useParticipants();
let presentation: MadePresentation;
let guide: Person;
let phone: Person;

/** The first product of the slide, which stands below its picture and text. */
const cardOf = ({ page }: Person): Locator => slideOf(page).locator('.v-product-card').first();
const pointerOf = ({ page }: Person): Locator => page.getByTestId('pointer');
const followButton = ({ page }: Person): Locator => page.getByRole('button', { name: 'Follow Mara Ellwood' });
const scrollTopOf = ({ page }: Person): Promise<number> => slideOf(page).evaluate(({ scrollTop }) => scrollTop);

/** Turns the mouse's wheel over the slide of a guide. */
async function scrollGuide(by: number): Promise<void> {
  await slideOf(guide.page).hover({ position: { x: 40, y: 200 } });
  await guide.page.mouse.wheel(0, by);
}
const toTheTop = () => scrollGuide(-20_000);
const toTheEnd = () => scrollGuide(20_000);

/** Moves a finger up over the slide on the phone, and gives where that has scrolled it to. */
async function swipePhone(by: number): Promise<number> {
  const box = await slideOf(phone.page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const ended = slideOf(phone.page).evaluate(
    (slide) => new Promise<number>((resolve) => slide.addEventListener('scrollend', () => resolve(slide.scrollTop), { once: true })),
  );
  const session = await phone.context.newCDPSession(phone.page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 10; step += 1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - (by * step) / 10 }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  return ended;
}

/** The pointer's place within a product card, both ways from 0 to 1, of one picture: the slide may still be moving. */
async function placeIn(pointer: Locator, card: Locator): Promise<{ x: number; y: number }> {
  return pointer.locator('.v-pointer__dot').evaluate(
    (dot, drawn) => {
      if (!(drawn instanceof Element)) throw new Error('The card is not on the page.');
      const [point, box] = [dot.getBoundingClientRect(), drawn.getBoundingClientRect()];
      return { x: (point.x + point.width / 2 - box.x) / box.width, y: (point.y + point.height / 2 - box.y) / box.height };
    },
    await card.elementHandle({ timeout: 1_000 }),
    { timeout: 1_000 },
  );
}

/** Where a slide stands once it has come to rest. */
async function restOf(person: Person): Promise<number> {
  let [top, before] = [await scrollTopOf(person), Number.NaN];
  await expect(async () => {
    [top, before] = [
      await slideOf(person.page).evaluate(async (slide) => {
        for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
        return slide.scrollTop;
      }),
      top,
    ];
    expect(top).toBe(before);
  }).toPass();
  return top;
}

test.beforeAll(async ({ playwright, baseURL }) => {
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'co-browsing', { isStarted: true, hasOnlyProducts: true });
  [guide, phone] = await Promise.all([
    participants.enter({ looks: null, viewport: { width: 1440, height: 900 } }),
    participants.enter({ looks: null, viewport: { width: 390, height: 844 }, hasTouch: true }),
  ]);
  await phone.page.emulateMedia({ reducedMotion: 'no-preference' });
  await Promise.all([enterAsGuide(guide, presentation.path), joinAsGuest(phone, presentation.path, 'Cleo')]);
  await Promise.all([guide, phone].map(({ page }) => expectSlide(page, 0)));
  await expect(cardOf(phone)).toBeAttached();
});

test('a phone that follows is scrolled to the guide’s product and back up, also one that comes late', async () => {
  await expect(cardOf(phone)).not.toBeInViewport({ ratio: 0.7 });
  await toTheEnd();
  await expect(cardOf(guide)).toBeInViewport({ ratio: 0.7 });
  await expect(cardOf(phone)).toBeInViewport({ ratio: 0.7 });
  const late = await participants.enter({ looks: null, viewport: { width: 390, height: 844 } });
  await joinAsGuest(late, presentation.path, 'Ivo');
  await expect(cardOf(late)).toBeInViewport({ ratio: 0.7 });
  await participants.leave(late);
  await toTheTop();
  await expect.poll(() => scrollTopOf(phone)).toBe(0);
  await expect(followButton(phone)).toHaveCount(0);
});

test('a client who scrolls on their own is never scrolled, and is back with the guide by one press', async () => {
  const own = await swipePhone(150);
  expect(own).toBeGreaterThan(50);
  await toTheEnd();
  await expect(followButton(phone)).toBeInViewport({ ratio: 1 });
  expect((await followButton(phone).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await toTheTop();
  await expect.poll(() => scrollTopOf(guide)).toBe(0);
  await toTheEnd();
  await expect(cardOf(guide)).toBeInViewport({ ratio: 0.7 });
  expect(await scrollTopOf(phone)).toBe(own);
  await followButton(phone).tap();
  await expect(cardOf(phone)).toBeInViewport({ ratio: 0.7 });
  await expect(followButton(phone)).toHaveCount(0);
  await expect(slideOf(phone.page)).toBeFocused();

  await openPanel(phone.page, 'Chat');
  const before = await scrollTopOf(phone);
  await toTheTop();
  await expect.poll(() => scrollTopOf(guide)).toBe(0);
  expect(await scrollTopOf(phone), 'under an open panel').toBe(before);
  await phone.page.keyboard.press('Escape');
  await expect.poll(() => scrollTopOf(phone)).toBe(0);
});

test('a guide points at the same place on the phone, with the name; a client points back to the guide', async () => {
  await guide.page.keyboard.press('l');
  const [card, onPhone] = [cardOf(guide), cardOf(phone)];
  // What was off the phone's screen is scrolled to first, and a pointer that rests fades: so the guide goes on pointing.
  await expect(async () => {
    const box = await card.boundingBox();
    await guide.page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await guide.page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.3, (box?.y ?? 0) + (box?.height ?? 0) * 0.4);
    await expect(pointerOf(phone)).toHaveText('Mara Ellwood', { timeout: 1_000 });
    await expect
      .poll(() => placeIn(pointerOf(phone), onPhone), { timeout: 2_000 })
      .toEqual({ x: expect.closeTo(0.3, 1), y: expect.closeTo(0.4, 1) });
  }).toPass({ timeout: 30_000 });
  await expect(pointerOf(phone), 'after two seconds without a movement').toHaveCount(0);
  await card.click();
  await expect(guide.page.getByRole('dialog'), 'of what is pointed at nothing is opened').toHaveCount(0);
  await guide.page.keyboard.press('Escape');

  await phone.page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await phone.page.getByRole('menuitem', { name: 'Point' }).tap();
  await expect(phone.page.getByText('Only the guides see it.')).toBeVisible();
  await expect(phone.page.getByRole('menu')).toHaveCount(0);
  // By its place: a press that scrolls what it presses into view would be a scrolling of one's own.
  await restOf(phone);
  const box = await onPhone.boundingBox();
  await phone.page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) * 0.2, (box?.y ?? 0) + (box?.height ?? 0) * 0.4);
  const asking = pointerOf(guide).filter({ hasText: 'Cleo' });
  await expect(asking).toHaveText('Cleo');
  await expect.poll(() => placeIn(asking, card)).toEqual({ x: expect.closeTo(0.2, 1), y: expect.closeTo(0.4, 1) });
  await expect(phone.page.getByRole('dialog')).toHaveCount(0);
  await expect(phone.page.getByText('Only the guides see it.')).toHaveCount(0);
  await expect(followButton(phone), 'pointing is no scrolling').toHaveCount(0);
});

test('nobody but the guide in control scrolls for others, and nobody points at what is not shown', async () => {
  const before = await restOf(phone);
  const stranger = await participants.enter({ looks: null });
  await joinAsGuest(stranger, presentation.path, 'Mallory');
  await stranger.page.goto('/legal');
  const socket = await openHandmadeSocket(stranger);
  const place = { sectionId: STRANGE_ID, page: 1, anchor: { kind: 'block', id: STRANGE_ID } };
  expect(await socket.send('slide.scroll', { ...place, offset: 1, line: 0 })).toBe('not-entered');
  expect(await socket.send('room.enter', { presentationPath: presentation.path, as: 'client' })).toBe('accepted');
  expect(await socket.send('slide.scroll', { ...place, offset: 1, line: 0 })).toBe('not-permitted');
  expect(await socket.send('slide.point', { ...place, x: 0.5, y: 0.5 })).toBe('wrong-state');
  expect(await socket.send('slide.point', { ...place, x: 1e308, y: null })).toBe('invalid-payload');
  expect(await scrollTopOf(phone)).toBe(before);
  await expect(pointerOf(guide).filter({ hasText: 'Mallory' })).toHaveCount(0);
  await participants.leave(stranger);
});
