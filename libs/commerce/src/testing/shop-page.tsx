// The rules of forms come at once here.
import '../customer/address-rules.ts';
import '../customer/login-rules.ts';
import '../customer/recover-rules.ts';
import '../customer/registration-rules.ts';
import '../elements/form-rules.ts';
import { QueryClient } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type SessionSummary, type ShellData, useScreen } from '@vitrine/app-shell';
import { ModalHost } from '@vitrine/ui';
import { rememberPayment } from '../order/payment-memory.ts';
import { ShopProviders } from './shop-providers.tsx';
import { t } from './shop-texts.ts';

/** What a page has asked of its store. */
export interface AskedStore {
  readonly method: string;
  /** Without the address of the relay. */
  readonly path: string;
  readonly body: unknown;
}

export interface ShownShop {
  session?: Partial<SessionSummary>;
  shell?: Partial<ShellData>;
  /** Where the page is; `/` by default. */
  address?: string;
  /** Called when the page's data is read, at the beginning too. */
  loader?: () => unknown;
  /** Called with what is sent to the page's own address. */
  action?: (request: Request) => unknown;
}

/** What is said of a field: its hint and what is wrong with it. */
const describedBy = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** What a store answers with that refuses. */
export const refusal = (status: number, code = 'REFUSED'): Response =>
  Response.json({ errors: [{ status: String(status), code, title: '', detail: '' }] }, { status });

/**
 * A part of the shop in a page of jsdom, in en-US and USD, anew for each test of a file: with its modals and the notices that it gives. Its
 * store is `store.answer`.
 */
export function shopPage() {
  let root: Root | undefined;
  const page = {
    queries: new QueryClient(),
    /** Calls of the store so far. */
    asked: [] as AskedStore[],
    /** What the store answers; nothing of what it was asked for by default. */
    answer: ((): unknown => refusal(404)) as (asked: AskedStore) => unknown,
    /** Path and query of where the page is. */
    address: '',
    notices: (): string[] => screen.notifications.getSnapshot().map(({ message }) => String(message)),
    /** The first notice, with what it offers. */
    notice: () => screen.notifications.getSnapshot()[0],
    text: (): string => document.body.textContent,
    find: <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
      const found = document.querySelector<Found>(selector);
      if (!found) throw new Error(`There is no ${selector} in ${document.body.innerHTML}`);
      return found;
    },
    /** What is said of a field: its hint and what is wrong with it. */
    saidOf: (selector: string): string => describedBy(page.find(selector)),
    count: (selector: string): number => document.querySelectorAll(selector).length,
    press: (name: string) =>
      act(async () => {
        const button = [...document.querySelectorAll<HTMLElement>('button, a')].find(
          (each) => (each.ariaLabel ?? each.textContent) === name,
        );
        if (!button) throw new Error(`There is no button ${name} in ${document.body.innerHTML}`);
        button.click();
      }),
    /** Does something to the page by hand. */
    act: (what: () => void) => act(async () => what()),
    click: (selector: string) => act(async () => page.find(selector).click()),
    type: (selector: string, value: string) =>
      act(async () => {
        const field = page.find<HTMLInputElement>(selector);
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
      }),
    submit: (selector = 'form') => act(async () => page.find<HTMLFormElement>(selector).requestSubmit()),
    /** Waits for what React is still to draw, one step of it after the other: steps that overlap would stop those of all later tests. */
    async eventually(check: () => void): Promise<void> {
      const end = performance.now() + 20_000;
      for (;;) {
        await act(() => new Promise((resolve) => setTimeout(resolve)));
        try {
          return check();
        } catch (error) {
          if (performance.now() > end) throw error;
        }
      }
    },
    async show(part: ReactNode, { session, shell, address = '/', action, loader }: ShownShop = {}): Promise<void> {
      let isShown = false;
      const Page = () => {
        isShown = true;
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
      const Stub = createRoutesStub([
        {
          path: '*',
          Component: Page,
          ...(loader ? { loader: () => loader() ?? null, HydrateFallback: () => null } : {}),
          ...(action ? { action: ({ request }) => action(request) ?? null } : {}),
        },
      ]);
      root ??= createRoot(document.body.appendChild(document.createElement('div')));
      await act(async () =>
        root?.render(
          <ShopProviders queries={page.queries} session={{ hasSession: true, ...session }} shell={shell}>
            <Stub initialEntries={[address]} />
          </ShopProviders>,
        ),
      );
      if (loader) await page.eventually(() => expect(isShown).toBe(true));
    },
  };
  let screen: ReturnType<typeof useScreen>;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    HTMLElement.prototype.scrollIntoView = vi.fn();
    page.queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    page.asked = [];
    page.answer = () => refusal(404);
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const input = call[0];
      const request = input instanceof Request ? input : new Request(new URL(input, location.href), call[1]);
      const text = await request.text();
      const path = new URL(request.url).pathname.replace(/^.*\/store-api/, '');
      const asked: AskedStore = { method: request.method, path, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
      page.asked.push(asked);
      const answer = await page.answer(asked);
      return answer instanceof Response ? answer : Response.json(answer);
    });
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    root = undefined;
    document.body.replaceChildren();
    // The page's own memory of payments goes with it, as well: its newest order is no test's.
    rememberPayment('', { step: 'started' });
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return page;
}
