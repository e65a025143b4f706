import type { CDPSession } from '@playwright/test';
import { expectVideoOf } from '@vitrine/e2e-kit/media-assertions';
import type { Person } from '@vitrine/e2e-kit/participants';
import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import {
  choose,
  enterAsGuide,
  expectConnection,
  expectSlide,
  joinAsGuest,
  openPanel,
  ownVideo,
  slideOf,
  videoOf,
} from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';
import { expectScreenEvent, recordScreen, screenEventsOf } from './support/screen-events.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1_440, height: 900 };

const participants = useParticipants();
let presentation: MadePresentation;
let guide: Person;
let phone: Person;
let laptop: Person;
/** While true, no message of the guide's signalling gets through in either direction; its sockets stay open. */
let isGuideCutOff = false;
const held: (() => void)[] = [];

const through = (pass: () => void): void => {
  if (isGuideCutOff) held.push(pass);
  else pass();
};

test.beforeAll(async ({ playwright, baseURL }) => {
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'cockpit', { isStarted: true, hasOnlyProducts: true });
  guide = await participants.enter({ looks: 'blue', viewport: DESKTOP });
  phone = await participants.enter({ looks: null, viewport: PHONE });
  laptop = await participants.enter({ looks: 'green' });
  await guide.context.routeWebSocket(/room-api\/realtime/, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => through(() => far.send(message)));
    far.onMessage((message) => through(() => near.send(message)));
  });
  await enterAsGuide(guide, presentation.path);
  await joinAsGuest(phone, presentation.path, 'Cleo');
  await joinAsGuest(laptop, presentation.path, 'Otis');
  await guide.page.getByRole('button', { name: 'Turn camera on' }).click();
  await expectVideoOf(ownVideo(guide.page), 'blue');
  await expectVideoOf(videoOf(phone.page, 'Mara Ellwood'), 'blue');
});

test.describe('a guide whose connection dropped', () => {
  const tile = ({ page }: Person) => page.getByTestId('stage-tile').filter({ hasText: 'Mara Ellwood' });

  test('is shown as reconnecting on every stage within two seconds of silence, and keeps her place', async () => {
    const before = await Promise.all([phone, laptop].map((person) => tile(person).boundingBox()));
    isGuideCutOff = true;
    for (const person of [phone, laptop]) {
      // The server counts a guide as away after 1.8 s of silence; the socket itself would be given ten seconds.
      await expect(tile(person)).toContainText('Reconnecting', { timeout: 5_000 });
      await expect(tile(person).getByText('Reconnecting')).toBeInViewport({ ratio: 1 });
      await expect(person.page.locator('[data-room-banner=guide-away]')).toHaveText('Mara Ellwood is reconnecting. Please stay.');
      await expect(tile(person).locator('.v-video-tile__avatar')).toBeVisible();
    }
    for (const [index, person] of [phone, laptop].entries()) {
      const box = await tile(person).boundingBox();
      expect(Math.abs((box?.width ?? 0) - (before[index]?.width ?? 0)), 'the width of her place').toBeLessThanOrEqual(1);
      await expectSlide(person.page, 0);
    }
  });

  test('is seen again once she is back, and nothing is left that says otherwise', async () => {
    await recordScreen(phone.page);
    isGuideCutOff = false;
    for (const pass of held.splice(0)) pass();
    await expectConnection(guide.page, 'connected');
    await expectScreenEvent(phone.page, /^says .*Mara Ellwood is back\./);
    for (const person of [phone, laptop]) {
      await expect(tile(person)).not.toContainText('Reconnecting');
      await expect(person.page.locator('[data-room-banner=guide-away]')).toHaveCount(0);
      await expectVideoOf(videoOf(person.page, 'Mara Ellwood'), 'blue');
    }
    await expect(slideOf(phone.page)).toBeVisible();
  });
});

test.describe('raised hands', () => {
  const hands = ({ page }: Person) => page.locator('#room-end-panel .v-participant__hand');
  const raiseOn = {
    async phone() {
      await phone.page.getByRole('button', { name: 'Menu', exact: true }).click();
      await phone.page.getByRole('menuitem', { name: 'Raise hand' }).click();
    },
    laptop: () => laptop.page.getByRole('button', { name: 'Raise hand' }).click(),
  };

  test('stand with the guide in the order in which they were raised', async () => {
    await openPanel(guide.page, 'Participants');
    await raiseOn.laptop();
    await expect(hands(guide)).toHaveText(['1']);
    await raiseOn.phone();
    await expect(hands(guide)).toHaveText(['1', '2']);
    await expect(
      guide.page.locator('#room-end-panel .v-participant').filter({ has: guide.page.locator('.v-participant__hand') }),
    ).toHaveText([/Otis/, /Cleo/]);
    await expect(guide.page.getByRole('img', { name: 'Raised hand number 2: Cleo' })).toBeVisible();
  });

  test('are lowered by the guide one by one, and their owner is told; the others move up', async () => {
    await guide.page.getByRole('button', { name: 'Lower hand of Otis' }).click();
    await expect(laptop.page.locator('.v-notification').filter({ hasText: 'The guide has lowered your hand.' })).toBeVisible();
    await expect(laptop.page.getByRole('button', { name: 'Raise hand' })).toBeVisible();
    await expect(hands(guide)).toHaveText(['1']);
    await expect(guide.page.getByRole('button', { name: 'Lower all hands' })).toHaveCount(0);
  });

  test('are all lowered with one press, and everybody is told', async () => {
    await raiseOn.laptop();
    await guide.page.getByRole('button', { name: 'Lower all hands' }).click();
    await expect(hands(guide)).toHaveCount(0);
    for (const { page } of [phone, laptop])
      await expect(page.locator('.v-notification').filter({ hasText: 'The guide has lowered your hand.' })).toBeVisible();
  });

  test('that their owners lower are no doing of the guide', async () => {
    await expect(laptop.page.locator('.v-notification')).toHaveCount(0);
    await raiseOn.laptop();
    await expect(hands(guide)).toHaveText(['1']);
    await recordScreen(laptop.page);
    await laptop.page.getByRole('button', { name: 'Lower hand', exact: true }).click();
    await expect(hands(guide)).toHaveCount(0);
    expect((await screenEventsOf(laptop.page)).filter((event) => event.includes('lowered'))).toEqual([]);
  });

  test('of others are lowered by no client', async () => {
    await openPanel(laptop.page, 'Participants');
    await raiseOn.phone();
    await expect(hands(laptop)).toHaveText(['1']);
    await expect(laptop.page.locator('#room-end-panel').getByRole('button', { name: /Lower/ })).toHaveCount(0);
    await guide.page.getByRole('button', { name: 'Lower hand of Cleo' }).click();
    await expect(hands(laptop)).toHaveCount(0);
  });
});

test.describe('an attendee’s name', () => {
  const form = () => phone.page.getByRole('dialog', { name: 'Change your name' });
  const open = async () => {
    await openPanel(phone.page, 'Participants');
    await phone.page.locator('#room-end-panel, [role=dialog]').getByRole('button', { name: 'Change your name' }).click();
    await expect(form()).toBeVisible();
  };
  const nameSeenBy = ({ page }: Person) => page.getByTestId('stage-tile').filter({ hasText: /Cleo/ }).locator('.v-video-tile__name');

  test('is refused where it is a guide’s; what was typed stays, and the others see the old one', async () => {
    await open();
    await expect(form().getByLabel('Your name')).toHaveValue('Cleo');
    await form().getByLabel('Your name').fill('Mara Ellwood');
    await form().getByRole('button', { name: 'Change name' }).click();
    await expect(form()).toContainText('A guide has this name, or one that looks like it. Please add an initial or your company.');
    await expect(form().getByLabel('Your name')).toHaveValue('Mara Ellwood');
    await expect(nameSeenBy(guide)).toHaveText('Cleo');
    await form().getByLabel('Your name').fill(' ');
    await form().getByRole('button', { name: 'Change name' }).click();
    await expect(form().getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
  });

  test('is changed for everybody, as the text that it is', async () => {
    await recordScreen(laptop.page);
    await form().getByLabel('Your name').fill('Cleo <b>& Co</b>');
    await form().getByRole('button', { name: 'Change name' }).click();
    await expect(form()).toBeHidden();
    await expect(phone.page.locator('.v-notification').filter({ hasText: 'You are shown as Cleo <b>& Co</b> now.' })).toBeVisible();
    for (const person of [guide, laptop]) await expect(nameSeenBy(person)).toHaveText('Cleo <b>& Co</b>');
    await expectScreenEvent(laptop.page, /Cleo is called Cleo <b>& Co<\/b> now\./);
    await expect(phone.page.locator('#room-end-panel, [role=dialog]').locator('.v-participant').first()).toContainText('Cleo <b>& Co</b>');
  });

  test('gets a number where somebody has it, and is remembered at the door', async () => {
    await open();
    await form().getByLabel('Your name').fill('Otis');
    await form().getByRole('button', { name: 'Change name' }).click();
    await expect(phone.page.locator('.v-notification').filter({ hasText: 'You are shown as Otis (2) now.' })).toBeVisible();
    await open();
    await form().getByLabel('Your name').fill('Cleo');
    await form().getByRole('button', { name: 'Change name' }).click();
    await expect(form()).toBeHidden();
    await expect(nameSeenBy(guide)).toHaveText('Cleo');
    const cookies = await phone.context.cookies();
    expect(cookies.filter(({ name }) => name === 'vitrine-attendee-name').map(({ value }) => value)).toEqual(['Cleo']);
    // The first press may be the tooltip's, of the button that has the focus again.
    await expect(async () => {
      await phone.page.keyboard.press('Escape');
      await expect(phone.page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  });

  test('of a guide is that of the account', async () => {
    await openPanel(guide.page, 'Participants');
    await expect(guide.page.getByRole('button', { name: 'Change your name' })).toHaveCount(0);
  });
});

test.describe('keyboard shortcuts', () => {
  const list = ({ page }: Person) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const keys = (person: Person) => list(person).locator('kbd').allInnerTexts();

  test('are listed by a question mark, for a guide other ones than for a client', async () => {
    for (const person of [guide, laptop]) {
      await person.page.locator('body').press('?');
      await expect(list(person)).toBeVisible();
    }
    expect(await keys(guide)).toEqual(['M', 'V', '←', 'Page Up', '→', 'Page Down', 'S', 'L', 'U', 'T', 'P', 'C', '?']);
    expect(await keys(laptop)).toEqual(['M', 'V', 'H', '←', 'Page Up', '→', 'Page Down', 'L', 'U', 'P', 'C', '?']);
    await guide.page.keyboard.press('Escape');
    await expect(list(guide)).toBeHidden();
  });

  test('that are letters can be turned off, and on again', async () => {
    const { page } = laptop;
    await choose(list(laptop).getByRole('switch'));
    await page.keyboard.press('Escape');
    await expect(list(laptop)).toBeHidden();
    await page.reload();
    await expectConnection(page, 'connected');
    await page.locator('body').press('h');
    await page.locator('body').press('?');
    await page.locator('body').press('ArrowRight');
    await expectSlide(page, 1);
    await expect(list(laptop)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Raise hand' })).toBeVisible();
    await page.getByRole('button', { name: 'Media settings' }).click();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await choose(list(laptop).getByRole('switch'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to the guide' }).click();
  });

  test('do what the list says: hand, panels and slides', async () => {
    const { page } = laptop;
    await page.locator('body').press('h');
    await expect(page.getByRole('button', { name: 'Lower hand', exact: true })).toBeVisible();
    await page.locator('body').press('h');
    await expect(page.getByRole('button', { name: 'Raise hand' })).toBeVisible();
    await page.locator('body').press('p');
    await expect(page.getByRole('button', { name: /^Participants/ })).toHaveAttribute('aria-expanded', 'true');
    await guide.page.locator('body').press('t');
    await expect(guide.page.getByRole('button', { name: 'Presentation tools' })).toHaveAttribute('aria-expanded', 'false');
    await guide.page.locator('body').press('t');
    await expect(guide.page.getByRole('button', { name: 'Presentation tools' })).toHaveAttribute('aria-expanded', 'true');
    await guide.page.locator('body').press('PageDown');
    await expectSlide(page, 1);
    await guide.page.locator('body').press('PageUp');
    await expectSlide(page, 0);
  });

  test('are letters like any others while somebody writes', async () => {
    const { page } = laptop;
    await page.locator('body').press('c');
    const field = page.getByLabel('Write a message');
    await field.fill('');
    await field.pressSequentially('mvhpcst?');
    await page.keyboard.press('ArrowLeft');
    await expect(field).toHaveValue('mvhpcst?');
    await expect(field).toBeVisible();
    await expect(list(laptop)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Raise hand' })).toBeVisible();
    await expectSlide(page, 0);
    await field.fill('');
  });

  test('are found on a phone in the menu', async () => {
    await phone.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await phone.page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await expect(list(phone)).toBeVisible();
    await phone.page.keyboard.press('Escape');
  });
});

test.describe('a guide’s tools', () => {
  const tools = () => guide.page.locator('#room-start-panel, [role=dialog]').filter({ hasText: 'Presentation tools' });
  const next = () => tools().getByRole('button', { name: /^Up next/ });

  for (const [name, viewport] of [
    ['at 1440 × 900', DESKTOP],
    ['on a phone, one press away', PHONE],
  ] as const) {
    test(`show time, next slide and notes without scrolling ${name}`, async () => {
      await guide.page.setViewportSize(viewport);
      await openPanel(guide.page, 'Presentation tools');
      await expect(tools().getByRole('timer')).toHaveText(/^\d+:\d\d/);
      for (const part of [
        tools().getByRole('timer'),
        next(),
        tools().getByLabel('Notes on this slide'),
        tools().getByRole('button', { name: 'End presentation' }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      const end = (await tools().getByRole('button', { name: 'End presentation' }).boundingBox()) ?? { y: 999, width: 999, height: 0 };
      expect(end.y, 'the end is in the upper third, far from the thumb').toBeLessThan(viewport.height / 3);
      expect(end.width, 'and small').toBeLessThan(200);
      expect(end.height, 'but large enough to be hit').toBeGreaterThanOrEqual(44);
    });
  }

  test('count the time since the start', async () => {
    const seconds = async () => {
      const [minutes = 0, rest = 0] = (await tools().getByRole('timer').innerText()).split(':').map(Number);
      return minutes * 60 + rest;
    };
    const before = await seconds();
    await expect.poll(seconds).toBeGreaterThan(before);
  });

  test('lead to the next slide with its picture, name and notes, and say which is the last', async () => {
    await guide.page.setViewportSize(DESKTOP);
    await openPanel(guide.page, 'Presentation tools');
    await expect(next()).toContainText(presentation.slides[1] ?? '');
    await expect(next().locator('img')).toBeVisible();
    await next().click();
    await expectSlide(laptop.page, 1);
    await expect(next()).toContainText(presentation.slides[2] ?? '');
    await next().click();
    await expectSlide(laptop.page, 2);
    await expect(tools()).toContainText('This is the last slide.');
    await expect(next()).toHaveCount(0);
  });

  test('show the next slide by name where the store is away', async () => {
    await guide.page.reload();
    await guide.context.route('**/store-api/**', (route) => route.abort());
    await expectConnection(guide.page, 'connected');
    await guide.page.locator('body').press('ArrowLeft');
    await guide.page.locator('body').press('ArrowLeft');
    await expect(next()).toContainText(presentation.slides[1] ?? '');
    await expect(tools().getByLabel('Notes on this slide')).toBeVisible();
    await guide.context.unroute('**/store-api/**');
    await guide.page.reload();
    await expectConnection(guide.page, 'connected');
  });

  test('end the presentation after a question alone', async () => {
    await tools().getByRole('button', { name: 'End presentation' }).click();
    const question = guide.page.getByRole('alertdialog', { name: 'End the presentation?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(guide.page.getByTestId('appointment-status')).toHaveAttribute('data-status', 'started');
  });

  test('are accessible, by day and by night', async () => {
    await expectAccessible(guide.page, 'the cockpit');
    await guide.page.emulateMedia({ colorScheme: 'light' });
  });
});

test('all can be muted so that each may speak again, or kept off until the guide allows it', async () => {
  const { page } = laptop;
  const off = page.getByRole('button', { name: 'Turn microphone on' });
  const on = page.getByRole('button', { name: 'Turn microphone off' });
  const muteAll = async (isKeptOff: boolean) => {
    await openPanel(guide.page, 'Presentation tools');
    await guide.page.getByRole('button', { name: 'Mute all' }).click();
    const question = guide.page.getByRole('alertdialog', { name: 'Mute all?' });
    const keepOff = question.getByRole('checkbox', { name: 'Keep them off until I allow it' });
    await expect(keepOff).toBeChecked();
    if (!isKeptOff) await choose(keepOff);
    await question.getByRole('button', { name: 'Mute all' }).click();
    await expect(question).toBeHidden();
  };
  await expect(on).toBeEnabled();
  await muteAll(false);
  await expect(off).toBeEnabled();
  await off.click();
  await expect(on).toBeVisible();
  await muteAll(true);
  await expect(off).toBeDisabled();
  await guide.page.getByRole('button', { name: 'Allow everybody to speak' }).click();
  await expect(off).toBeEnabled();
});

test.describe('a swipe on a touch screen', () => {
  const screens = new Map<Person, CDPSession>();

  async function touchScreenOf(person: Person): Promise<CDPSession> {
    const known = screens.get(person);
    if (known !== undefined) return known;
    const session = await person.context.newCDPSession(person.page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
    screens.set(person, session);
    return session;
  }

  /** Moves a finger over the slide, by parts of its width and height. */
  async function drag(person: Person, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    const { page } = person;
    const session = await touchScreenOf(person);
    const box = await slideOf(page).boundingBox();
    if (box === null) throw new Error('There is no slide.');
    const at = ([x, y]: readonly [number, number]) => [{ x: box.x + box.width * x, y: box.y + box.height * y }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    const STEPS = 8;
    for (let step = 1; step <= STEPS; step += 1) {
      const part = (one: number, other: number) => one + ((other - one) * step) / STEPS;
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at([part(from[0], to[0]), part(from[1], to[1])]),
      });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  // At the upper edge of the demo's slides is nothing that scrolls across.
  const toNext = (person: Person) => drag(person, [0.8, 0.03], [0.2, 0.03]);
  const toPrevious = (person: Person) => drag(person, [0.2, 0.03], [0.8, 0.04]);
  const scrolled = ({ page }: Person) => slideOf(page).evaluate(({ scrollTop }) => scrollTop);

  test.beforeAll(async () => {
    // On a phone a panel that is open covers the slide.
    const open = guide.page.getByRole('toolbar', { name: 'Presentation controls' }).locator('[aria-expanded=true]');
    while ((await open.count()) > 0) await open.first().click();
    await guide.page.setViewportSize(PHONE);
    await guide.page.locator('body').press('ArrowLeft');
    await guide.page.locator('body').press('ArrowLeft');
    await expectSlide(phone.page, 0);
  });

  test('of a guide takes everybody along, to the next slide and back', async () => {
    await expectSlide(guide.page, 0);
    await toNext(guide);
    for (const { page } of [guide, phone, laptop]) await expectSlide(page, 1);
    await toPrevious(guide);
    for (const { page } of [guide, phone, laptop]) await expectSlide(page, 0);
  });

  test('up and down scrolls the slide, and turns nothing', async () => {
    expect(await scrolled(guide)).toBe(0);
    await drag(guide, [0.5, 0.8], [0.55, 0.2]);
    await expect.poll(() => scrolled(guide)).toBeGreaterThan(0);
    await expectSlide(phone.page, 0);
    await expectSlide(guide.page, 0);
  });

  test('over a strip of products scrolls the strip, turns no slide and opens nothing', async () => {
    const card = slideOf(guide.page).locator('.v-product-card');
    await card.first().scrollIntoViewIfNeeded();
    const strip = card.first().locator('xpath=ancestor::ul[1]');
    const across = () => strip.evaluate(({ scrollLeft }) => scrollLeft);
    const before = await across();
    const [box, cardBox] = [await slideOf(guide.page).boundingBox(), await card.first().boundingBox()];
    if (box === null || cardBox === null) throw new Error('Both are on the screen.');
    const y = (cardBox.y + cardBox.height / 3 - box.y) / box.height;
    await drag(guide, [0.8, y], [0.2, y]);
    await expect.poll(across).toBeGreaterThan(before);
    await expectSlide(guide.page, 0);
    await expectSlide(phone.page, 0);
    await expect(guide.page.getByRole('dialog')).toHaveCount(0);
  });

  test('takes nobody off the guide’s slide who follows; who looks around turns slides alone', async () => {
    await expect(slideOf(phone.page)).not.toHaveAttribute('data-swipes');
    await toNext(phone);
    await expectSlide(phone.page, 0);
    await phone.page.getByRole('button', { name: 'Next slide' }).click();
    await expectSlide(phone.page, 1);
    await toNext(phone);
    await expectSlide(phone.page, 2);
    await toNext(phone);
    await expectSlide(phone.page, 2);
    await toPrevious(phone);
    await expectSlide(phone.page, 1);
    await expectSlide(guide.page, 0);
    await phone.page.getByRole('button', { name: 'Back to the guide' }).click();
    await expectSlide(phone.page, 0);
  });

  test('moves nothing along where less motion is wanted, and follows the finger else', async () => {
    const moved = () =>
      slideOf(guide.page).evaluate((slide) => {
        slide.style.setProperty('--v-slide-drag', '20px');
        const { translate } = getComputedStyle(slide.firstElementChild ?? slide);
        slide.style.removeProperty('--v-slide-drag');
        return translate;
      });
    await guide.page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moved()).toBe('none');
    await guide.page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await moved()).toBe('20px');
    await guide.page.emulateMedia({ reducedMotion: 'reduce' });
  });
});

test('no page complained', () => {
  for (const { watch } of participants.people)
    expect(watch.complaints.filter((complaint) => !/Failed to load resource|ERR_FAILED/.test(complaint))).toEqual([]);
});
