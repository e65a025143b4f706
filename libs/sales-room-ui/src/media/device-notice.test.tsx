// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { DeviceNotice } from './device-notice.tsx';

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
