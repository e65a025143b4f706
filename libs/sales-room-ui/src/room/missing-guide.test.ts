import { expect, it } from 'vitest';
import { attendee, IDS, room, self } from '../testing/room-snapshot.ts';
import { missingGuide } from './missing-guide.ts';

const mara = (status: 'joined' | 'inactive') => attendee({ attendeeId: IDS.guide, type: 'GUIDE', name: 'Mara', status });
const jon = (status: 'joined' | 'inactive') => attendee({ attendeeId: IDS.bob, type: 'GUIDE', name: 'Jon', status });
const led = (by: string | null) => ({ controllerId: by, ownerId: by, offeredTo: null });

it.each([
  ['a guide is here', room({ attendees: [mara('joined')] }), null],
  ['the only guide has lost the connection', room({ attendees: [mara('inactive')] }), { name: 'Mara' }],
  ['the only guide has left', room({ attendees: [attendee()] }), { name: null }],
  [
    'the one who leads is away, another is here',
    room({ attendees: [mara('inactive'), jon('joined')], control: led(IDS.guide) }),
    { name: 'Mara' },
  ],
  ['the other one is away', room({ attendees: [mara('joined'), jon('inactive')], control: led(IDS.guide) }), null],
  ['a guide alone looks at the room', room({ attendees: [], self: self({ type: 'GUIDE', role: 'guide' }) }), null],
  ['it has not started', room({ attendees: [], appointment: { ...room().appointment, status: 'not-started' } }), null],
  ['it is over', room({ attendees: [mara('inactive')], appointment: { ...room().appointment, status: 'ended' } }), null],
])('who is missed when %s', (_when, snapshot, missing) => expect(missingGuide(snapshot)).toEqual(missing));
