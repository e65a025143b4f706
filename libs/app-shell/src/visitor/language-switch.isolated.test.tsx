// @vitest-environment jsdom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { SHOP_LOCALES } from '@vitrine/routing';
import { saveDrafts } from '../input/drafts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SessionProvider } from './session-context.tsx';
import type { ShellData } from './shell-data.ts';

vi.mock('../input/drafts.ts', () => ({ saveDrafts: vi.fn() }));

const messages = await loadMessages('en-US', ['common']);
let root: Root;
let cookies: string[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.mocked(saveDrafts).mockReset();
  cookies = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
  // Another language is another document, which jsdom has none of.
  document.addEventListener('click', stay);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.removeEventListener('click', stay);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const stay = (event: Event): void => event.preventDefault();

async function show(
  props: ComponentProps<typeof LanguageSwitch> = {},
  shell: Partial<ShellData> | null = null,
  address = '/de-DE/mugs?p=2',
) {
  const Stub = createRoutesStub([{ path: '*', Component: () => <LanguageSwitch {...props} /> }]);
  await act(async () =>
    root.render(
      <I18nProvider locale="en-US" messages={messages}>
        <SessionProvider shell={shell as ShellData | null}>
          <Stub initialEntries={[address]} />
        </SessionProvider>
      </I18nProvider>,
    ),
  );
}
const links = () => [...document.querySelectorAll('a')];
const linkTo = (lang: string): HTMLAnchorElement => {
  const found = links().find((link) => link.hreflang === lang);
  if (!found) throw new Error(`There is no ${lang} in ${document.body.innerHTML}`);
  return found;
};
const press = (lang: string, keys: MouseEventInit = {}) =>
  act(async () => void linkTo(lang).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })));

describe('the choice of a language', () => {
  it('offers each language by its name, under its own address, with the query', async () => {
    await show();
    expect(links().map(({ textContent }) => textContent)).toEqual(SHOP_LOCALES.locales.map(({ name }) => name));
    expect(linkTo('en-US').getAttribute('href')).toBe('/mugs?p=2');
    expect(linkTo('de-DE').getAttribute('href')).toBe('/de-DE/mugs?p=2');
    expect(links().map(({ lang, hreflang }) => lang === hreflang)).not.toContain(false);
    expect(links().some((link) => link.hasAttribute('aria-label'))).toBe(false);
    expect(document.querySelector('nav')?.className).toBe('v-language-switch');
  });

  it('says which one is shown, that one alone', async () => {
    await show();
    expect(links().filter((link) => link.getAttribute('aria-current') === 'true')).toEqual([linkTo('de-DE')]);
    expect(links().filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
  });

  it('goes by code where there is little room, and is still read by name', async () => {
    await show({ isCompact: true });
    expect(links().map(({ textContent }) => textContent)).toEqual(SHOP_LOCALES.locales.map(({ code }) => code));
    expect(links().map(({ ariaLabel }) => ariaLabel)).toEqual(SHOP_LOCALES.locales.map(({ code, name }) => `${code}: ${name}`));
    expect(document.querySelector('nav')?.className).toContain('v-language-switch--compact');
  });

  it("leads to the page's own path in the other language, where it has one", async () => {
    await show({ alternates: { 'en-US': '/cups' } });
    expect(linkTo('en-US').getAttribute('href')).toBe('/cups?p=2');
    expect(linkTo('de-DE').getAttribute('href')).toBe('/de-DE/mugs?p=2');
  });

  it('is remembered, and what was filled in goes along', async () => {
    await show();
    await press('en-US');
    expect(cookies).toEqual([expect.stringMatching(/=en-US(;|$)/)]);
    expect(cookies[0]).not.toMatch(/domain=|secure/i);
    expect(saveDrafts).toHaveBeenCalledExactlyOnceWith(linkTo('en-US').href);
  });

  it('is remembered for the app beside it, where both live on several hosts', async () => {
    await show({}, { cookieDomain: 'shop.example' });
    await press('en-US');
    expect(cookies[0]).toMatch(/domain=shop\.example/i);
  });

  it('is remembered for safe connections alone, where the page came over one', async () => {
    await show();
    vi.stubGlobal('location', { protocol: 'https:' });
    await press('en-US');
    expect(cookies[0]).toMatch(/secure/i);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey'])('leaves this page as it is where it opens another tab: %s', async (key) => {
    await show();
    await press('en-US', { [key]: true });
    expect(cookies).toHaveLength(1);
    expect(saveDrafts).not.toHaveBeenCalled();
  });
});
