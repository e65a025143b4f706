import type { Formatter, Translate } from '@vitrine/i18n';
import type { RoomClientSnapshot } from '@vitrine/sales-room-client';
import type { RoomAttendee, RoomSnapshot } from '@vitrine/sales-room-protocol';
import { leadingAnswer, pollShares } from '../poll/poll-shares.ts';

/** Something that has happened in the room, in words. */
export interface RoomAnnouncement {
  /** A later announcement about the same takes the place of an earlier one. */
  id: string;
  text: string;
  /** Shown as a notification of this type; without it, it is said to assistive technology alone. */
  notification?: 'info' | 'success' | 'warning';
}

/** What the viewer has just done, which need not be told as somebody else's doing, and whether they see the stage. */
export interface OwnDoing {
  hasLoweredHand: boolean;
  /** A panel may lie over what has changed on the stage. */
  isStageCovered?: boolean;
}

/** Most comings and goings that are told one by one. */
const PEOPLE_LIMIT = 3;

/**
 * What is worth telling between two snapshots. The first snapshot tells nothing: that is how one found the room.
 * @param before The snapshot before, with the viewer's own devices as they were then.
 */
export function roomAnnouncements(
  before: RoomClientSnapshot,
  after: RoomClientSnapshot,
  t: Translate,
  format: Pick<Formatter, 'percent' | 'price'>,
  own: OwnDoing = { hasLoweredHand: false },
): RoomAnnouncement[] {
  const was = before.room;
  const is = after.room;
  if (was === null || is === null || was === is) return [];
  return [
    ...appointmentNews(was, is, t),
    ...selfNews(before, was, is, t),
    ...handNews(was, is, own, t),
    ...controlNews(was, is, t),
    ...slideNews(was, is, t),
    ...pollNews(was, is, own, t, format),
    ...peopleNews(was, is, t),
    ...guideNews(was, is, t),
    ...cartNews(was, is, t),
    ...orderNews(was, is, t, format),
    ...chatNews(was, is, t),
    ...pinNews(was, is, t),
    ...mediaNews(was, is, t),
  ];
}

function appointmentNews(was: RoomSnapshot, is: RoomSnapshot, t: Translate): RoomAnnouncement[] {
  const news: RoomAnnouncement[] = [];
  const [from, to] = [was.appointment.status, is.appointment.status];
  if (from !== to) {
    if (to === 'ended')
      news.push({ id: 'status', text: t(is.self.type === 'GUIDE' ? 'guide.end.ended' : 'room.notice.ended'), notification: 'info' });
    else if (from === 'not-started') news.push({ id: 'status', text: t('room.notice.started'), notification: 'success' });
    else news.push({ id: 'status', text: t(to === 'locked' ? 'room.notice.locked' : 'room.notice.unlocked'), notification: 'info' });
  }
  if (was.broadcastMode !== is.broadcastMode && to !== 'ended') {
    const texts =
      is.self.type === 'GUIDE'
        ? (['guide.broadcast.on', 'guide.broadcast.off'] as const)
        : (['room.broadcast.on', 'room.broadcast.off'] as const);
    news.push({ id: 'broadcast', text: t(is.broadcastMode ? texts[0] : texts[1]), notification: 'info' });
  }
  return news;
}

function selfNews(before: RoomClientSnapshot, was: RoomSnapshot, is: RoomSnapshot, t: Translate): RoomAnnouncement[] {
  const news: RoomAnnouncement[] = [];
  if (was.self.role !== 'client' && is.self.role === 'client')
    news.push({ id: 'admitted', text: t('room.notice.admitted'), notification: 'success' });
  // Also where it got a number, since somebody has the same.
  if (was.self.name !== is.self.name)
    news.push({ id: 'renamed', text: t('room.rename.done', { name: is.self.name }), notification: 'success' });
  const isGuidesDoing = is.self.type === 'CLIENT' && !is.broadcastMode && is.appointment.status !== 'ended';
  // Whoever switches off alone is "stopping" by then; "on" means that somebody else did.
  if (isGuidesDoing && was.self.micOn && !is.self.micOn && before.local.mic.state === 'on')
    news.push({ id: 'muted', text: t('room.control.mutedByGuide'), notification: 'warning' });
  if (isGuidesDoing && was.self.cameraOn && !is.self.cameraOn && before.local.camera.state === 'on')
    news.push({ id: 'camera-off', text: t('room.control.cameraOffByGuide'), notification: 'warning' });
  return news;
}

/** Whoever waits for their turn is told that a guide has lowered their hand: otherwise they would go on waiting. */
function handNews(was: RoomSnapshot, is: RoomSnapshot, { hasLoweredHand }: OwnDoing, t: Translate): RoomAnnouncement[] {
  if (hasLoweredHand || was.self.handRaisedAt === null || is.self.handRaisedAt !== null) return [];
  // Leaving, removal and the end lower it, too, and are told as what they are.
  if (is.self.status !== 'joined' || is.appointment.status === 'ended') return [];
  return [{ id: 'hand', text: t('room.control.handLoweredByGuide'), notification: 'info' }];
}

/** With one guide alone nobody needs to be told who leads. */
function controlNews(was: RoomSnapshot, is: RoomSnapshot, t: Translate): RoomAnnouncement[] {
  const { controllerId, offeredTo } = is.control;
  const nameOf = (attendeeId: string | null) => is.attendees.find((attendee) => attendee.attendeeId === attendeeId)?.name;
  // The banner may be behind an open panel on a small screen.
  if (offeredTo !== null && offeredTo === is.self.attendeeId && was.control.offeredTo !== offeredTo)
    return [
      { id: 'control', text: t('guide.control.offerTitle', { name: nameOf(controllerId) ?? t('room.role.GUIDE') }), notification: 'info' },
    ];
  if (controllerId === null || was.control.controllerId === null || was.control.controllerId === controllerId) return [];
  if (controllerId === is.self.attendeeId) return [{ id: 'control', text: t('room.lead.mine'), notification: 'success' }];
  const name = nameOf(controllerId);
  if (name === undefined) return [];
  const text = t('room.lead.changed', { name });
  return [is.self.type === 'GUIDE' ? { id: 'control', text, notification: 'info' } : { id: 'control', text }];
}

function slideNews(was: RoomSnapshot, is: RoomSnapshot, t: Translate): RoomAnnouncement[] {
  if (was.currentSlide === is.currentSlide && was.currentSlidePage === is.currentSlidePage) return [];
  const name = is.slides[is.currentSlide]?.name;
  const place = t('room.slide.current', { index: is.currentSlide + 1, total: is.slides.length });
  return [{ id: 'slide', text: name === undefined ? place : `${place}: ${name}` }];
}

/** A new poll, and the result of one that was closed. Whoever has a panel over the stage sees it told, too. */
function pollNews(
  was: RoomSnapshot,
  is: RoomSnapshot,
  { isStageCovered = false }: OwnDoing,
  t: Translate,
  format: Pick<Formatter, 'percent'>,
): RoomAnnouncement[] {
  const { poll } = is;
  if (poll === null || (was.poll?.id === poll.id && was.poll.status === poll.status)) return [];
  const notification = isStageCovered && is.self.type === 'CLIENT' ? { notification: 'info' as const } : {};
  if (poll.status === 'open') return [{ id: 'poll', text: t('room.poll.asked', { question: poll.question }), ...notification }];
  const votes = poll.votes ?? [];
  const leading = leadingAnswer(votes);
  const text =
    leading === undefined
      ? t('room.poll.closed', { question: poll.question })
      : t('room.poll.result', {
          question: poll.question,
          answer: poll.answers[leading]?.text ?? '',
          share: format.percent(pollShares(votes)[leading] ?? 0),
        });
  return [{ id: 'poll', text, ...notification }];
}

const isPresent = (attendee: RoomAttendee | undefined): boolean => attendee?.status === 'joined' || attendee?.status === 'inactive';

function peopleNews(was: RoomSnapshot, is: RoomSnapshot, t: Translate): RoomAnnouncement[] {
  const before = new Map(was.attendees.map((attendee) => [attendee.attendeeId, attendee]));
  const after = new Map(is.attendees.map((attendee) => [attendee.attendeeId, attendee]));
  const came = is.attendees.filter((attendee) => isPresent(attendee) && !isPresent(before.get(attendee.attendeeId)));
  const left = was.attendees.filter((attendee) => isPresent(attendee) && !isPresent(after.get(attendee.attendeeId)));
  const asking = is.attendees.filter(({ attendeeId, status }) => status === 'requested' && before.get(attendeeId)?.status !== 'requested');
  const hands = is.attendees.filter(
    ({ attendeeId, handRaisedAt }) => handRaisedAt !== null && before.get(attendeeId)?.handRaisedAt === null,
  );
  const renamed = is.attendees.flatMap((attendee) => {
    const earlier = before.get(attendee.attendeeId)?.name;
    const isNews = isPresent(attendee) && earlier !== undefined && earlier !== attendee.name;
    return isNews
      ? [{ id: `renamed:${attendee.attendeeId}`, text: t('room.participants.renamed', { before: earlier, name: attendee.name }) }]
      : [];
  });
  const answers = is.attendees.flatMap((attendee) => accessNews(before.get(attendee.attendeeId), attendee, t));
  return [
    ...(came.length > PEOPLE_LIMIT
      ? []
      : came.map(({ attendeeId, name }) => ({ id: `came:${attendeeId}`, text: t('room.participants.joined', { name }) }))),
    ...(left.length > PEOPLE_LIMIT || is.appointment.status === 'ended'
      ? []
      : left.map(({ attendeeId, name }) => ({ id: `left:${attendeeId}`, text: t('room.participants.left', { name }) }))),
    ...asking.map(({ attendeeId, name }): RoomAnnouncement => ({
      id: `asks:${attendeeId}`,
      text: t('guide.attendees.wantsIn', { name }),
      notification: 'info',
    })),
    ...hands.map(({ attendeeId, name }): RoomAnnouncement => ({
      id: `hand:${attendeeId}`,
      text: t('room.stage.handRaised', { name }),
      notification: 'info',
    })),
    ...renamed,
    ...answers,
  ];
}

function accessNews(before: RoomAttendee | undefined, { attendeeId, name, insights }: RoomAttendee, t: Translate): RoomAnnouncement[] {
  const status = insights?.cartAccess;
  const earlier = before?.insights?.cartAccess;
  if (earlier === undefined || status === earlier) return [];
  const id = `access:${attendeeId}`;
  if (status === 'granted') return [{ id, text: t('guide.access.answerGranted', { name }), notification: 'success' }];
  if (status === 'refused') return [{ id, text: t('guide.access.answerRefused', { name }), notification: 'warning' }];
  if (status === 'withdrawn') return [{ id, text: t('guide.access.answerWithdrawn', { name }), notification: 'warning' }];
  return [];
}

/** Everybody waits for a guide whose connection is interrupted. The banner shows the fall; a return would otherwise pass unseen. */
function guideNews(was: RoomSnapshot, is: RoomSnapshot, t: Translate): RoomAnnouncement[] {
  if (is.appointment.status === 'ended' || is.appointment.status === 'not-started') return [];
  return is.attendees.flatMap(({ attendeeId, type, status, name }): RoomAnnouncement[] => {
    const before = was.attendees.find((attendee) => attendee.attendeeId === attendeeId)?.status;
    if (type !== 'GUIDE' || before !== 'inactive' || status !== 'joined') return [];
    return [{ id: `guide:${attendeeId}`, text: t('room.guideAway.back', { name }), notification: 'success' }];
  });
}

/** A cart that grew is what a guide works for. Of several at once the last is told. */
function cartNews(was: RoomSnapshot, is: RoomSnapshot, t: Translate): RoomAnnouncement[] {
  const carried = ({ insights }: RoomAttendee): number => insights?.turnover?.productCount ?? 0;
  const before = new Map(was.attendees.map((attendee) => [attendee.attendeeId, carried(attendee)]));
  const grown = is.attendees.findLast((attendee) => carried(attendee) > (before.get(attendee.attendeeId) ?? Infinity));
  if (grown === undefined) return [];
  return [{ id: 'cart', text: t('guide.audience.grew', { name: grown.name, count: carried(grown) }), notification: 'success' }];
}

/** What a guide works for most of all: each who has ordered is told, with the sum in their own currency. */
function orderNews(was: RoomSnapshot, is: RoomSnapshot, t: Translate, format: Pick<Formatter, 'price'>): RoomAnnouncement[] {
  const before = new Map(was.attendees.map(({ attendeeId, insights }) => [attendeeId, insights?.orders?.length ?? 0]));
  return is.attendees.flatMap(({ attendeeId, name, insights }): RoomAnnouncement[] => {
    const orders = insights?.orders ?? [];
    const known = before.get(attendeeId);
    const newest = orders.at(-1);
    if (known === undefined || newest === undefined || orders.length <= known) return [];
    const sum = format.price(newest.sum, newest.currencyIsoCode || undefined);
    return [{ id: `bought:${attendeeId}:${orders.length}`, text: t('guide.audience.bought', { name, sum }), notification: 'success' }];
  });
}

function chatNews(was: RoomSnapshot, is: RoomSnapshot, t: Translate): RoomAnnouncement[] {
  const known = new Set(was.chat.map(({ id }) => id));
  const news = is.chat.filter(({ id, attendeeId, isRemoved }) => isRemoved !== true && !known.has(id) && attendeeId !== is.self.attendeeId);
  const last = news.at(-1);
  const readable = new Set(was.chat.flatMap(({ id, isRemoved }) => (isRemoved ? [] : [id])));
  const removed = is.chat.findLast(({ id, isRemoved }) => isRemoved === true && readable.has(id));
  return [
    ...(last === undefined ? [] : [{ id: 'chat', text: t('room.chat.newMessage', { name: last.name }) }]),
    ...(removed === undefined ? [] : [{ id: 'chat-removed', text: t('room.chat.removedOf', { name: removed.name }) }]),
  ];
}

/** Whose question is pinned learns of it wherever they look; the others hear of it. */
function pinNews(was: RoomSnapshot, is: RoomSnapshot, t: Translate): RoomAnnouncement[] {
  const message = is.pinnedMessage;
  if (message === null || message.id === was.pinnedMessage?.id) return [];
  if (message.attendeeId !== is.self.attendeeId) return [{ id: 'pinned', text: t('room.chat.pinnedOf', { name: message.name }) }];
  return is.self.type === 'GUIDE' ? [] : [{ id: 'pinned', text: t('room.chat.pinnedYours'), notification: 'success' }];
}

function mediaNews(was: RoomSnapshot, is: RoomSnapshot, t: Translate): RoomAnnouncement[] {
  if (was.media.available === is.media.available) return [];
  if (is.media.available)
    return was.media.reason === 'worker-restarting'
      ? [{ id: 'media', text: t('room.mediaUnavailable.restored'), notification: 'success' }]
      : [];
  return is.media.reason === 'worker-restarting' ? [{ id: 'media', text: t('room.mediaUnavailable.restarting') }] : [];
}
