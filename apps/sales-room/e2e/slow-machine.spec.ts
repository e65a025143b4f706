import { expectSteady, watchLayoutShift } from '@vitrine/e2e-kit/layout-shift';
import { makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectConnection, fillPrejoin } from '@vitrine/e2e-kit/room-page';
import { slowDown, slowMachine } from '@vitrine/e2e-kit/slow-machine';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';

const participants = useParticipants();
test.afterEach(() => participants.close());

test('on a slow phone with Fast 3G the way from invitation to room loses no press and joins once', async ({ playwright, baseURL }) => {
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'slow-machine', { hasOnlyProducts: true, isStarted: true });
  const guide = await participants.enter({ looks: null });
  await enterAsGuide(guide, path);

  const { page, context, watch } = await participants.enter({ looks: 'blue', viewport: { width: 390, height: 844 } });
  context.setDefaultTimeout(60_000);
  await watchLayoutShift(page);
  let joins = 0;
  page.on('request', (request) => (joins += Number(request.url().endsWith('/join-as-client'))));
  await slowDown(page);

  await page.goto(`/invitation/${path}`, { waitUntil: 'commit' });
  await page.locator(`main a[href*="/presentation/${path}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/presentation/${path}/prejoin`));
  await fillPrejoin(page, 'Cleo');
  await expectSteady(page);

  const submit = page.locator('form.v-prejoin__form button[type=submit]');
  await submit.click({ clickCount: 2, delay: 20 });
  // The press is answered before the server has: nobody wonders whether it was felt.
  await expect(submit.getByRole('progressbar').or(page.getByTestId('connection')).first()).toBeAttached();
  await expect(page).toHaveURL(`/presentation/${path}`, { timeout: 60_000 });
  await expectConnection(page, 'connected');
  await expect(page.getByRole('toolbar', { name: 'Presentation controls' })).toBeVisible();
  await expectSteady(page);
  expect(joins).toBe(1);
  expect(watch.complaints).toEqual([]);
  await expect(guide.page.locator('.v-participant__name').or(guide.page.getByText('Cleo')).first()).toBeAttached();
});

for (const [what, pageOf] of [
  ['the invitation', (path: string) => `/invitation/${path}`],
  ['the form of a new account', (path: string) => `/presentation/${path}/register`],
  ['the sign-in of clients', (path: string) => `/presentation/${path}/login`],
  ['the check of devices', (path: string) => `/presentation/${path}/prejoin`],
  ["a guide's sign-in", (path: string) => `/guide/${path}/login`],
] as const) {
  test(`${what} stays where it is while a very slow phone reads it, part by part`, async ({ playwright, baseURL }) => {
    const { path } = await makePresentation(playwright.request, baseURL ?? '', 'slow-machine', { hasOnlyProducts: true, isStarted: true });
    const { page } = await participants.enter({ looks: 'blue', viewport: { width: 390, height: 844 } });
    await watchLayoutShift(page);
    await slowMachine(page, 10);
    await page.goto(pageOf(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSteady(page);
  });
}
