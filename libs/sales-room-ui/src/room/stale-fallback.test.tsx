// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RoomPageData } from './room-page-data.ts';
import { loadWithStaleFallback, useKeptPage } from './stale-fallback.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const PAGE: RoomPageData = {
  path: 'spring',
  entry: { screen: 'room', appointment: null, attendee: null, guide: null, mediaAvailable: true },
  attendeeName: 'Cleo',
  now: 0,
};
const failing = (error: unknown, presentationPath = 'spring') =>
  loadWithStaleFallback({ params: { presentationPath }, serverLoader: () => Promise.reject(error) });
const away = new ErrorResponse(503, 'Service Unavailable', null);

function Page(): null {
  useKeptPage(PAGE);
  return null;
}

describe('a page of the room that is read again', () => {
  beforeEach(async () => {
    const root = createRoot(document.createElement('div'));
    await act(() => root.render(<Page />));
    return () => act(() => root.unmount());
  });

  it('follows the answer', async () =>
    expect(await loadWithStaleFallback({ params: { presentationPath: 'spring' }, serverLoader: () => Promise.resolve('new') })).toBe(
      'new',
    ));

  it.each([
    ['503', away],
    ['502', new ErrorResponse(502, 'Bad Gateway', null)],
    ['no network', new TypeError('Failed to fetch')],
  ])('stays as it is while nobody answers: %s', async (_name, error) => expect(await failing(error)).toBe(PAGE));

  it.each([
    ['another presentation', away, 'autumn'],
    ['a redirect of the guards', Response.redirect('http://localhost/'), 'spring'],
    ['a page that is gone', new ErrorResponse(404, 'Not Found', null), 'spring'],
  ])('gives way to %s', async (_name, error, path) => expect(failing(error, path)).rejects.toBe(error));
});

it('nothing is kept of a page that has left the screen', async () => expect(failing(away)).rejects.toBe(away));
