// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { presentationDefinitionSchema } from '@vitrine/sales-room-protocol';
import { roomPage, t } from '../testing/room-page.tsx';
import { SettingFields } from './setting-fields.tsx';

const page = roomPage();
const definition = (changes: object = {}) =>
  presentationDefinitionSchema.parse({
    path: 'spring',
    name: 'Spring',
    slides: [{ kind: 'search', name: 'Lamps', search: 'lamp' }],
    ...changes,
  });
const box = (name: string) => page.find<HTMLInputElement>(`input[name=${name}]`);
const hint = (): string | undefined =>
  document.getElementById(box('isAnnounced').getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
const choose = (audience: string) =>
  act(async () => {
    const select = page.find<HTMLSelectElement>('select[name=attendeeRestriction]');
    select.value = audience;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

it('a presentation is announced only where its guide has said so, and a copy is not', async () => {
  await page.show(<SettingFields definition={null} access="all" isCopy={false} />);
  expect([box('isAnnounced').checked, hint()]).toEqual([false, t('presentations.editor.announceHint')]);
  await page.show(<SettingFields key="kept" definition={definition({ isAnnounced: true })} access="all" isCopy={false} />);
  expect(box('isAnnounced').checked).toBe(true);
  await page.show(<SettingFields key="copy" definition={definition({ isAnnounced: true })} access="all" isCopy />);
  expect(box('isAnnounced').checked).toBe(false);
});

it('where not everybody may join, the form says why it is not announced, and keeps what was chosen', async () => {
  await page.show(<SettingFields definition={definition({ isAnnounced: true })} access="all" isCopy={false} />);
  await choose('customer');
  expect([box('isAnnounced').checked, box('isAnnounced').disabled, hint()]).toEqual([
    false,
    true,
    t('presentations.editor.announceClosed'),
  ]);
  await choose('open');
  expect([box('isAnnounced').checked, box('isAnnounced').disabled]).toEqual([true, false]);
  await act(async () => box('isPreview').click());
  expect([box('isPreview').checked, box('isAnnounced').disabled]).toEqual([true, true]);
});
