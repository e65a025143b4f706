// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { DeviceNotice, useIsPermissionOpen } from './device-notice.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const messages = await loadMessages('en-US', ['common', 'room']);
afterEach(() => vi.unstubAllGlobals());

async function told(isSecure: boolean, error: 'no-device' | 'camera-in-use'): Promise<string> {
  vi.stubGlobal('isSecureContext', isSecure);
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(() =>
    root.render(
      <I18nProvider locale="en-US" messages={messages}>
        <DeviceNotice error={error} />
      </I18nProvider>,
    ),
  );
  const text = host.textContent ?? '';
  await act(() => root.unmount());
  return text;
}

it('on a page that is not encrypted browsers hide the devices: that is told, not that there are none', async () => {
  expect(await told(false, 'no-device')).toContain('This page is not encrypted. Camera and microphone work over https alone.');
  expect(await told(true, 'no-device')).toContain('No camera or microphone was found.');
  expect(await told(false, 'camera-in-use')).not.toContain('not encrypted');
});

describe('whether the browser still asks for a device', () => {
  class Status extends EventTarget {
    state: PermissionState;
    listeners = 0;
    constructor(state: PermissionState) {
      super();
      this.state = state;
    }
    override addEventListener(...listening: Parameters<EventTarget['addEventListener']>): void {
      this.listeners += 1;
      super.addEventListener(...listening);
    }
    override removeEventListener(...listening: Parameters<EventTarget['removeEventListener']>): void {
      this.listeners -= 1;
      super.removeEventListener(...listening);
    }
    say(state: PermissionState): void {
      this.state = state;
      this.dispatchEvent(new Event('change'));
    }
  }
  let root: Root;
  let isOpen: boolean;
  function Asked({ mic = false, camera = false }: { mic?: boolean; camera?: boolean }) {
    isOpen = useIsPermissionOpen({ mic, camera });
    return null;
  }
  const show = (wanted: ReactNode) => act(async () => root.render(wanted));
  const permissions = (query: ((descriptor: { name: string }) => Promise<Status>) | undefined) =>
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: query && { query } });
  beforeEach(() => {
    root = createRoot(document.createElement('div'));
  });
  afterEach(async () => {
    await act(() => root.unmount());
    Reflect.deleteProperty(navigator, 'permissions');
  });

  it('follows the answer to each of them', async () => {
    const statuses: Record<string, Status> = { microphone: new Status('granted'), camera: new Status('prompt') };
    permissions(async ({ name }) => statuses[name] ?? new Status('denied'));
    await show(<Asked mic />);
    expect(isOpen).toBe(false);
    await show(<Asked mic camera />);
    expect(isOpen).toBe(true);
    await act(async () => statuses['camera']?.say('granted'));
    expect(isOpen).toBe(false);
    await act(async () => statuses['microphone']?.say('prompt'));
    expect(isOpen).toBe(true);
    expect([statuses['microphone']?.listeners, statuses['camera']?.listeners]).toEqual([1, 1]);
    await act(async () => root.render(null));
    expect([statuses['microphone']?.listeners, statuses['camera']?.listeners]).toEqual([0, 0]);
  });

  it('is not told by an answer that comes too late', async () => {
    let give = (_status: Status): void => undefined;
    permissions(({ name }) => (name === 'camera' ? new Promise((resolve) => (give = resolve)) : Promise.resolve(new Status('granted'))));
    await show(<Asked camera />);
    await show(<Asked mic />);
    await act(async () => give(new Status('prompt')));
    expect(isOpen).toBe(false);
  });

  it.each([
    ['knows no permissions', undefined],
    ['does not know these', () => Promise.reject(new TypeError('camera'))],
  ])('is not said where a browser %s', async (_what, query) => {
    permissions(query);
    await show(<Asked mic camera />);
    expect(isOpen).toBe(false);
  });
});
