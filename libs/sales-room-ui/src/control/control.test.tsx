// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import { roomPage, t } from '../testing/room-page.tsx';
import { attendee, IDS, room, self } from '../testing/room-snapshot.ts';
import { ControlBanner } from './control-banner.tsx';
import { ControlSection } from './control-section.tsx';

const page = roomPage();
/** Another guide, and a client. */
const MARA = attendee({ attendeeId: IDS.guide, type: 'GUIDE', name: 'Mara' });
const BOB = attendee({ attendeeId: IDS.bob, name: 'Bob' });
const ME = self({ attendeeId: IDS.ann, type: 'GUIDE', role: 'guide', name: 'Ann' });
const COMMANDS: RoomSnapshot['commands'] = ['control.offer', 'control.cancel', 'control.answer'];
const control = (controllerId: string | null, offeredTo: string | null = null) => ({ controllerId, ownerId: IDS.ann, offeredTo });
const show = (changes: Partial<RoomSnapshot> = {}) =>
  page.show(
    <>
      <ControlBanner />
      <ControlSection />
    </>,
    {
      room: { self: ME, attendees: [MARA, BOB], commands: COMMANDS, control: control(IDS.ann), ...changes },
      identity: { viewerType: 'guide' },
    },
  );
const section = () => page.all('[data-testid=control]')[0];
const says = () => section()?.querySelector('[role=status]')?.textContent;
const banner = () => page.all('[data-room-banner=control]')[0];
const sent = () => page.sent.map(({ name, payload }) => [name, payload]);
const [OFFER, CANCEL, CLAIM] = [t('guide.control.offer'), t('guide.control.cancel'), t('guide.control.claim')];
const buttons = () => [...(section()?.querySelectorAll('button') ?? [])].map((button) => button.textContent);

describe('who leads', () => {
  it.each([
    ['oneself', IDS.ann, t('guide.control.mine')],
    ['another guide', IDS.guide, t('guide.control.other', { name: 'Mara' })],
    ['somebody who is gone', IDS.other, t('guide.control.nobody')],
    ['nobody', null, t('guide.control.nobody')],
  ])('is said: %s', async (_, controllerId, expected) => {
    await show({ control: control(controllerId) });
    expect(says()).toBe(expected);
    expect(section()?.dataset['mine']).toBe(String(controllerId === IDS.ann));
  });

  it('is nobody, not oneself, where neither is known', async () => {
    await show({ control: control(null), self: { ...ME, attendeeId: null } });
    expect(says()).toBe(t('guide.control.nobody'));
  });

  it('is not spoken of by a guide alone who leads, nor once it is over', async () => {
    await show({ attendees: [BOB] });
    expect(section()).toBeUndefined();
    await show({ attendees: [BOB, { ...MARA, status: 'left' as never }] });
    expect(section()).toBeUndefined();
    await show({ attendees: [BOB], control: control(IDS.other) });
    expect(section()).toBeDefined();
    await show({ appointment: { ...room().appointment, status: 'ended' } });
    expect(section()).toBeUndefined();
  });
});

describe('the lead', () => {
  it('is offered by who has it, to other guides', async () => {
    await show();
    expect(buttons()).toEqual([OFFER]);
    await page.press(OFFER);
    expect(sent()).toEqual([['control.offer', { attendeeId: IDS.guide }]]);
  });

  it('is not offered by who does not have it', async () => {
    await show({ control: control(IDS.guide) });
    expect(buttons()).toEqual([]);
  });

  it('that is offered is not offered to the same guide again, and can be kept after all', async () => {
    await show({ control: control(IDS.ann, IDS.guide) });
    expect(section()?.textContent).toContain(t('guide.control.offeredTo', { name: 'Mara' }));
    expect(buttons()).toEqual([CANCEL]);
    await page.press(CANCEL);
    expect(sent()).toEqual([['control.cancel', {}]]);
  });

  it('that others have offered to each other is theirs to keep', async () => {
    await show({ control: control(IDS.guide, IDS.bob) });
    expect(buttons()).toEqual([]);
  });

  it('is taken by who may', async () => {
    await show({ control: control(IDS.guide), commands: ['control.claim'] });
    expect(buttons()).toEqual([CLAIM]);
    await page.press(CLAIM);
    expect(sent()).toEqual([['control.claim', {}]]);
  });

  it('cannot be passed on while the room does not take it', async () => {
    await show({ commands: [] });
    expect(page.isDisabled(OFFER)).toBe(true);
    await show({ commands: [], control: control(IDS.ann, IDS.guide) });
    expect(page.isDisabled(CANCEL)).toBe(true);
  });
});

describe('a lead that is offered', () => {
  it.each([
    ['guide.control.accept', true],
    ['guide.control.decline', false],
  ] as const)('can be answered: %s', async (button, accepted) => {
    await show({ control: control(IDS.guide, IDS.ann) });
    expect(banner()?.textContent).toContain(t('guide.control.offerTitle', { name: 'Mara' }));
    await page.press(t(button));
    expect(sent()).toEqual([['control.answer', { accepted }]]);
  });

  it('by somebody who is gone is offered by a guide', async () => {
    await show({ control: control(IDS.other, IDS.ann) });
    expect(banner()?.textContent).toContain(t('guide.control.offerTitle', { name: t('room.role.GUIDE') }));
  });

  it('is for who it was offered to alone', async () => {
    for (const offeredTo of [null, IDS.guide]) {
      await show({ control: control(IDS.guide, offeredTo) });
      expect(banner()).toBeUndefined();
    }
    await show({ control: control(IDS.guide), self: { ...ME, attendeeId: null } });
    expect(banner()).toBeUndefined();
  });

  it('cannot be answered while the room does not take it', async () => {
    await show({ control: control(IDS.guide, IDS.ann), commands: [] });
    expect([page.isDisabled(t('guide.control.accept')), page.isDisabled(t('guide.control.decline'))]).toEqual([true, true]);
  });
});
