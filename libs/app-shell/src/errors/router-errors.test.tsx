// @vitest-environment jsdom
import { act, Component, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { UiProvider } from '@vitrine/ui';
import { ModalGuard } from '../screen/modal-guard.tsx';
import { onRouterError } from './router-errors.ts';

const MESSAGE = 'The page broke.';
const messages = await loadMessages('en-US', ['common']);

class SilentBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <p role="alert">Broken</p> : this.props.children;
  }
}

function Broken(): ReactNode {
  throw new Error(MESSAGE);
}

let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Mounts a page that the server has drawn well, as the apps do. */
async function mount(page: ReactNode): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<p>Vases</p>';
  const errorElement = <p role="alert">Broken</p>;
  await act(async () => {
    root = hydrateRoot(
      place,
      <I18nProvider locale="en-US" messages={messages}>
        <UiProvider locale="en-US">
          <RouterProvider router={createMemoryRouter([{ path: '/', element: page, errorElement }])} onError={onRouterError} />
        </UiProvider>
      </I18nProvider>,
    );
  });
}
const logged = (): number =>
  vi.mocked(console.error).mock.calls.filter((call) => call.some((part) => part instanceof Error && part.message === MESSAGE)).length;

describe('an error on mounting', () => {
  it.each<[string, ReactNode]>([
    ['of a page', <Broken key="page" />],
    [
      'of a part that a boundary replaces',
      <SilentBoundary key="part">
        <Broken />
      </SilentBoundary>,
    ],
    [
      'of a modal',
      <ModalGuard key="modal" onClose={() => undefined}>
        <Broken />
      </ModalGuard>,
    ],
  ])('%s is logged once, with its message', async (_where, page) => {
    await mount(page);
    expect(document.querySelector('[role=alert]')).not.toBeNull();
    expect(logged()).toBe(1);
  });
});
