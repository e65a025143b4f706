// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScreenProvider, SessionProvider, type ShellData, StoreClientProvider } from '@vitrine/app-shell';
import { loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { preloadModal, UiProvider } from '@vitrine/ui';
import { ShopPageModal, useShopPages } from './shop-page-modal.tsx';

// Transforming the sanitiser takes its time when a test is the first to ask for it.
await import('./load-shop-page.ts');
await import('./shop-page-body.tsx');
await preloadModal();
const messages = await loadMessages('en-US', ['common']);
const IMPRINT = {
  id: 'a'.repeat(32),
  type: 'page',
  translated: { name: 'Imprint' },
  sections: [
    {
      id: 's',
      position: 0,
      type: 'default',
      blocks: [
        {
          id: 'b',
          position: 0,
          type: 'text',
          slots: [
            { id: 't', type: 'text', slot: 'content', data: { content: '<p>Vitrine Ltd.</p>' }, config: {}, translated: { config: {} } },
          ],
        },
      ],
    },
  ],
};

const SHELL = {
  shopPages: {
    imprintPage: { kind: 'setting' },
    missingPage: { kind: 'setting' },
    helpPage: { kind: 'category', id: 'c'.repeat(32), title: 'Help' },
    termsPage: { kind: 'address', href: 'https://legal.example/' },
  },
} as unknown as ShellData;

let root: Root;
let asked: string[];
let answer: (path: string) => Promise<Response>;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  vi.stubGlobal('fetch', (input: Request | URL | string) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    asked.push(pathname);
    return answer(pathname);
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nProvider locale="en-US" messages={messages}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ScreenProvider>
            <StoreClientProvider locale="en-US" languageId={undefined}>
              <MemoryRouter>
                <SessionProvider shell={SHELL}>
                  <UiProvider locale="en-US">
                    <Opener name="imprintPage" />
                    <Opener name="missingPage" />
                    <Opener name="helpPage" />
                    <Opener name="termsPage" />
                    <Opener name="nowhere" />
                    <ShopPageModal />
                  </UiProvider>
                </SessionProvider>
              </MemoryRouter>
            </StoreClientProvider>
          </ScreenProvider>
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Opener({ name }: { name: string }) {
  const pages = useShopPages();
  return <button onClick={pages(name)}>{name}</button>;
}

/** Waits for what React is still to draw. */
const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  }, 4_000);
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const press = (text: string) =>
  act(async () => [...document.querySelectorAll('button')].find((button) => (button.textContent || button.ariaLabel) === text)?.click());
const heading = () => dialog()?.querySelector('h2')?.textContent;
const shows = (text: string) => eventually(() => expect(dialog()?.textContent).toContain(text));

describe('the shop-page modal', () => {
  it("is titled 'details' with a spinner while its page loads, then by the page's name", async () => {
    let send: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (send = resolve));
    await press('imprintPage');
    expect(heading()?.toLowerCase()).toBe('details');
    expect(dialog()?.querySelector('.v-spinner')).not.toBeNull();
    await act(async () => send(Response.json(IMPRINT)));
    await shows('Vitrine Ltd.');
    expect(heading()).toBe('Imprint');
    expect(dialog()?.querySelector('.v-spinner')).toBeNull();
  });

  it('loads a page once and takes it from the cache afterwards', async () => {
    answer = async () => Response.json(IMPRINT);
    await press('imprintPage');
    await shows('Vitrine Ltd.');
    await press('Close');
    await eventually(() => expect(dialog()).toBeNull());
    await press('imprintPage');
    await shows('Vitrine Ltd.');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('imprintPage');
  });

  it('shows the text of the 404 page where nothing is found', async () => {
    answer = async () => Response.json({ errors: [{ status: '404', code: 'X', detail: 'No' }] }, { status: 404 });
    await press('missingPage');
    await shows('Page Not Found');
    expect(dialog()?.textContent).toContain('This page could not be found.');
  });

  it('says that a page could not be loaded, not that there is none, and tries again', async () => {
    answer = async () => Response.json({ errors: [] }, { status: 500 });
    await press('imprintPage');
    await shows('Please try again.');
    expect(dialog()?.textContent).not.toContain('Page Not Found');
    answer = async () => Response.json(IMPRINT);
    await press('Try again');
    await shows('Vitrine Ltd.');
  });

  it('of a category bears the name that links have, and shows its page', async () => {
    answer = async () => Response.json({ id: 'c'.repeat(32), translated: { name: 'Customer care' }, cmsPage: IMPRINT });
    await press('helpPage');
    await shows('Vitrine Ltd.');
    expect(heading()).toBe('Help');
    expect(asked[0]).toContain(`/category/${'c'.repeat(32)}`);
  });

  it('is not needed for a page of another site, which opens beside this one', async () => {
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    await press('termsPage');
    expect(opened).toHaveBeenCalledWith('https://legal.example/', '_blank', 'noopener');
    expect(dialog()).toBeNull();
  });

  it('asks for nothing before it is opened, and a page that the shop lacks is not opened', async () => {
    answer = async () => Response.json(IMPRINT);
    await press('nowhere');
    expect(dialog()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('heads what it shows below its own title', async () => {
    answer = async () => Response.json({ errors: [{ status: '404', code: 'X', detail: 'No' }] }, { status: 404 });
    await press('missingPage');
    await shows('Page Not Found');
    expect(dialog()?.querySelectorAll('h3')).toHaveLength(1);
    await press('Close');
    answer = async () => Response.json({ errors: [] }, { status: 500 });
    await press('imprintPage');
    await shows('Please try again.');
    expect(dialog()?.querySelectorAll('h3')).toHaveLength(1);
  });
});
