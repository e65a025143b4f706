// @vitest-environment jsdom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserQueryClient, MessagesProvider, RootView } from '@vitrine/app-shell';
import { cartQueries, ShopRoot } from '@vitrine/commerce';
import { loadMessages } from '@vitrine/i18n';
import type { RoomClient, RoomClientOptions } from '@vitrine/sales-room-client';
import { createFakeRoom, type FakeRoom } from '@vitrine/sales-room-client/testing';
import { RoomEffects } from '../effects/room-effects.tsx';
import { RoomProvider } from '../room/room-provider.tsx';
import { type RoomCommand, useRoomCommand } from '../room/use-room-command.ts';

let fake: FakeRoom;
let client: RoomClient;
let queryClient: ReturnType<typeof createBrowserQueryClient>;
vi.mock('@vitrine/sales-room-client', async (original) => ({
  ...(await original<object>()),
  createRoomClient: (options: RoomClientOptions) => (client = fake.client({ presentationPath: options.presentationPath })),
}));

const messages = await loadMessages('en-US', ['common', 'room']);
const SHELL = {
  locale: 'en-US',
  session: { currencyIsoCode: 'USD', languageId: 'l', hasSession: true, isLoggedIn: false, isGuest: false, isKnown: true },
  stamp: null,
  cookieDomain: null,
  appOrigins: {},
  shopPages: {},
} as unknown as ComponentProps<typeof RootView>['shell'];

/** Cart channels of this page that are open now. */
const openChannels = new Set<BroadcastChannel>();
let hands: RoomCommand<'hand.set'>[];
/** What was asked of the server. */
let asked: string[];
let root: Root;

function Hand() {
  hands.push(useRoomCommand('hand.set'));
  return null;
}

/** A line of the chat that somebody else has written. */
const line = (digit: string) => ({
  id: digit.repeat(32),
  commandId: `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`,
  attendeeId: '9'.repeat(32),
  name: 'Gina',
  type: 'GUIDE' as const,
  text: 'Hello',
  sentAt: '2026-01-02T03:04:05.000Z',
});

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(input instanceof Request ? input.url : String(input), location.href), init);
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return Response.json({});
  });
  const Real = globalThis.BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Real {
      constructor(name: string) {
        super(name);
        if (name === 'vitrine-cart') openChannels.add(this);
      }
      override close(): void {
        openChannels.delete(this);
        super.close();
      }
    },
  );
  hands = [];
  fake = createFakeRoom();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  queryClient = createBrowserQueryClient();
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <RootView app="sales-room" shell={SHELL} queryClient={queryClient} iconSprite="/icons.svg">
          <ShopRoot>
            <RoomProvider path="spring-collection" viewerType="client">
              <RoomEffects />
              <Hand />
            </RoomProvider>
          </ShopRoot>
        </RootView>
      ),
    },
  ]);
  await act(async () =>
    root.render(
      <MessagesProvider value={{ locale: 'en-US', messages }}>
        <Stub />
      </MessagesProvider>,
    ),
  );
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(hands.at(-1)?.isAllowed).toBe(true);
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("a room's page listens for carts of other tabs on one channel, closed in the back/forward cache", async () => {
  expect(openChannels.size).toBe(1);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(openChannels.size).toBe(0);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(openChannels.size).toBe(1);
  await act(async () => root.unmount());
  expect(openChannels.size).toBe(0);
});

it('the function that sends a command stays the same while the room changes and the command is sent', async () => {
  const before = hands.length;
  const first = hands.at(-1);
  await act(async () => {
    fake.notify('slide.switched', { index: 1, page: 1 });
    await first?.run({ raised: true });
  });
  expect(hands.length).toBeGreaterThan(before);
  expect(new Set(hands.slice(before - 1).map(({ run }) => run)).size).toBe(1);
});

it('what happens in the room is read out, the latest of it', async () => {
  const said = () => document.querySelector('[data-testid="room-announcements"]')?.textContent ?? '';
  expect(said()).toBe('');
  await act(async () => fake.notify('slide.switched', { index: 1, page: 1 }));
  await vi.waitFor(() => expect(said()).toMatch(/^Slide 2 of /));
  await act(async () => fake.notify('slide.switched', { index: 0, page: 1 }));
  await vi.waitFor(() => expect(said()).toMatch(/^Slide 1 of /));
});

it('the room tries again at once when the browser has its network back, for as long as it is shown', async () => {
  const retried = vi.spyOn(client, 'retryNow');
  window.dispatchEvent(new Event('online'));
  expect(retried).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
  window.dispatchEvent(new Event('online'));
  expect(retried).toHaveBeenCalledTimes(1);
});

it('the room is told of a cart once it rests, and of nothing else that was read', async () => {
  const reports = () => fake.received.filter(({ name }) => name === 'cart.report').length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    queryClient.setQueryData(['else'], {});
    // A cart that is asked for again has not changed yet.
    void queryClient.invalidateQueries({ queryKey: cartQueries.all, refetchType: 'none' });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(reports()).toBe(0);
    queryClient.setQueryData([...cartQueries.all, 'x'], {});
    await act(() => vi.advanceTimersByTimeAsync(300));
    queryClient.setQueryData([...cartQueries.all, 'x'], { token: 'b' });
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(reports(), 'it does not rest yet').toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(reports()).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

it('the room is told once whose session this browser has, and again as the connection is back', async () => {
  const told = () => asked.filter((call) => call === 'POST /room-api/rooms/spring-collection/session').length;
  await vi.waitFor(() => expect(told()).toBe(1));
  await act(async () => fake.notify('slide.switched', { index: 1, page: 1 }));
  expect(told()).toBe(1);
  await act(async () => fake.cut());
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(told()).toBe(2);
  });
});

it('the tab says how many lines of the chat are unread, for as long as the room is shown', async () => {
  document.title = 'Spring';
  await act(async () => fake.notify('chat.added', { message: line('1') }));
  await vi.waitFor(() => expect(document.title).toBe('(1) Spring'));
  await act(async () => fake.notify('chat.added', { message: line('2') }));
  await vi.waitFor(() => expect(document.title).toBe('(2) Spring'));
  await act(async () => root.unmount());
  expect(document.title).toBe('Spring');
});
