// @vitest-environment jsdom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserQueryClient, MessagesProvider, RootView } from '@vitrine/app-shell';
import { ShopRoot } from '@vitrine/commerce';
import { loadMessages } from '@vitrine/i18n';
import type { RoomClientOptions } from '@vitrine/sales-room-client';
import { createFakeRoom, type FakeRoom } from '@vitrine/sales-room-client/testing';
import { RoomEffects } from '../effects/room-effects.tsx';
import { RoomProvider } from '../room/room-provider.tsx';
import { type RoomCommand, useRoomCommand } from '../room/use-room-command.ts';

let fake: FakeRoom;
vi.mock('@vitrine/sales-room-client', async (original) => ({
  ...(await original<object>()),
  createRoomClient: (options: RoomClientOptions) => fake.client({ presentationPath: options.presentationPath }),
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
let root: Root;

function Hand() {
  hands.push(useRoomCommand('hand.set'));
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({}));
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
  const queryClient = createBrowserQueryClient();
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
