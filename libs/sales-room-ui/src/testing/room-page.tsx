import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { ScreenProvider, SessionProvider, type ShellData, StoreClientProvider, useScreen } from '@vitrine/app-shell';
import { createTranslator, loadMessages, MESSAGE_AREAS } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import type { RoomClient, RoomClientSnapshot } from '@vitrine/sales-room-client';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { ModalHost, preloadMenu, preloadModal, preloadPopover, preloadSidebar, UiProvider } from '@vitrine/ui';
import { roomClientAtom, roomSnapshotAtom } from '../room/room-atoms.ts';
import { type RoomIdentity, RoomIdentityContext } from '../room/room-provider.tsx';
import { clientSnapshot, room } from './room-snapshot.ts';

const messages = await loadMessages('en-US', MESSAGE_AREAS);

/** The words of a room in a test. */
export const { t } = createTranslator({ locale: 'en-US', messages });

/** Everything that a viewer may be allowed to do. */
export const EVERY_COMMAND: RoomSnapshot['commands'] = [
  'access.request',
  'attendee.admit',
  'attendee.admit-all',
  'attendee.allow-unmute',
  'attendee.mute',
  'attendee.refuse',
  'attendee.remove',
  'attendee.unblock',
  'chat.remove',
  'chat.send',
  'control.offer',
  'hand.set',
  'like.set',
  'media.set',
  'notes.set',
  'slide.point',
  'slide.switch',
];

/** What else a page asks its room client for. */
const OTHER_CALLS = [
  'chooseDevice',
  'discardDelivery',
  'dismissReplacedDevice',
  'leave',
  'open',
  'resumeVideo',
  'retryDelivery',
  'retryMedia',
  'retryNow',
  'setVideoProcessor',
  'show',
] as const;

/** A command that a page has sent. */
export interface SentCommand {
  readonly name: string;
  readonly payload: unknown;
}

type Listener = Parameters<RoomClient['onEvent']>[0];

export interface ShownRoom {
  /** What differs from a running room that a client sees. */
  room?: Partial<RoomSnapshot> | undefined;
  /** What differs in what the room client says, besides. */
  client?: Partial<Omit<RoomClientSnapshot, 'room'>> | undefined;
  identity?: Partial<RoomIdentity> | undefined;
  shell?: Partial<ShellData> | undefined;
  /** Path and query that the page is opened at. Default: `/`. */
  at?: string | undefined;
  /** The page asks its server again whose page it is. */
  onRevalidate?: (() => unknown) | undefined;
}

/** A part of a room in a page of jsdom, in en-US, anew for each test of a file. Its server is `page.answer`. */
export function roomPage() {
  let root: Root | undefined;
  let store = createStore();
  let shownRoom = room();
  let screen: ReturnType<typeof useScreen>;
  const listeners = new Set<Listener>();
  const page = {
    /** Commands that wait for their answer, in their order. */
    sent: [] as SentCommand[],
    /** Own sources that were switched, and to what. */
    switched: [] as (readonly [string, boolean])[],
    /** Commands that the outbox took. */
    delivered: [] as SentCommand[],
    /** Whatever else the room client was asked for, with its arguments. */
    calls: [] as (readonly [(typeof OTHER_CALLS)[number], ...unknown[]])[],
    /** What a press has thrown: a test that leaves something here fails. */
    failures: [] as string[],
    /** What the server answers to a command; what it throws is its refusal. */
    answer: (() => ({})) as (command: SentCommand) => unknown,
    /** Path and query of where the page is. */
    address: '',
    get store() {
      return store;
    },
    notices: (): string[] => screen.notifications.getSnapshot().map(({ message }) => String(message)),
    /** Does what the newest notification offers. */
    followNotice: () => act(async () => screen.notifications.getSnapshot().at(-1)?.action?.onPress?.()),
    text: (): string => document.body.textContent,
    find: <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
      const found = document.querySelector<Found>(selector);
      if (!found) throw new Error(`There is no ${selector} in ${document.body.innerHTML}`);
      return found;
    },
    all: <Found extends HTMLElement = HTMLElement>(selector: string): Found[] => [...document.querySelectorAll<Found>(selector)],
    /** A button, a link or an item of a menu by what it is called. */
    control: (name: string): HTMLElement => {
      const found = page
        .all('button, a, [role=menuitem]')
        .find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name || each.textContent === name);
      if (!found) throw new Error(`There is no ${name} in ${document.body.innerHTML}`);
      return found;
    },
    press: (name: string) => act(async () => page.control(name).click()),
    isDisabled: (name: string): boolean => page.control(name).matches(':disabled, [aria-disabled=true], [data-disabled]'),
    type: (selector: string, value: string) =>
      act(async () => {
        const field = page.find<HTMLInputElement>(selector);
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    /** Another option of a list is taken. */
    choose: (list: HTMLElement | undefined, value: string) =>
      act(async () => {
        if (!(list instanceof HTMLSelectElement)) throw new Error('There is no such list');
        list.value = value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    /** Something changes in the room, or in what the room client says. */
    change: (changes: Partial<RoomSnapshot>, client: Partial<Omit<RoomClientSnapshot, 'room'>> = {}) =>
      act(async () => {
        shownRoom = { ...shownRoom, ...changes };
        store.set(roomSnapshotAtom, { ...store.get(roomSnapshotAtom), ...client, room: shownRoom });
      }),
    /** The room tells of something. */
    tell: (event: Parameters<Listener>[0]) =>
      act(async () => {
        for (const listener of listeners) listener(event);
      }),
    /** Waits for what React is still to draw. */
    eventually: (check: () => void) =>
      vi.waitFor(
        async () => {
          await act(() => new Promise((resolve) => setTimeout(resolve)));
          check();
        },
        { timeout: 20_000, interval: 1 },
      ),
    async show(part: ReactNode, { room: changes, client, identity, shell, at = '/', onRevalidate }: ShownRoom = {}): Promise<void> {
      shownRoom = room(changes);
      const roomClient = {
        send: async (name: string, payload: unknown) => {
          const command = { name, payload };
          page.sent.push(command);
          return page.answer(command);
        },
        setSource: async (source: string, isOn: boolean) => void page.switched.push([source, isOn]),
        getSnapshot: () => store.get(roomSnapshotAtom),
        onEvent: (listener: Listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        deliver: (name: string, payload: unknown) => void page.delivered.push({ name, payload }),
        ...Object.fromEntries(OTHER_CALLS.map((call) => [call, async (...given: unknown[]) => void page.calls.push([call, ...given])])),
      } as unknown as RoomClient;
      await act(async () => {
        store.set(roomSnapshotAtom, clientSnapshot({ ...client, room: shownRoom }));
        store.set(roomClientAtom, roomClient);
      });
      const data = {
        stamp: null,
        appOrigins: {},
        ...shell,
        session: { hasSession: true, isKnown: true, ...shell?.session },
      } as unknown as ShellData;
      const Page = () => {
        const { pathname, search } = useLocation();
        page.address = pathname + search;
        screen = useScreen();
        return (
          <>
            {part}
            <ModalHost store={screen.modals} closeLabel={t('common.action.close')} />
          </>
        );
      };
      const loader = async () => {
        await onRevalidate?.();
        return null;
      };
      const Stub = createRoutesStub([{ id: 'page', path: '*', Component: Page, ...(onRevalidate ? { loader } : {}) }]);
      root ??= createRoot(document.body.appendChild(document.createElement('div')));
      await act(async () =>
        root?.render(
          <I18nProvider locale="en-US" messages={messages} currency="USD">
            <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
              <ScreenProvider>
                <Provider store={store}>
                  <StoreClientProvider locale="en-US" languageId={undefined}>
                    <SessionProvider shell={data}>
                      <UiProvider locale="en-US">
                        <RoomIdentityContext value={{ path: 'spring', viewerType: 'client', ...identity }}>
                          <Stub initialEntries={[at]} hydrationData={{ loaderData: { page: null } }} />
                        </RoomIdentityContext>
                      </UiProvider>
                    </SessionProvider>
                  </StoreClientProvider>
                </Provider>
              </ScreenProvider>
            </QueryClientProvider>
          </I18nProvider>,
        ),
      );
    },
  };
  const fail = (event: ErrorEvent): void => {
    event.preventDefault();
    page.failures.push(event.message);
  };
  // What opens in a test opens at once.
  beforeAll(async () => void (await Promise.all([preloadMenu(), preloadModal(), preloadPopover(), preloadSidebar()])));
  beforeEach(() => {
    window.addEventListener('error', fail);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }));
    HTMLElement.prototype.scrollIntoView = vi.fn();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    store = createStore();
    [page.sent, page.delivered, page.switched, page.calls, page.failures] = [[], [], [], [], []];
    page.answer = () => ({});
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    root = undefined;
    window.removeEventListener('error', fail);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    if (page.failures.length > 0) throw new Error(`The page threw: ${page.failures.join('; ')}`);
  });
  return page;
}
