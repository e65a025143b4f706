// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createFormatter } from '@vitrine/i18n';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { AnnouncedList } from './announced-list.tsx';

const page = shopPage();
const autumn = {
  path: 'autumn',
  name: '<img src=x onerror=alert(1)>',
  startsAt: '2026-11-28T23:30:00.000Z',
  isRunning: false,
  guideNames: ['Mara', 'Otto'],
};
const inZone = (timeZone: string) => createFormatter({ locale: 'en-US', timeZone });

it('a presentation has its name as text, its time by the given clock, its guides and its link', async () => {
  await page.show(<AnnouncedList announced={[autumn]} format={inZone('Asia/Tokyo')} />);
  const link = page.find<HTMLAnchorElement>('.v-announced a');
  expect([link.textContent, link.getAttribute('href'), page.count('img')]).toEqual([autumn.name, '/presentation/autumn', 0]);
  expect(page.find('.v-announced time').textContent.replaceAll(' ', ' ')).toBe('Sun, Nov 29, 8:30 AM');
  expect(page.find('.v-announced time').getAttribute('datetime')).toBe(autumn.startsAt);
  expect(page.text()).toContain(t('common.live.guides', { names: 'Mara and Otto' }));
  expect(page.text()).not.toContain(t('common.live.now'));
});

it('one that runs says so, and one whose guide is not known names nobody', async () => {
  await page.show(<AnnouncedList announced={[{ ...autumn, isRunning: true, guideNames: [] }]} format={inZone('UTC')} />);
  expect(page.find('.v-badge').textContent).toBe(t('common.live.now'));
  expect(page.find('.v-announced__facts').children).toHaveLength(2);
});
