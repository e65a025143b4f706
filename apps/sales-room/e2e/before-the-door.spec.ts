import type { Page } from '@playwright/test';
import { expectVideoOf } from '@vitrine/e2e-kit/media-assertions';
import { makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectConnection, fillPrejoin } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';

const participants = useParticipants();
test.afterEach(() => participants.close());

/** What a page has made and counted, so far. */
interface Counted {
  sockets: number;
  packets: number;
  states: RTCPeerConnectionState[];
}

/** Runs in a page before its scripts: keeps its connections, to be counted. */
function keepConnections(): void {
  const kept = window as unknown as { vitrineConnections: RTCPeerConnection[]; vitrineSockets: number };
  kept.vitrineConnections = [];
  kept.vitrineSockets = 0;
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      kept.vitrineConnections.push(this);
    }
  };
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      if (String(url).includes('/room-api/realtime')) kept.vitrineSockets += 1;
    }
  };
}

const counted = (page: Page): Promise<Counted> =>
  page.evaluate(async () => {
    const { vitrineConnections, vitrineSockets } = window as unknown as { vitrineConnections: RTCPeerConnection[]; vitrineSockets: number };
    let packets = 0;
    for (const connection of vitrineConnections)
      for (const stat of (await connection.getStats()).values()) {
        const { type, packetsReceived = 0, packetsSent = 0 } = stat as { type: string; packetsReceived?: number; packetsSent?: number };
        if (type === 'inbound-rtp') packets += packetsReceived;
        if (type === 'outbound-rtp') packets += packetsSent;
      }
    return { sockets: vitrineSockets, packets, states: vitrineConnections.map(({ connectionState }) => connectionState) };
  });

test('before the door all is ready and no packet flows; the press goes in over the same connection', async ({ playwright, baseURL }) => {
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'before-the-door', { hasOnlyProducts: true, isStarted: true });
  const guide = await participants.enter({ looks: 'blue' });
  await enterAsGuide(guide, path);
  await guide.page.getByRole('button', { name: 'Turn camera on' }).click();
  await expect(guide.page.getByRole('button', { name: 'Turn camera off' })).toBeVisible();

  const client = await participants.enter({ looks: 'green' });
  await client.context.addInitScript(keepConnections);
  await client.page.goto(`/presentation/${path}/prejoin`);
  await fillPrejoin(client.page, 'Cleo');
  await expect.poll(async () => (await counted(client.page)).states).toContain('connected');
  // The guide sends all the while, and sees nobody.
  await expect(guide.page.locator('.v-participant__name').filter({ hasText: 'Cleo' })).toHaveCount(0);
  expect(await counted(client.page)).toMatchObject({ sockets: 1, packets: 0 });

  await client.page.locator('form.v-prejoin__form button[type=submit]').click();
  await expect(client.page).toHaveURL(`/presentation/${path}`);
  await expectConnection(client.page, 'connected');
  await expectVideoOf(client.page.locator('[data-testid=stage-tile]:not([data-own]) video'), 'blue');
  const inside = await counted(client.page);
  expect(inside.sockets).toBe(1);
  expect(inside.packets).toBeGreaterThan(0);
  expect(client.watch.complaints).toEqual([]);
});

test('who goes elsewhere from before the door leaves no connection behind', async ({ playwright, baseURL }) => {
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'before-the-door', { hasOnlyProducts: true, isStarted: true });
  const guide = await participants.enter({ looks: null });
  await enterAsGuide(guide, path);
  const client = await participants.enter({ looks: null });
  await client.context.addInitScript(keepConnections);
  await client.page.goto(`/presentation/${path}/prejoin`);
  await fillPrejoin(client.page, 'Cleo');
  await expect.poll(async () => (await counted(client.page)).states).toContain('connected');
  await client.page.getByRole('link', { name: 'Log in' }).click();
  await expect(client.page).toHaveURL(new RegExp(`/presentation/${path}/login`));
  await expect.poll(async () => (await counted(client.page)).states).not.toContain('connected');
});

for (const prefix of ['', '/de-DE']) {
  test(`on a phone, picture, name and way in stand on the first screen: at ${prefix}/presentation/…/prejoin`, async ({
    playwright,
    baseURL,
  }) => {
    const { path } = await makePresentation(playwright.request, baseURL ?? '', 'before-the-door', { isStarted: true });
    const { page } = await participants.enter({ looks: 'blue', viewport: { width: 390, height: 844 } });
    await page.goto(`${prefix}/presentation/${path}/prejoin`);
    const form = page.locator('form.v-prejoin__form');
    await expect(form.locator('button[type=submit]')).toBeEnabled();
    await expectVideoOf(page.getByTestId('prejoin-preview').locator('video'), 'blue');
    for (const part of [page.getByTestId('prejoin-preview'), form.locator('[name=attendeeName]'), form.locator('button[type=submit]')])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(form.locator('button[type=submit]')).toHaveAccessibleDescription(/./);
  });
}
