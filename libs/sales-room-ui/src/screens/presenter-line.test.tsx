// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { roomPage, t } from '../testing/room-page.tsx';
import { PresenterLine } from './presenter-line.tsx';

const page = roomPage();
const PORTRAIT = '/room-api/portraits/saved';
const face = () => page.find('.v-avatar');

describe('the guide at the door', () => {
  it('has a face and a name, and the face is said by the name beside it', async () => {
    await page.show(<PresenterLine presenter={{ name: 'Mara Ellwood', portraitUrl: PORTRAIT }} />);
    const image = page.find<HTMLImageElement>('.v-avatar img');
    expect([image.getAttribute('src'), image.alt, face().getAttribute('aria-hidden')]).toEqual([PORTRAIT, '', 'true']);
    expect(page.find('.v-presenter').textContent).toBe(`${t('room.role.presenter')}Mara Ellwood`);
  });

  it.each<[string, string | undefined, boolean]>([
    ['there is no portrait', undefined, false],
    ['it cannot be loaded', PORTRAIT, true],
  ])('has initials where %s', async (_, portraitUrl, fails) => {
    await page.show(<PresenterLine presenter={{ name: 'Mara Ellwood', portraitUrl }} />);
    if (fails) await act(async () => page.find('.v-avatar img').dispatchEvent(new Event('error')));
    expect([face().textContent, page.all('.v-avatar img').length]).toEqual(['ME', 0]);
  });

  it('is nobody where it is not known who presents', async () => {
    await page.show(<PresenterLine presenter={undefined} />);
    expect(page.all('.v-presenter')).toEqual([]);
  });
});
