// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTranslator, loadMessages, MESSAGE_AREAS } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { UiProvider } from '@vitrine/ui';
import { ModalGuard } from './modal-guard.tsx';

const messages = await loadMessages('en-US', MESSAGE_AREAS);
const { t } = createTranslator({ locale: 'en-US', messages });

let root: Root;
let isBroken: boolean;
const onClose = vi.fn();

function Content() {
  if (isBroken) throw new Error('A modal broke.');
  return <p>All is well</p>;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  isBroken = true;
  root = createRoot(document.body.appendChild(document.createElement('div')), { onCaughtError: () => undefined });
  await act(async () =>
    root.render(
      <I18nProvider locale="en-US" messages={messages}>
        <UiProvider locale="en-US">
          <input aria-label="Typed" defaultValue="" />
          <ModalGuard onClose={onClose}>
            <Content />
          </ModalGuard>
        </UiProvider>
      </I18nProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

it('a modal that breaks says so and leaves the page as it is', () => {
  expect(document.querySelector('[role=alert]')?.textContent).toContain(t('common.error.modal'));
  expect(document.querySelector('input')).not.toBeNull();
});

it('a modal that broke can be tried again, and closed', async () => {
  await press(t('common.action.close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  isBroken = false;
  await press(t('common.action.retry'));
  expect(document.body.textContent).toContain('All is well');
});
