// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScreenProvider, useScreen } from './screen.tsx';
import { useFocusedHeading } from './use-focused-heading.ts';
import { useHydrated } from './use-hydrated.ts';

let root: Root;
let host: HTMLElement;
const show = (node: ReactNode) => act(async () => root.render(node));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('what only a browser knows is known once scripts run, and not on the server', async () => {
  const Page = () => <p>{String(useHydrated())}</p>;
  expect(renderToString(<Page />)).toBe('<p>false</p>');
  await show(<Page />);
  expect(host.textContent).toBe('true');
});

describe('a heading that is due', () => {
  const Page = ({ isDue, id = 'thanks' }: { isDue: boolean; id?: string }) => {
    useFocusedHeading(id, isDue);
    return <h1 id="thanks">Thanks</h1>;
  };
  it('gets the focus, and no place in the order of the Tab key', async () => {
    await show(<Page isDue={false} />);
    expect(document.activeElement).toBe(document.body);
    expect(document.querySelector('h1')?.hasAttribute('tabindex')).toBe(false);
    await show(<Page isDue />);
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(document.querySelector('h1')?.getAttribute('tabindex')).toBe('-1');
  });

  it('may be gone', async () => {
    await show(<Page isDue id="gone" />);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the screen of a page', () => {
  it('is one for all below it, and another for another page', async () => {
    const seen: ReturnType<typeof useScreen>[] = [];
    const Reader = () => {
      seen.push(useScreen());
      return null;
    };
    const page = (key: string) => (
      <ScreenProvider key={key}>
        <Reader />
        <Reader />
      </ScreenProvider>
    );
    await show(page('a'));
    expect(seen[0]).toBe(seen[1]);
    await show(page('b'));
    expect(seen.at(-1)).not.toBe(seen[0]);
    expect(seen[0]?.notifications.getSnapshot()).toEqual([]);
  });

  it('is asked for inside a page alone', () => {
    const Reader = () => {
      useScreen();
      return null;
    };
    expect(() => renderToString(<Reader />)).toThrow('useScreen is used inside RootView.');
  });
});
