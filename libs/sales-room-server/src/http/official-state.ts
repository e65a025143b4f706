import { OFFICIAL_VIEW_MODES, textFor } from '@vitrine/sales-room-protocol';
import type { SalesChannelContext } from '@vitrine/store-api-client';
import { pageIdOf } from '../presentations/slide-pages.ts';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';

/** What everybody in a presentation shares, in the official shape. */
export function stateForAll(appointment: AppointmentRecord) {
  const { definition, status } = appointment;
  const slide = definition.slides[appointment.currentSlide];
  const running = status === 'started' || status === 'locked';
  return {
    currentGuideProductId: appointment.shownProductId,
    lastActiveGuideSection: slide?.sectionId ?? null,
    currentPageId: slide === undefined ? null : slide.id,
    currentSectionId: slide?.sectionId ?? null,
    currentSlideAlias: appointment.currentSlide,
    currentSlideData:
      slide?.kind === 'listing' || slide?.kind === 'search' || slide?.kind === 'category' ? { page: appointment.currentSlidePage } : null,
    currentDynamicPage: null,
    started: appointment.startedAt !== null,
    running,
    ended: status === 'ended',
    startedAt: appointment.startedAt,
    endedAt: appointment.endedAt,
    accessibleFrom: definition.accessibleFrom,
    accessibleTo: definition.accessibleTo,
    appointmentMode: 'guided',
    videoAudioSettings: definition.videoAudioSettings,
    videoRoomUrl: '',
    attendeeRestrictionType: definition.attendeeRestriction,
    productDetailDefaultPageId: null,
    quickviewPageId: null,
    productListingDefaultPageId: null,
    broadcastMode: appointment.broadcastMode,
    viewMode: OFFICIAL_VIEW_MODES[appointment.viewMode],
    allowScreenSharing: definition.videoAudioSettings === 'both',
    extensions: [],
  };
}

/** The people of a presentation for its guides, in the official shape: maps by attendee id, `[]` where empty. */
export function stateForGuides(attendees: readonly AttendeeRecord[]) {
  const byStatus = (matches: (attendee: AttendeeRecord) => boolean) => {
    const entries = attendees
      .filter(matches)
      .map((attendee) => [
        attendee.id,
        { attendeeId: attendee.id, attendeeName: attendee.name || null, videoUserId: null, hasJoined: attendee.joinedAt !== null },
      ]);
    return entries.length === 0 ? [] : Object.fromEntries(entries);
  };
  return {
    clients: byStatus(({ type, status }) => type === 'CLIENT' && status === 'joined'),
    inactiveClients: byStatus(({ type, status }) => type === 'CLIENT' && status !== 'joined'),
    guides: byStatus(({ type }) => type === 'GUIDE'),
    videoGuideToken: null,
    quickViewState: [],
    extensions: [],
  };
}

/** The answer to a join, in the official shape. No token leaves this server, and no Mercure hub is needed: our own socket takes its place. */
export function joinAnswer(
  appointment: AppointmentRecord,
  attendee: AttendeeRecord,
  context: SalesChannelContext | undefined,
  { locale, entryTicket }: { locale: string; entryTicket?: string },
) {
  const { salesChannel } = context ?? {};
  return {
    id: appointment.id,
    attendeeId: attendee.id,
    attendeeName: attendee.name || null,
    appointmentName: textFor(appointment.definition.name, locale),
    ...(salesChannel?.id === undefined ? {} : { salesChannelId: salesChannel.id }),
    ...(typeof salesChannel?.name === 'string' ? { salesChannelName: salesChannel.name } : {}),
    presentationGuideMode: 'guided',
    isPreview: appointment.definition.isPreview,
    newContextToken: '',
    videoUserId: null,
    b2bFeatures: {},
    mercureHubPublicUrl: null,
    mercurePublisherTopic: null,
    mercureSubscriberTopics: [],
    JWTMercurePublisherToken: null,
    JWTMercureSubscriberToken: null,
    extensions: { vitrine: { attendeeStatus: attendee.status, presentationPath: appointment.path, ...(entryTicket && { entryTicket }) } },
    apiAlias: 'swag_digital_sales_rooms_content_appointment_struct_appointment_join_struct',
  };
}

/** One entry of the slide list, in the official shape; notes are for guides alone. */
export function navigationEntry(appointment: AppointmentRecord, index: number, locale: string, isGuide: boolean) {
  const slide = appointment.definition.slides[index];
  if (slide === undefined) throw new RangeError(`There is no slide ${index}.`);
  const name = textFor(slide.name, locale);
  const notes = isGuide && slide.notes !== undefined ? [noteSlot(slide.id, slide.notes)] : [];
  return {
    index: index + 1,
    sectionId: slide.sectionId,
    sectionName: name,
    groupId: slide.id,
    groupName: name,
    cmsPageId: pageIdOf(slide),
    isInstantListing: slide.isInstantListing,
    pickedProductsCount: slide.kind === 'listing' ? slide.productIds.length : 0,
    notes,
  };
}

function noteSlot(slideId: string, text: string) {
  return {
    id: slideId,
    apiAlias: 'cms_slot',
    type: 'notes',
    slot: 'content',
    blockId: slideId,
    config: { content: { value: text, source: 'static' } },
    data: { content: text },
  };
}
