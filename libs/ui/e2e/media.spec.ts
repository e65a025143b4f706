import { expect, type Page, test } from '@playwright/test';
import { openStory } from './story.ts';

const video = (page: Page) => page.getByRole('figure', { name: 'A vase on its way' });
const read = (page: Page) =>
  video(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => ({
      isPaused: video.paused,
      time: video.currentTime,
      volume: video.volume,
      isMuted: video.muted,
      duration: video.duration,
    }));

/** Keys on what has the focus, all before the video itself or the page can say anything. */
const pressAtOnce = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => {
    for (const key of names) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);

test.describe('a video', () => {
  test('loads nothing before it is wanted, then plays and is reached by the keyboard', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openStory(page, 'media-videoplayer--with-captions');
    const start = video(page).getByRole('button', { name: 'Play: A vase on its way' });
    await expect(start).toBeVisible();
    // What a browser loads by itself it has asked for once it says that it waits.
    await expect
      .poll(() =>
        video(page)
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.networkState),
      )
      .toBe(1);
    expect(asked.filter((path) => path.includes('vase-clip'))).toEqual([]);

    await start.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => read(page)).toMatchObject({ isPaused: false, isMuted: false });
    await expect(video(page).getByRole('button', { name: 'Pause' })).toBeFocused();
    await page.keyboard.press('k');
    await expect(video(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await page.keyboard.press('0');
    await expect.poll(async () => (await read(page)).time).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await read(page)).time).toBe(5);
    await expect(video(page).getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', '0:05 of 0:10');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await read(page)).time).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await read(page)).volume).toBeCloseTo(0.9);
    await page.keyboard.press('m');
    await expect(video(page).getByRole('button', { name: 'Sound on' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(video(page).getByRole('button', { name: 'Play again' })).toBeFocused();
    await page.keyboard.press('k');
    await expect(video(page).getByRole('button', { name: 'Pause' })).toBeFocused();
    expect((await read(page)).time).toBeLessThan(10);
  });

  test('does what each key says, however fast they come', async ({ page }) => {
    await openStory(page, 'media-videoplayer--with-captions');
    await video(page).getByRole('button', { name: /^Play/ }).focus();
    await page.keyboard.press('Enter');
    await expect(video(page).getByRole('button', { name: 'Pause' })).toBeFocused();
    await expect.poll(async () => (await read(page)).time).toBeGreaterThan(0);
    await pressAtOnce(page, 'k', '3', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp');
    const { duration } = await read(page);
    expect(await read(page)).toMatchObject({ isPaused: true, volume: 0.8 });
    expect((await read(page)).time).toBeCloseTo(duration * 0.3 + 5, 3);
    // Less of a video without sound stays without.
    await pressAtOnce(page, 'm', 'ArrowDown');
    expect(await read(page)).toMatchObject({ isMuted: true, volume: 0.8 });
    await pressAtOnce(page, 'ArrowUp');
    expect(await read(page)).toMatchObject({ isMuted: false, volume: 0.9 });
    // From the end it begins anew, also while the way there still lasts.
    await pressAtOnce(page, 'End', 'k');
    expect((await read(page)).isPaused).toBe(false);
    await expect.poll(async () => (await read(page)).time).toBeLessThan(duration * 0.9);
  });

  test('has sliders that stay where they are put', async ({ page }) => {
    await openStory(page, 'media-videoplayer--with-captions');
    await video(page).getByRole('button', { name: /^Play/ }).click();
    await expect.poll(async () => (await read(page)).duration).toBeGreaterThan(9);
    await video(page).getByRole('button', { name: 'Pause' }).click();
    const put = (name: string, value: number) =>
      video(page)
        .getByRole('slider', { name })
        .evaluate((slider: HTMLInputElement, wanted) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(wanted));
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          // Here React has set it to what it drew last.
          return slider.valueAsNumber;
        }, value);
    expect(await put('Volume', 0.4)).toBeCloseTo(0.4);
    expect((await read(page)).volume).toBeCloseTo(0.4);
    expect(await put('Position', 7)).toBeCloseTo(7, 3);
    expect((await read(page)).time).toBeCloseTo(7, 3);
  });

  test('remembers the keys that come before its length is known', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/*.webm', async (route) => {
      await held;
      await route.continue();
    });
    await openStory(page, 'media-videoplayer--with-captions');
    await video(page).getByRole('button', { name: /^Play/ }).focus();
    await page.keyboard.press('Enter');
    await expect(video(page).getByRole('button', { name: 'Pause' })).toBeFocused();
    await page.keyboard.press('k');
    await expect(video(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    for (const key of ['5', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key);
    expect((await read(page)).duration).toBeNaN();
    letGo();
    await expect.poll(async () => (await read(page)).duration).toBeGreaterThan(9);
    await expect
      .poll(async () => {
        const { time, duration } = await read(page);
        return time / duration;
      })
      .toBeCloseTo(0.5, 2);
    expect((await read(page)).isPaused).toBe(true);
  });

  test('has captions in turn: off, each language, off', async ({ page }) => {
    await openStory(page, 'media-videoplayer--with-captions');
    await video(page).getByRole('button', { name: /^Play/ }).click();
    const shown = () =>
      video(page)
        .locator('video')
        .evaluate((video: HTMLVideoElement) =>
          [...video.textTracks].flatMap((track) =>
            track.mode === 'showing' ? [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text) : [],
          ),
        );
    expect(await shown()).toEqual([]);
    await video(page).getByRole('button', { name: 'Captions: off' }).click();
    await expect.poll(shown).toEqual(['A vase, going to the right.']);
    await video(page).getByRole('button', { name: 'Captions: English' }).click();
    await expect.poll(shown).toEqual(['Eine Vase, nach rechts.']);
    await video(page).getByRole('button', { name: 'Captions: Deutsch' }).click();
    await expect.poll(shown).toEqual([]);
  });

  test('fills the screen with its controls', async ({ page }) => {
    await openStory(page, 'media-videoplayer--with-captions');
    await video(page).getByRole('button', { name: /^Play/ }).click();
    await video(page).getByRole('button', { name: 'Full screen' }).click();
    await expect(video(page).getByRole('button', { name: 'Leave full screen' })).toBeVisible();
    await video(page).getByRole('button', { name: 'Leave full screen' }).click();
    await expect(video(page).getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  });

  test('that is not there says so, and keeps the focus where something can be done', async ({ page }) => {
    await openStory(page, 'media-videoplayer--missing');
    const missing = page.getByRole('figure', { name: 'A video that is not there' });
    await expect(missing.getByRole('alert')).toContainText('The video cannot be played.');
    const again = missing.getByRole('button', { name: 'Try again' });
    await expect(again).toBeFocused();
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().endsWith('nothing.webm'))));
    await page.keyboard.press('Enter');
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(again).toBeFocused();
  });
});

test.describe('a picture for the form', () => {
  const picture = (page: Page) => page.locator('.v-field', { has: page.getByLabel('Portrait: ') });
  /** The bytes of a picture that the browser itself made. */
  const made = (page: Page, type: string) =>
    page.evaluate(async (wanted) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
      canvas.getContext('2d')?.fillRect(5, 5, 20, 10);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    }, type);
  const fileOfForm = (page: Page) => page.getByLabel('Portrait: ').evaluate((input: HTMLInputElement) => input.files?.[0]?.name ?? null);

  test('is chosen by its content, shown, removed and brought back, by the keyboard', async ({ page }) => {
    await openStory(page, 'fields-imageupload--required');
    const control = page.getByLabel('Portrait: ');
    const chooser = page.waitForEvent('filechooser');
    await control.focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name: 'portrait.png', mimeType: 'image/png', buffer: Buffer.from(await made(page, 'image/webp')) });
    await expect(picture(page).getByText('Only JPG or PNG.').first()).toBeVisible();
    await expect.poll(() => fileOfForm(page)).toBeNull();

    await control.setInputFiles({ name: 'portrait.txt', mimeType: 'text/plain', buffer: Buffer.from(await made(page, 'image/jpeg')) });
    await expect(picture(page).getByRole('img', { name: 'Preview portrait.txt' })).toBeVisible();
    await picture(page).getByRole('button', { name: 'Remove picture' }).focus();
    await page.keyboard.press('Enter');
    await expect(picture(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect.poll(() => fileOfForm(page)).toBeNull();
    await page.keyboard.press('Enter');
    await expect(control).toBeFocused();
    await expect.poll(() => fileOfForm(page)).toBe('portrait.txt');
  });

  test('is dropped and pasted, and goes along with the form', async ({ page }) => {
    await openStory(page, 'fields-imageupload--required');
    const bytes = await made(page, 'image/png');
    for (const [type, name] of [
      ['drop', 'dropped.png'],
      ['paste', 'pasted.png'],
    ] as const) {
      await picture(page)
        .locator('.v-image-upload')
        .evaluate(
          (target, [kind, fileName, content]) => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([new Uint8Array(content)], fileName, { type: 'image/png' }));
            const options = { bubbles: true, cancelable: true };
            target.dispatchEvent(
              kind === 'drop'
                ? new DragEvent('drop', { ...options, dataTransfer: transfer })
                : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
            );
          },
          [type, name, bytes] as const,
        );
      await expect(picture(page).getByRole('img', { name: `Preview ${name}` })).toBeVisible();
      await expect.poll(() => fileOfForm(page)).toBe(name);
    }
  });

  test('that is damaged is refused', async ({ page }) => {
    await openStory(page, 'fields-imageupload--required');
    await page
      .getByLabel('Portrait: ')
      .setInputFiles({ name: 'half.png', mimeType: 'image/png', buffer: Buffer.from((await made(page, 'image/png')).slice(0, 40)) });
    await expect(picture(page).getByText('This picture is damaged.').first()).toBeVisible();
    await expect.poll(() => fileOfForm(page)).toBeNull();
  });
});

test.describe('a picture of the gallery is magnified', () => {
  const stage = (page: Page) => page.locator('.v-gallery__stage').first();
  const zoom = (page: Page) => stage(page).evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--v-gallery-zoom')));
  /** Which part of the picture lies at a place of its frame, as shares of width and height. */
  const pointUnder = (page: Page, x: number, y: number) =>
    page
      .locator('.v-gallery__frame')
      .first()
      .evaluate(
        (frame, [left, top]) => {
          const box = frame.getBoundingClientRect();
          const image = frame.querySelector('.v-image')?.getBoundingClientRect() ?? box;
          return [(box.left + left - image.left) / image.width, (box.top + top - image.top) / image.height].map(
            (share) => Math.round(share * 100) / 100,
          );
        },
        [x, y] as const,
      );

  test('by keys, which also move it and bring it back', async ({ page }) => {
    await openStory(page, 'media-imagegallery--thumbnails-beside');
    await page.getByRole('list', { name: 'Pictures of Amphora vase' }).focus();
    await page.keyboard.press('+');
    await expect.poll(() => zoom(page)).toBe(1.5);
    await page.keyboard.press('+');
    await expect.poll(() => zoom(page)).toBe(2.25);
    expect(await pointUnder(page, 0, 0)).not.toEqual([0, 0]);
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await pointUnder(page, 0, 0))[0]).toBe(0);
    await expect(page.getByRole('link', { name: 'Picture 1 of 4' })).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('-');
    await expect.poll(() => zoom(page)).toBe(1.5);
    await page.keyboard.press('0');
    await expect.poll(() => zoom(page)).toBe(1);
  });

  test('by the wheel with Ctrl, as a touch pad pinches: what lies under the pointer stays there', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await openStory(page, 'media-imagegallery--thumbnails-beside');
    const box = await page.locator('.v-gallery__frame').first().boundingBox();
    if (!box) throw new Error('no picture');
    const [x, y] = [box.width * 0.25, box.height * 0.75];
    await page.mouse.move(box.x + x, box.y + y);
    await page.keyboard.down('Control');
    for (let step = 0; step < 4; step++) await page.mouse.wheel(0, -25);
    await page.keyboard.up('Control');
    await expect.poll(() => zoom(page)).toBeCloseTo(Math.E, 1);
    expect(await pointUnder(page, x, y)).toEqual([0.25, 0.75]);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });

  test('by the wheel alone where it fills the screen, and Escape goes back step by step', async ({ page }) => {
    await openStory(page, 'media-imagegallery--thumbnails-beside');
    await page.getByRole('button', { name: 'Full screen' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 / 4')).toBeVisible();
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, -400);
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible();
    await dialog.getByRole('list').focus();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('by two fingers', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    await openStory(page, 'media-imagegallery--thumbnails-beside');
    await stage(page).scrollIntoViewIfNeeded();
    const box = await page.locator('.v-gallery__frame').first().boundingBox();
    if (!box) throw new Error('no picture');
    const client = await context.newCDPSession(page);
    const fingers = (distance: number) =>
      [-1, 1].map((side) => ({ x: box.x + box.width / 2 + (side * distance) / 2, y: box.y + box.height / 2, id: side + 1 }));
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) });
    for (const distance of [90, 120, 150])
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(distance) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => zoom(page)).toBeCloseTo(2.5, 1);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await context.close();
  });
});
