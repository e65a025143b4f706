import type { Page } from '@playwright/test';
import type { Stage } from './stage.ts';

const PATH = 'spring-collection';
const PREVIEW = 'preview-lookbook';

const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle');
const connected = (page: Page): Promise<void> =>
  page.locator('[data-testid=connection][data-connection$=connected]').waitFor({ state: 'attached', timeout: 30_000 });

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`/guide/${path}/login`);
  await page.getByLabel('User name').fill('guide');
  await page.locator('input[type=password]').fill('guide-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(new RegExp(`/guide/${path}$`));
  await connected(page);
}

async function join(page: Page, name: string, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/presentation/${PATH}/prejoin`);
  await page.locator('input[name=attendeeName]').fill(name);
  await page.locator('input[name=privacy]').setChecked(true, { force: true });
  await page.locator('form.v-prejoin__form button[type=submit]').click();
  await page.waitForURL(new RegExp(`${prefix}/presentation/${PATH}$`));
  await connected(page);
}

const toolbarButton = (page: Page, name: RegExp) => page.getByRole('toolbar').getByRole('button', { name }).first();

async function togglePanel(page: Page, name: RegExp): Promise<void> {
  await toolbarButton(page, name).click();
}

const slideThere = (page: Page): Promise<void> => page.locator('[data-testid=slide] .v-slide__content').first().waitFor();

/** Every screen of the sales room and its states, as a guide and as clients see them. */
export async function tourRoom(stage: Stage): Promise<void> {
  const guide = await stage.person();
  const client = await stage.person();
  const inRoom = { isFullPage: false };

  await stage.attempt('guide-login', async () => {
    await guide.page.goto(`/guide/${PATH}`);
    await settled(guide.page);
    await stage.look(guide.page, 'guide-login', { routes: ['guide-presentationPath-login', 'guide-presentationPath'] });
    await guide.page.getByLabel('User name').fill('guide');
    await guide.page.locator('input[type=password]').fill('wrong');
    await guide.page.getByRole('button', { name: 'Sign in' }).click();
    await guide.page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await stage.look(guide.page, 'guide-login-refused', { routes: ['guide-presentationPath-login'] });
  });
  for (const [name, path, route] of [
    ['guide-not-found', `/guide/no-such-presentation/not-found`, 'guide-presentationPath-not-found'],
    ['guide-unknown', `/guide/${PATH}/no/such/page`, 'guide-presentationPath-all'],
  ] as const) {
    await stage.attempt(name, async () => {
      await guide.page.goto(path);
      await settled(guide.page);
      await stage.look(guide.page, name, { routes: [route] });
    });
  }
  await stage.attempt('guide-preview', async () => {
    await signIn(guide.page, PREVIEW);
    await slideThere(guide.page);
    await stage.look(guide.page, 'guide-preview', { ...inRoom, routes: ['guide-presentationPath-index'] });
  });
  await stage.attempt('guide-before-start', async () => {
    await guide.page.goto(`/guide/${PATH}`);
    await connected(guide.page);
    await slideThere(guide.page);
    await stage.look(guide.page, 'guide-before-start', { ...inRoom, routes: ['guide-presentationPath-index'] });
  });

  for (const [name, path, route] of [
    ['invitation', `/invitation/${PATH}`, 'invitation-presentationPath'],
    ['invitation-de', `/de-DE/invitation/${PATH}`, 'invitation-presentationPath'],
    ['invitation-unknown', `/invitation/${PATH}/x/y`, 'invitation-all'],
    ['presentation-not-found', `/presentation/no-such-presentation/not-found`, 'presentation-presentationPath-not-found'],
    ['presentation-login', `/presentation/${PATH}/login`, 'presentation-presentationPath-login'],
    ['presentation-register', `/presentation/${PATH}/register`, 'presentation-presentationPath-register'],
    ['presentation-not-started', `/presentation/${PATH}/not-started`, 'presentation-presentationPath-not-started'],
    ['presentation-denied', `/presentation/${PATH}/denied`, 'presentation-presentationPath-denied'],
    ['presentation-unknown', `/presentation/${PATH}/no/such`, 'presentation-presentationPath-all'],
    ['room-unknown', `/presentation/`, 'room:all'],
  ] as const) {
    await stage.attempt(name, async () => {
      await client.page.goto(path);
      await settled(client.page);
      await stage.look(client.page, name, { routes: [route, 'presentation-presentationPath'] });
    });
  }

  await stage.attempt('waiting', async () => {
    await client.page.goto(`/presentation/${PATH}/prejoin`);
    await client.page.locator('input[name=attendeeName]').fill('Walter Waiting');
    await client.page.locator('input[name=privacy]').setChecked(true, { force: true });
    await client.page.locator('form.v-prejoin__form button[type=submit]').click();
    await client.page.locator('[data-waiting-for=start]').waitFor();
    await settled(client.page);
    await stage.look(client.page, 'waiting', { routes: ['presentation-presentationPath-waiting', 'presentation-presentationPath'] });
    // Who comes in later is somebody else.
    await client.page.context().clearCookies();
  });
  await stage.attempt('start', async () => {
    await guide.page
      .getByRole('button', { name: /Start presentation/ })
      .first()
      .click();
    await guide.page.getByRole('dialog').or(guide.page.getByRole('alertdialog')).first().waitFor();
    await stage.look(guide.page, 'guide-start-modal', inRoom);
    await guide.page.getByRole('dialog').or(guide.page.getByRole('alertdialog')).first().getByRole('button', { name: /Start/ }).click();
    await guide.page.getByRole('dialog').or(guide.page.getByRole('alertdialog')).first().waitFor({ state: 'detached' });
  });
  await stage.attempt('prejoin', async () => {
    await client.page.goto(`/presentation/${PATH}/prejoin`);
    await client.page.locator('input[name=attendeeName]').waitFor();
    await settled(client.page);
    await stage.look(client.page, 'prejoin', { routes: ['presentation-presentationPath-prejoin'] });
    await client.page.locator('form.v-prejoin__form button[type=submit]').click();
    await client.page.locator('[aria-invalid=true]').first().waitFor();
    await stage.look(client.page, 'prejoin-errors', { routes: ['presentation-presentationPath-prejoin'] });
  });
  await stage.attempt('client-room', async () => {
    await join(client.page, 'Clara Client');
    await slideThere(client.page);
    await stage.look(client.page, 'client-content', { ...inRoom, routes: ['presentation-presentationPath-index'] });
  });
  for (const [name, button] of [
    ['client-chat', /Chat/],
    ['client-participants', /Participants/],
    ['client-cart', /Cart/],
    ['client-likes', /Likes/],
    ['client-last-seen', /Last seen/],
    ['client-slides', /Slides/],
  ] as const) {
    await stage.attempt(name, async () => {
      await togglePanel(client.page, button);
      await settled(client.page);
      await stage.look(client.page, name, inRoom);
      await togglePanel(client.page, button);
    });
  }
  await stage.attempt('product-modal', async () => {
    for (let step = 0; step < 8 && (await client.page.locator('[data-testid=slide] .v-product-card a').count()) === 0; step += 1) {
      await toolbarButton(guide.page, /Next/).click();
      await settled(client.page);
    }
    await client.page.locator('[data-testid=slide] .v-product-card a').first().click();
    await client.page.getByRole('dialog').locator('.v-buy-box').waitFor();
    await settled(client.page);
    await stage.look(client.page, 'product-modal', inRoom);
    await client.page.getByRole('dialog').locator('.v-buy-box button[type=submit]').click();
    await client.page.keyboard.press('Escape');
  });
  for (const view of ['Conference', 'Speech', 'Content']) {
    await stage.attempt(`view-${view.toLowerCase()}`, async () => {
      await guide.page.locator('label', { hasText: view }).first().click();
      await settled(client.page);
      await stage.look(guide.page, `guide-${view.toLowerCase()}`, inRoom);
      await stage.look(client.page, `client-${view.toLowerCase()}-view`, inRoom);
    });
  }
  for (const [name, button] of [
    ['guide-chat', /Chat/],
    ['guide-participants', /Participants/],
  ] as const) {
    await stage.attempt(name, async () => {
      await togglePanel(guide.page, button);
      await settled(guide.page);
      await stage.look(guide.page, name, inRoom);
      await togglePanel(guide.page, button);
    });
  }
  await stage.attempt('media-settings', async () => {
    await toolbarButton(guide.page, /settings/i).click();
    await guide.page.getByRole('dialog').waitFor();
    await stage.look(guide.page, 'media-settings-modal', inRoom);
    await guide.page.keyboard.press('Escape');
  });
  await stage.attempt('mute-all', async () => {
    await guide.page
      .getByRole('button', { name: /Mute all/ })
      .first()
      .click();
    await guide.page.getByRole('dialog').or(guide.page.getByRole('alertdialog')).first().waitFor();
    await stage.look(guide.page, 'mute-all-modal', inRoom);
    await guide.page.keyboard.press('Escape');
  });
  await stage.attempt('broadcast', async () => {
    await guide.page.locator('label', { hasText: 'Broadcast mode' }).first().click();
    await settled(client.page);
    await stage.look(client.page, 'client-broadcast', inRoom);
    await guide.page.locator('label', { hasText: 'Broadcast mode' }).first().click();
  });
  await stage.attempt('locked', async () => {
    await guide.page.locator('label', { hasText: 'Lock the presentation' }).first().click();
    const late = await stage.person();
    await late.page.goto(`/presentation/${PATH}`);
    await settled(late.page);
    await stage.look(late.page, 'waiting-locked', { routes: ['presentation-presentationPath-waiting'] });
    await late.context.close();
  });
  await stage.attempt('german-client', async () => {
    await guide.page.locator('label', { hasText: 'Lock the presentation' }).first().click();
    const german = await stage.person({ locale: 'de-DE' });
    await join(german.page, 'Klara Kundin', '/de-DE');
    await slideThere(german.page);
    await stage.look(german.page, 'client-german', inRoom);
    await german.context.close();
  });
  await stage.attempt('leave', async () => {
    const leaving = await stage.person();
    await join(leaving.page, 'Leo Leaves');
    await toolbarButton(leaving.page, /Leave/).click();
    const confirm = leaving.page.getByRole('dialog').or(leaving.page.getByRole('alertdialog')).first();
    if (await confirm.isVisible().catch(() => false)) await confirm.getByRole('button', { name: /Leave/ }).click();
    await leaving.page.waitForURL(/\/leave$/);
    await settled(leaving.page);
    await stage.look(leaving.page, 'leave', { routes: ['presentation-presentationPath-leave'] });
    await leaving.context.close();
  });
  await stage.attempt('ended', async () => {
    await guide.page
      .getByRole('button', { name: /End presentation/ })
      .first()
      .click();
    const modal = guide.page.getByRole('dialog').or(guide.page.getByRole('alertdialog')).first();
    await modal.waitFor();
    await stage.look(guide.page, 'guide-end-modal', inRoom);
    await modal.getByRole('button', { name: /End/ }).click();
    await settled(client.page);
    await client.page
      .getByText(/ended|over/i)
      .first()
      .waitFor();
    await stage.look(client.page, 'client-ended');
    await stage.look(guide.page, 'guide-ended');
  });
  await guide.context.close();
  await client.context.close();
}
