// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTranslator, loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { ScreenProvider, useScreen } from '../screen/screen.tsx';
import { useBuildWatch } from './use-build-watch.ts';

const HOUR = 3_600_000;
const messages = await loadMessages('en-US', ['common']);
const { t } = createTranslator({ locale: 'en-US', messages });
const reload = vi.fn();
const load = vi.fn<(input: unknown) => Promise<Response>>();
let notifications: ReturnType<typeof useScreen>['notifications'];
let root: Root;

function Page() {
  notifications = useScreen().notifications;
  useBuildWatch('storefront');
  return null;
}
const open = (build: unknown) => {
  vi.stubGlobal('__reactRouterManifest', build);
  return act(async () =>
    root.render(
      <I18nProvider locale="en-US" messages={messages}>
        <ScreenProvider>
          <Page />
        </ScreenProvider>
      </I18nProvider>,
    ),
  );
};
const wait = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', load);
  reload.mockReset();
  load.mockReset();
  load.mockImplementation(async () => Response.json({ id: 'b', timestamp: 2 }));
  sessionStorage.clear();
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page of an older build', () => {
  it('offers to be loaded again, and is so at most once in ten seconds', async () => {
    await open({ version: 'a' });
    await wait(HOUR);
    expect(load).toHaveBeenCalledWith('/__storefront/latest.json', { cache: 'no-store' });
    const [offer] = notifications.getSnapshot();
    expect(offer).toMatchObject({
      id: 'build',
      message: t('common.update.available'),
      isPersistent: true,
      action: { label: t('common.update.reload') },
    });
    expect(reload).not.toHaveBeenCalled();
    offer?.action?.onPress?.();
    offer?.action?.onPress?.();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['is of the latest build', { version: 'b' }, 1],
    ['does not know its build', {}, 0],
    ['has no list of its files', undefined, 0],
  ])('is left alone where it %s', async (_what, build, looks) => {
    await open(build);
    await wait(HOUR);
    expect([notifications.getSnapshot(), load.mock.calls.length]).toEqual([[], looks]);
  });

  it('is no longer watched once it is gone', async () => {
    await open({ version: 'a' });
    await act(async () => root.render(null));
    await wait(2 * HOUR);
    expect(load).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
