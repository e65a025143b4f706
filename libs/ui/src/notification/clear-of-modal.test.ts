import { expect, it } from 'vitest';
import { type Band, liftOver } from './clear-of-modal.ts';

const band = (top: number, bottom: number, left = 0, right = 390): Band => ({ top, bottom, left, right });
const overlaps = (one: Band, other: Band): boolean => one.top < other.bottom && one.bottom > other.top;
const lifted = (list: Band, up: number): Band => band(list.top - up, list.bottom - up);

/** A question on a phone: at the foot of the screen. */
const question = { panel: band(560, 836), head: band(560, 620), foot: band(760, 836) };

it('a notification at the foot of a phone goes above a question that stands there', () => {
  const list = band(750, 828);
  const up = liftOver(list, question.panel, question);
  expect(lifted(list, up)).toMatchObject({ bottom: question.panel.top });
});

it('over a modal as high as the screen it stands between head and foot', () => {
  const list = band(750, 828);
  const parts = { head: band(20, 80), foot: band(740, 836) };
  const up = liftOver(list, band(20, 836), parts);
  for (const part of Object.values(parts)) expect(overlaps(lifted(list, up), part)).toBe(false);
  expect(up).toBeGreaterThan(0);
});

it('what lies on neither stays where it is: beside the modal, or on its text', () => {
  expect(
    liftOver(band(750, 828, 1_000, 1_400), band(300, 800, 400, 900), { head: band(300, 360, 400, 900), foot: band(740, 800, 400, 900) }),
  ).toBe(0);
  expect(liftOver(band(600, 700), band(20, 836), { head: band(20, 80) })).toBe(0);
});

it('where nothing is free, the answers to the question are', () => {
  const list = band(0, 300);
  const parts = { head: band(0, 60), foot: band(240, 300) };
  expect(overlaps(lifted(list, liftOver(list, band(0, 300), parts)), parts.foot)).toBe(false);
});

it('what only touches the foot, or lies beside it, is not lifted', () => {
  const foot = band(740, 800, 400, 900);
  const panel = band(300, 800, 400, 900);
  for (const list of [band(800, 828, 400, 900), band(700, 740, 400, 900), band(750, 780, 0, 400), band(750, 780, 900, 1_000)])
    expect(liftOver(list, panel, { foot })).toBe(0);
  for (const list of [band(799, 828, 400, 900), band(700, 741, 400, 900), band(750, 780, 0, 401), band(750, 780, 899, 1_000)])
    expect(liftOver(list, panel, { foot })).toBeGreaterThan(0);
});

it('a notification that just fits above a modal stands there', () => {
  expect(liftOver(band(120, 200), band(80, 836), { head: band(80, 140), foot: band(760, 836) })).toBe(120);
  expect(liftOver(band(120, 201), band(80, 836), { head: band(80, 140) })).toBe(0);
});
