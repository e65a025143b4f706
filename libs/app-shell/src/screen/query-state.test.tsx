// @vitest-environment jsdom
import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { type QueryFacts, QueryState } from './query-state.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const messages = await loadMessages('en-US', ['common']);
const refetch = vi.fn();
let root: Root;
let page: HTMLElement;

beforeEach(() => {
  refetch.mockClear();
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(() => root.unmount());
  page.remove();
});

async function show(facts: Partial<QueryFacts<string[]>>) {
  await act(() =>
    root.render(
      <I18nProvider locale="en-US" messages={messages}>
        <QueryState
          query={{ data: undefined, isError: false, isFetching: false, refetch, ...facts }}
          headingLevel={3}
          skeleton={<i>shape</i>}
          isEmpty={(names) => names.length === 0}
          empty={<p>None yet.</p>}
        >
          {(names) => <p>{names.join(', ')}</p>}
        </QueryState>
      </I18nProvider>,
    ),
  );
}

describe('the loading of data', () => {
  /** Asks once it has somebody to ask. */
  function Names({ read }: { read: (() => Promise<string[]>) | undefined }) {
    const query = useQuery({ queryKey: ['names'], queryFn: () => read?.() ?? [], enabled: read !== undefined, retry: false });
    return (
      <QueryState query={query} headingLevel={3} skeleton={<i>shape</i>}>
        {(names) => <p>{names.join(', ')}</p>}
      </QueryState>
    );
  }
  const queries = new QueryClient();
  const ask = (read?: () => Promise<string[]>) =>
    act(() =>
      root.render(
        <I18nProvider locale="en-US" messages={messages}>
          <QueryClientProvider client={queries}>
            <Names read={read} />
          </QueryClientProvider>
        </I18nProvider>,
      ),
    );
  /** What a reader sees, and what one hears of it. */
  const shown = () => [
    page.textContent,
    page.querySelector('[role=status]')?.getAttribute('aria-label'),
    page.querySelectorAll('h3').length,
  ];
  afterEach(() => {
    queries.clear();
    onlineManager.setOnline(true);
  });

  it.each([
    ['success', (pending: PromiseWithResolvers<string[]>) => pending.resolve(['Lamp']), ['Lamp', undefined, 0]],
    [
      'error',
      (pending: PromiseWithResolvers<string[]>) => pending.reject(new Error('no')),
      ["Something didn't work as expected. Please try again.Try again", undefined, 1],
    ],
  ])('is idle until it is asked for, then pending, then %s', async (_status, settle, expected) => {
    const pending = Promise.withResolvers<string[]>();
    await ask();
    expect(shown()).toEqual(['shape', undefined, 0]);
    await ask(() => pending.promise);
    expect(shown()).toEqual(['shape', 'Loading', 0]);
    await act(async () => settle(pending));
    await vi.waitFor(async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(shown()).toEqual(expected);
    });
  });

  it('is pending, not idle, while it waits for the line', async () => {
    onlineManager.setOnline(false);
    await ask(async () => ['Lamp']);
    expect(shown()).toEqual(['shape', 'Loading', 0]);
  });
});

describe('the state of a query', () => {
  it('is the shape of its data while nothing has been read, in a region that says so', async () => {
    await show({ isFetching: true });
    expect(page.querySelector('[role=status]')?.getAttribute('aria-label')).toBe('Loading');
    expect(page.querySelector('[role=status]')?.textContent).toBe('shape');
    expect(page.querySelector('button')).toBeNull();
  });

  it('is the error with another try where nothing could be read', async () => {
    await show({ isError: true });
    expect(page.querySelector('h3')?.textContent).toBe("Something didn't work as expected. Please try again.");
    expect(page.querySelector('[role=status]')).toBeNull();
    await act(() => page.querySelector('button')?.click());
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('takes no second press while the next try is on its way', async () => {
    await show({ isError: true, isFetching: true });
    await act(() => page.querySelector('button')?.click());
    expect(refetch).not.toHaveBeenCalled();
  });

  it('is the data once they were read', async () => {
    await show({ data: ['Lamp', 'Chair'] });
    expect(page.textContent).toBe('Lamp, Chair');
  });

  it('keeps data that were read when a later reading fails', async () => {
    await show({ data: ['Lamp'], isError: true });
    expect(page.textContent).toBe('Lamp');
  });

  it('is a text in place of data with nothing in them', async () => {
    await show({ data: [] });
    expect(page.textContent).toBe('None yet.');
  });

  it('is the error, not emptiness, where emptiness is not known', async () => {
    await show({ isError: true });
    expect(page.textContent).not.toContain('None yet.');
  });
});
