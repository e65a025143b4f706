// @vitest-environment jsdom
import { useAtomValue } from 'jotai';
import { act } from 'react';
import { expect, it } from 'vitest';
import { roomPage } from '../testing/room-page.tsx';
import { roomAtom } from './room-atoms.ts';
import { useOptimisticSetting } from './use-optimistic-setting.ts';

const page = roomPage();
let setting: ReturnType<typeof useOptimisticSetting<boolean>>;
function Control() {
  setting = useOptimisticSetting(useAtomValue(roomAtom)?.locked ?? false);
  return null;
}
const answers = () => Promise.withResolvers<unknown>();
const wish = (value: boolean, done: Promise<unknown>) => act(async () => setting[1](value, done));
const isOn = () => setting[0];

it('a setting is at once as wished, and stays so while the room has not said anything', async () => {
  await page.show(<Control />);
  const { promise, resolve } = answers();
  await wish(true, promise);
  expect(isOn()).toBe(true);
  await act(async () => resolve({}));
  expect(isOn()).toBe(true);
  await page.change({ locked: true });
  expect(isOn()).toBe(true);
  await page.change({ locked: false });
  expect(isOn(), 'somebody else has changed it').toBe(false);
});

it('a wish that was refused is taken back', async () => {
  await page.show(<Control />);
  const { promise, resolve } = answers();
  await wish(true, promise);
  await act(async () => resolve(undefined));
  expect(isOn()).toBe(false);
});

it('the refusal of an older wish does not take a newer one back', async () => {
  await page.show(<Control />);
  const [older, newer] = [answers(), answers()];
  await wish(true, older.promise);
  await wish(true, newer.promise);
  await act(async () => older.resolve(undefined));
  expect(isOn()).toBe(true);
  await act(async () => newer.resolve(undefined));
  expect(isOn()).toBe(false);
});
