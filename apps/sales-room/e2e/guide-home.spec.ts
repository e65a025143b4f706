import type { Locator, Page } from '@playwright/test';
import { sidewaysOverflow } from '@vitrine/e2e-kit/page-watch';
import type { Person } from '@vitrine/e2e-kit/participants';
import { GUIDE, makePresentation } from '@vitrine/e2e-kit/presentations';
import { expectConnection } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';

test.describe.configure({ timeout: 120_000 });

const DAY_MS = 86_400_000;
const PHONE = { width: 390, height: 844 };
const OTHER = { username: 'guide3', password: 'guide-demo' } as const;
const HOSTILE = '<img src=x onerror=alert(1)> & "Gäste"';

const participants = useParticipants();
let guide: Person;

const home = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'Your presentations' });
const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const slides = (page: Page): Locator => page.locator('[data-slide]');
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save presentation' }).click();
const nameField = (page: Page): Locator => page.getByLabel('Name', { exact: true });
const choices = (page: Page): Locator => page.locator('.v-choice-row');
const searchField = (page: Page): Locator => page.getByLabel('Search products').first();
const alertOf = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });
/** A name of its own for each run against the same server. */
const ownName = (name: string): string => `${name} ${Date.now().toString(36)}`;

async function signIn(page: Page, { username, password }: { username: string; password: string } = GUIDE): Promise<void> {
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Presses what a hand would, and counts. */
function countedHand() {
  let clicks = 0;
  return {
    click: async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    },
    clicks: () => clicks,
  };
}

/** Takes the guide's cookie away, as a sign-in that has ended does. */
const endSignIn = ({ context }: Person): Promise<void> => context.clearCookies({ name: /guide/ });

async function startNew(page: Page, name: string): Promise<void> {
  await page.goto('/guide/presentations/new');
  await nameField(page).fill(name);
}

async function addProducts(page: Page, term: string, count: number): Promise<void> {
  await searchField(page).fill(term);
  for (let index = 0; index < count; index += 1) await choices(page).nth(index).getByRole('button').click();
}

test.beforeAll(async () => {
  guide = await participants.enter({ looks: null });
  await guide.page.goto('/guide');
  await signIn(guide.page);
  await expect(home(guide.page)).toBeVisible();
});

test('whoever is not signed in signs in at the same address, and is told of a wrong password', async () => {
  const { page } = await participants.enter({ looks: null });
  const first = await page.goto('/guide');
  expect(await first?.text()).toContain('Guide sign-in');
  await signIn(page, { ...GUIDE, password: 'wrong' });
  await expect(alertOf(page, 'Incorrect username or password.')).toBeVisible();
  await expect(page.getByLabel('User name')).toHaveValue(GUIDE.username);
  await signIn(page);
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL('/guide');
  await expect(page).toHaveTitle(/^Your presentations \| /);
});

test('the home is drawn by the server, in each language, for the guide who is signed in', async () => {
  const { page } = guide;
  for (const [address, title] of [
    ['/guide', 'Your presentations'],
    ['/en-GB/guide', 'Your presentations'],
    ['/de-DE/guide', 'Ihre Präsentationen'],
    ['/guide/', 'Your presentations'],
  ] as const) {
    const answer = await page.request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(await answer.text()).toContain(title);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
});

test('a presentation of five products is made from the home in at most 12 clicks', async () => {
  const { page } = guide;
  const name = ownName('Five lamps');
  const hand = countedHand();
  await page.goto('/guide');
  await hand.click(page.getByRole('link', { name: 'New presentation' }));
  await hand.click(nameField(page));
  await nameField(page).fill(name);
  await hand.click(searchField(page));
  await searchField(page).fill('lamp');
  for (let index = 0; index < 5; index += 1) await hand.click(choices(page).nth(index).getByRole('button'));
  await expect(slides(page)).toHaveCount(5);
  await hand.click(page.getByRole('button', { name: 'Save presentation' }));
  await expect(home(page)).toBeVisible();
  await expect(page.getByText(`“${name}” has been saved.`, { exact: true })).toBeVisible();
  await expect(card(page, name)).toContainText('5 slides');
  expect(hand.clicks()).toBeLessThanOrEqual(12);
  await card(page, name)
    .getByRole('link', { name: `Enter: ${name}` })
    .click();
  await expectConnection(page, 'connected');
  await expect(page.getByTestId('slide')).toHaveAttribute('data-slide-index', '0');
});

test('date and time are written by the chosen clock, and read by the viewer’s own', async () => {
  const { page } = guide;
  const name = ownName('Tokyo');
  await startNew(page, name);
  await page.getByLabel('Date', { exact: true }).fill('2031-03-05');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Asia/Tokyo');
  await page.getByRole('combobox', { name: 'Time zone' }).press('Tab');
  await addProducts(page, 'lamp', 1);
  await save(page);
  // A date without a time is named at its field, and nothing that was typed is gone.
  await expect(page.getByLabel('Starts at')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Starts at').fill('18:00');
  await page.getByLabel('Duration').selectOption('90');
  await save(page);
  await expect(card(page, name)).toContainText('10:00 AM to 11:30 AM');
  await expect(page.getByText('All times are in Europe/Berlin.')).toBeVisible();
  await card(page, name)
    .getByRole('link', { name: `Edit: ${name}` })
    .click();
  await expect(page.getByLabel('Starts at')).toHaveValue('18:00');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Tokyo');
});

test('the shop announces what its guide switches on, for as long as any client may join', async () => {
  const { page } = guide;
  const name = ownName('Announced');
  const announced = async (): Promise<string[]> => {
    const answer = await page.request.get('/room-api/announced-presentations');
    const { presentations } = (await answer.json()) as { presentations: { name: string }[] };
    return presentations.map((presentation) => presentation.name);
  };
  const settings = (): Promise<void> => page.getByText('More settings').click();
  const announce = page.getByRole('switch', { name: 'Announce in the shop' });
  await startNew(page, name);
  await page.getByLabel('Date', { exact: true }).fill(new Date(Date.now() + DAY_MS).toISOString().slice(0, 10));
  await page.getByLabel('Starts at').fill('18:00');
  await addProducts(page, 'lamp', 1);
  await settings();
  await expect(announce).not.toBeChecked();
  await page.getByText('Announce in the shop').click();
  await save(page);
  await expect(card(page, name)).toBeVisible();
  expect(await announced()).toContain(name);

  await card(page, name)
    .getByRole('link', { name: `Edit: ${name}` })
    .click();
  await settings();
  await expect(announce).toBeChecked();
  await page.getByLabel('Who may join').selectOption('customer');
  await expect(announce).toBeDisabled();
  await expect(announce).not.toBeChecked();
  await expect(page.getByText('Only a presentation that everybody with the link may join can be announced')).toBeVisible();
  await save(page);
  await expect(home(page)).toBeVisible();
  expect(await announced()).not.toContain(name);
});

test('an address that is taken, or is a page’s own word, is named at its field and nothing is lost', async () => {
  const { page } = guide;
  await startNew(page, ownName('Taken'));
  await addProducts(page, 'lamp', 2);
  const address = page.getByLabel('Address', { exact: true });
  for (const [path, text] of [
    ['spring-collection', 'Another presentation has this address. Please choose another one.'],
    ['login', 'This word stands for a page. Please choose another address.'],
    ['Not an address', 'Please use lower-case letters, digits and hyphens only, such as spring-collection.'],
  ] as const) {
    await address.fill(path);
    await save(page);
    await expect(page.getByText(text)).toBeVisible();
    await expect(address).toBeFocused();
    await expect(address).toHaveValue(path);
    await expect(slides(page)).toHaveCount(2);
  }
});

test('slides are put in order by buttons and keys, and one that was removed comes back', async () => {
  const { page } = guide;
  await startNew(page, ownName('Order'));
  await addProducts(page, 'lamp', 3);
  const names = (): Promise<string[]> => slides(page).locator('.v-choice-row__name').allInnerTexts();
  const [a = '', b = '', c = ''] = await names();
  await page.getByRole('button', { name: `Move ${a} down` }).click();
  await expect.poll(names).toEqual([b, a, c]);
  await expect(page.getByRole('button', { name: `Move ${a} down` })).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(names).toEqual([b, c, a]);
  // At the end the button can’t be pressed any more: the focus stays on the slide.
  await expect(slides(page).filter({ hasText: a }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(names).toEqual([b, a, c]);
  await expect(page.getByText(`${a} is now slide 2 of 3.`)).toBeAttached();
  await slides(page)
    .filter({ hasText: b })
    .getByRole('button', { name: `Remove ${b}` })
    .click();
  await expect.poll(names).toEqual([a, c]);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([b, a, c]);
});

test('categories, pages of the menus and any page by its address become slides', async () => {
  const { page } = guide;
  const name = ownName('Kinds');
  await startNew(page, name);
  await page.getByRole('tab', { name: 'Categories' }).click();
  await page.getByLabel('Find a category').fill('chair');
  await choices(page).first().getByRole('button').click();
  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.getByLabel('Address of a page of the shop').fill('/nowhere-at-all');
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByText('The shop has no page at this address.')).toBeVisible();
  await choices(page).first().getByRole('button').click();
  await expect(slides(page)).toHaveCount(2);
  await save(page);
  await expect(card(page, name)).toContainText('2 slides');
});

test('a presentation without slides is not saved, and says what it lacks', async () => {
  const { page } = guide;
  await startNew(page, ownName('Nothing'));
  await save(page);
  await expect(alertOf(page, 'Please add at least one slide.').first()).toBeVisible();
  await expect(page).toHaveURL('/guide/presentations/new');
});

test('a product that the shop does not know is named at its slide', async () => {
  const { page } = guide;
  await startNew(page, ownName('Unknown'));
  await page.route('**/store-api/search*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { elements: { id: string }[] };
    for (const product of body.elements) product.id = 'f'.repeat(32);
    await route.fulfill({ response: answer, json: body });
  });
  await addProducts(page, 'lamp', 1);
  await page.unroute('**/store-api/search*');
  await save(page);
  await expect(slides(page).first()).toContainText('The shop does not know this product.');
  await expect(alertOf(page, 'Some slides can’t be saved.')).toBeFocused();
});

test('a sign-in that has ended is renewed over the form, which is then saved as it was typed', async () => {
  const { page } = guide;
  const name = ownName('Kept');
  await startNew(page, name);
  await addProducts(page, 'lamp', 2);
  await endSignIn(guide);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Guide sign-in' });
  await expect(dialog).toContainText('what you have typed is still here');
  await dialog.getByLabel('User name').fill(GUIDE.username);
  await dialog.getByLabel('Password', { exact: true }).fill(GUIDE.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(card(page, name)).toContainText('2 slides');
});

test('a server that does not answer loses nothing that was typed, and the next press saves it', async () => {
  const { page } = guide;
  const name = ownName('Away');
  await startNew(page, name);
  await addProducts(page, 'lamp', 1);
  await page.route('**/room-api/presentations', (route) => route.abort());
  await save(page);
  await expect(alertOf(page, 'The server cannot be reached.')).toBeFocused();
  await expect(nameField(page)).toHaveValue(name);
  await page.unroute('**/room-api/presentations');
  await save(page);
  await expect(card(page, name)).toBeVisible();
});

test('a search that the shop does not answer says so, and is made again on a press', async () => {
  const { page } = guide;
  await page.goto('/guide/presentations/new');
  await page.route('**/store-api/search*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await searchField(page).fill('lamp');
  await expect(page.getByText('The shop does not answer at the moment.')).toBeVisible();
  await page.unroute('**/store-api/search*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(choices(page).first()).toBeVisible();
});

test('whoever leaves with something unsaved is asked, and keeps it unless they say so', async () => {
  const { page } = guide;
  await page.goto('/guide');
  await page.getByRole('link', { name: 'New presentation' }).click();
  await nameField(page).fill('Half a thought');
  await page.getByRole('link', { name: 'All presentations' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(nameField(page)).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'All presentations' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(home(page)).toBeVisible();
});

test('a change keeps the address and what other languages say, and shows at once', async ({ playwright, baseURL }) => {
  const { page } = guide;
  const made = await makePresentation(playwright.request, baseURL ?? '', 'changed', {
    name: { 'en-US': 'Before the change', 'de-DE': 'Vor der Änderung' },
  });
  await page.goto(`/guide/presentations/${made.id}`);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(made.path);
  await expect(page.getByLabel('Address', { exact: true })).toHaveAttribute('readonly', '');
  await nameField(page).fill(HOSTILE);
  await save(page);
  await expect(card(page, HOSTILE)).toContainText(`${made.slides.length} slides`);
  const german = await page.request.get('/de-DE/guide');
  expect(await german.text()).toContain('Vor der Änderung');
});

test('a presentation is duplicated without its date and address, under a name of its own', async ({ playwright, baseURL }) => {
  const { page } = guide;
  const original = ownName('Original');
  await makePresentation(playwright.request, baseURL ?? '', 'original', { name: { 'en-US': original } });
  await page.goto('/guide');
  await page.getByRole('button', { name: `More for ${original}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(nameField(page)).toHaveValue(`${original} (copy)`);
  await expect(slides(page)).toHaveCount(9);
  const name = ownName('Copy');
  await nameField(page).fill(name);
  await save(page);
  await expect(card(page, name)).toContainText('9 slides');
});

test('a presentation is deleted after a question, one that runs is not, and the focus is not lost', async ({ playwright, baseURL }) => {
  const { page } = guide;
  const names = { running: ownName('Running now'), over: ownName('To be deleted') };
  await makePresentation(playwright.request, baseURL ?? '', 'running', { isStarted: true, name: { 'en-US': names.running } });
  await makePresentation(playwright.request, baseURL ?? '', 'over', { name: { 'en-US': names.over } });
  await page.goto('/guide');
  await expect(card(page, names.running)).toContainText('Running');
  for (const name of [names.running, names.over]) {
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete presentation' }).click();
    if (name === names.over) continue;
    await expect(page.getByRole('alertdialog')).toContainText('This presentation is running. End it first');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  }
  await expect(card(page, names.over)).toHaveCount(0);
  await expect(card(page, names.running)).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('a personal invitation is made with link and calendar, and leads nowhere once it is taken back', async ({ playwright, baseURL }) => {
  const { page, context } = guide;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = ownName('Invited');
  await makePresentation(playwright.request, baseURL ?? '', 'invited', { name: { 'en-US': name } });
  await page.goto('/guide');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Invite' }).click();
  await expect(page.getByText('Nobody is invited yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Make invitation' }).click();
  await expect(page.getByText('Input required')).toBeVisible();
  await nameField(page).fill('Ada & Söhne');
  await page.getByRole('button', { name: 'Make invitation' }).click();
  const made = page.getByRole('article', { name: 'Invitation for Ada & Söhne' });
  await made.getByRole('button', { name: 'Copy link' }).click();
  await expect(made.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(made.getByLabel('Personal link')).toHaveValue(link);
  await expect(made.getByLabel('Text for your message')).toHaveValue(
    new RegExp(`Hello Ada & Söhne[^]*${name}[^]*${link.split('?')[1] ?? 'token'}`),
  );
  expect(await made.getByRole('link', { name: 'Open in mail program' }).getAttribute('href')).toMatch(/^mailto:\?subject=Invitation/);
  const [file] = await Promise.all([page.waitForEvent('download'), made.getByRole('button', { name: /calendar/i }).click()]);
  expect(file.suggestedFilename()).toBe('appointment.ics');
  const client = await participants.enter({ looks: null });
  await client.page.goto(link);
  await expect(client.page.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: 'Take back the invitation of Ada & Söhne' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Nobody is invited yet.')).toBeVisible();
  await expect(made).toHaveCount(0);
  await client.page.reload();
  await expect(client.page.getByText('This invitation is not valid. Please ask for a new one.')).toBeVisible();
});

test('an invitation that the server does not make keeps the name, and says why', async ({ playwright, baseURL }) => {
  const { page } = guide;
  const made = await makePresentation(playwright.request, baseURL ?? '', 'uninvited');
  await page.goto(`/guide/presentations/${made.id}/invitations`);
  await page.route('**/invitations', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await nameField(page).fill('Ada');
  await page.getByRole('button', { name: 'Make invitation' }).click();
  await expect(alertOf(page, 'The server cannot be reached.')).toBeFocused();
  await expect(nameField(page)).toHaveValue('Ada');
  await page.unroute('**/invitations');
});

test('a file is imported after it was shown what that does; a faulty one is refused by its places', async () => {
  const { page } = guide;
  const name = ownName('Imported');
  const path = name.toLowerCase().replaceAll(' ', '-');
  const choose = (content: string) =>
    page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'presentations.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  const check = (): Promise<void> => page.getByRole('button', { name: 'Check file' }).click();
  const slides = [{ kind: 'search', name: 'Lamps', search: 'lamp' }];
  await page.goto('/guide');
  await page.getByRole('link', { name: 'Import from a file' }).click();
  await choose('no json');
  await check();
  await expect(alertOf(page, 'This file is not JSON.')).toBeVisible();
  await choose(
    JSON.stringify({
      presentations: [
        { path: 'login', name, slides },
        { path: 'A B', name: '', slides: [] },
      ],
    }),
  );
  await check();
  await expect(alertOf(page, 'presentations.1.path:')).toBeVisible();
  await choose(JSON.stringify({ presentations: [{ path, name, slides }] }));
  await check();
  await expect(page.getByText('1 presentation is made.')).toBeVisible();
  expect(
    ((await (await page.request.get('/room-api/presentations')).json()) as { presentations: { path: string }[] }).presentations,
  ).not.toContainEqual(expect.objectContaining({ path }));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(card(page, name)).toContainText('1 slide');
});

test('another guide’s presentation that one may only present shows no way to change it', async ({ playwright, baseURL }) => {
  const second = await participants.enter({ looks: null });
  const { page } = second;
  const name = ownName('Of the first');
  const made = await makePresentation(playwright.request, baseURL ?? '', 'foreign', { name: { 'en-US': name } });
  await page.goto('/guide');
  await signIn(page, OTHER);
  await expect(card(page, name)).toContainText('Made by another guide');
  await expect(card(page, name).getByRole('link', { name: `Edit: ${name}` })).toHaveCount(0);
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  expect((await page.goto(`/guide/presentations/${made.id}`))?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'This presentation is another guide’s' })).toBeVisible();
  const headers = { origin: baseURL ?? '' };
  expect((await page.request.put(`/room-api/presentations/${made.id}`, { headers, data: {} })).status()).toBe(403);
  expect((await page.request.delete(`/room-api/presentations/${made.id}`, { headers })).status()).toBe(403);
});

test('clients and strangers reach none of it, by page or by call', async ({ playwright, baseURL }) => {
  const made = await makePresentation(playwright.request, baseURL ?? '', 'closed');
  const client = await participants.enter({ looks: null });
  const { page } = client;
  for (const address of [
    '/guide',
    '/guide/presentations/new',
    '/guide/presentations/import',
    `/guide/presentations/${made.id}`,
    `/guide/presentations/${made.id}/invitations`,
  ]) {
    const answer = await page.goto(address);
    expect(await answer?.text()).not.toContain(made.path);
    await expect(page.getByRole('heading', { name: 'Guide sign-in' })).toBeVisible();
  }
  const headers = { origin: baseURL ?? '' };
  for (const [method, path] of [
    ['get', ''],
    ['post', ''],
    ['post', '/import'],
    ['get', `/${made.id}`],
    ['put', `/${made.id}`],
    ['delete', `/${made.id}`],
    ['get', `/${made.id}/invitations`],
    ['post', `/${made.id}/invitations`],
  ] as const) {
    const answer = await page.request[method](`/room-api/presentations${path}`, { headers, ...(method === 'get' ? {} : { data: {} }) });
    expect([method, path, answer.status()]).toEqual([method, path, 401]);
  }
});

test('the words of pages lead to no presentation, and the login of one presentation goes on working', async () => {
  const { page } = guide;
  expect((await page.goto('/guide/presentations/nowhere'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'To your presentations' }).click();
  await expect(home(page)).toBeVisible();
  await endSignIn(guide);
  await page.goto('/guide/spring-collection');
  await expect(page).toHaveURL('/guide/spring-collection/login');
  await signIn(page);
  await expect(page).toHaveURL('/guide/spring-collection');
});

test('signing out leads back to the sign-in', async () => {
  const { page } = guide;
  await page.goto('/guide');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Guide sign-in' })).toBeVisible();
  await signIn(page);
  await expect(home(page)).toBeVisible();
});

test('the pages are accessible, and fit a phone, in both schemes', async () => {
  const { page } = guide;
  await page.setViewportSize(PHONE);
  await page.goto('/guide');
  await expect(home(page)).toBeVisible();
  await expectAccessible(page, 'the home of a guide');
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.emulateMedia({ colorScheme: 'light' });
  await startNew(page, 'x'.repeat(200));
  await addProducts(page, 'lamp', 2);
  await expectAccessible(page, 'a new presentation');
  expect(await sidewaysOverflow(page)).toBe(0);
});
