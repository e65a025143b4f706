import type { Person } from '@vitrine/e2e-kit/participants';
import { GUIDE, type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { expectConnection, expectSlide } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { pressUntilFocused, tabTo } from './support/keys.ts';

test.describe.configure({ mode: 'serial' });

const participants = useParticipants();
let presentation: MadePresentation;
let guide: Person;
let client: Person;

test.beforeAll(async ({ playwright, baseURL }) => {
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'keyboard');
  guide = await participants.enter({ looks: 'blue' });
  client = await participants.enter({ looks: 'green' });
});

test('a guide signs in, switches slides and starts with the keyboard alone', async () => {
  const { page } = guide;
  await page.goto(`/guide/${presentation.path}/login`);
  // From here on the form listens to the Enter key.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await tabTo(page, page.getByLabel('User name'));
  await page.keyboard.type(GUIDE.username);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(GUIDE.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/guide/${presentation.path}`);
  await expectConnection(page, 'connected');
  await expectSlide(page, 0);

  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 0);

  await tabTo(page, page.getByRole('button', { name: 'Start presentation' }));
  await page.keyboard.press('Enter');
  const modal = page.getByRole('alertdialog', { name: 'Start the presentation?' });
  await expect(modal.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start presentation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal).toBeHidden();
  await expect(page.getByTestId('appointment-status')).toHaveAttribute('data-status', 'started');
});

test('a client joins with the keyboard alone and follows', async () => {
  const { page } = client;
  await page.goto(`/invitation/${presentation.path}`);
  await tabTo(page, page.getByRole('link', { name: 'Join the presentation' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/presentation/${presentation.path}/prejoin`);
  await tabTo(page, page.locator('input[name=attendeeName]'));
  await page.keyboard.type('Cleo');
  await tabTo(page, page.locator('input[name=privacy]'));
  await page.keyboard.press('Space');
  await expect(page.locator('input[name=privacy]')).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Join now' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/presentation/${presentation.path}`);
  await expectSlide(page, 0);
});

test('the controls of the room are one stop, with arrows inside; writing never switches slides', async () => {
  const { page } = guide;
  await tabTo(page, page.getByRole('toolbar', { name: 'Presentation controls' }).getByRole('button').first());
  const next = page.getByRole('button', { name: 'Next slide' });
  await pressUntilFocused(page, 'ArrowRight', next);
  await expectSlide(page, 0);
  await page.keyboard.press('Enter');
  await expectSlide(page, 1);
  await expectSlide(client.page, 1);

  await tabTo(client.page, client.page.getByRole('toolbar', { name: 'Presentation controls' }).getByRole('button').first());
  const chat = client.page.getByRole('button', { name: /^Chat\b/ });
  await pressUntilFocused(client.page, 'ArrowRight', chat);
  await client.page.keyboard.press('Enter');
  const field = client.page.getByLabel('Write a message');
  await expect(field).toBeVisible();
  await tabTo(client.page, field);
  await client.page.keyboard.type('mv');
  await client.page.keyboard.press('ArrowLeft');
  await client.page.keyboard.press('Enter');
  await expect(client.page.getByRole('log', { name: 'Messages' })).toContainText('mv');
  await expectSlide(client.page, 1);
  await client.page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(chat).toBeFocused();
});

test('no page complained', () => {
  for (const { watch } of participants.people) expect(watch.complaints).toEqual([]);
});
