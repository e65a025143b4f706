import { type EntryScreen, presentationPathSchema, type RoomEntry } from '@vitrine/sales-room-protocol';
import { getContext } from '@vitrine/store-api-client';
import { isSessionSentAway } from '../connections/session-checks.ts';
import { identityOf } from '../identity.ts';
import type { SessionSource } from '../room-host.ts';
import { findAppointmentByPath } from '../rooms/appointments.ts';
import { findClientByKey, findGuideAttendee } from '../rooms/attendees.ts';
import { findPresenter, mayPresent } from '../rooms/presenters.ts';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';
import { appointmentView, portraitUrl } from '../rooms/views.ts';
import type { Services } from '../services.ts';

/** Statuses of those who have joined and not left again. */
const SEATED: ReadonlySet<AttendeeRecord['status']> = new Set(['waiting', 'requested', 'joined', 'inactive']);

/** Which screen this visitor belongs to: the one rule of all route guards. */
export async function roomEntry(services: Services, request: SessionSource, path: string, as: 'guide' | 'client'): Promise<RoomEntry> {
  const identity = identityOf(services, request.headers);
  const guide = await identity.guide();
  const mediaAvailable = services.media.isAvailable();
  const publicGuide = guide === undefined ? null : { id: guide.id, name: guide.name };
  const nothing = { appointment: null, attendee: null, guide: publicGuide, mediaAvailable };
  if (as === 'guide' && guide === undefined) return { screen: 'login', ...nothing };

  const appointment = presentationPathSchema.safeParse(path).success ? await findAppointmentByPath(services.database, path) : undefined;
  // Another guide's presentation is told apart from one that isn't there by nobody.
  if (appointment === undefined || (as === 'guide' && guide !== undefined && !mayPresent(appointment, guide)))
    return { screen: 'not-found', ...nothing };
  const key = identity.attendeeKeyHash;
  const attendee =
    as === 'guide' && guide !== undefined
      ? await findGuideAttendee(services.database, appointment.id, guide.id)
      : key === undefined
        ? undefined
        : await findClientByKey(services.database, appointment.id, key);
  const session = await services.host.resolveSession(request);
  const { locale, client } = session;
  const isSentAway = as === 'client' && attendee === undefined && (await isSessionSentAway(services, appointment.id, session));
  const isCustomer = async () => {
    const { customer } = await getContext(client);
    return customer !== null && customer !== undefined && customer.guest !== true;
  };
  const screen = as === 'guide' ? 'room' : isSentAway ? 'denied' : await clientScreen(appointment, attendee, isCustomer);
  return {
    screen,
    ...(screen === 'denied' ? {} : await presenterOf(services, appointment)),
    appointment: appointmentView(appointment, locale),
    attendee:
      attendee === undefined ? null : { attendeeId: attendee.id, name: attendee.name, type: attendee.type, status: attendee.status },
    guide: publicGuide,
    mediaAvailable,
  };
}

async function presenterOf({ database }: Services, appointment: AppointmentRecord): Promise<Pick<RoomEntry, 'presenter'>> {
  const presenter = await findPresenter(database, appointment);
  if (presenter === undefined) return {};
  const { name, portrait } = presenter;
  return { presenter: { name, ...(portrait === null ? {} : { portraitUrl: portraitUrl(portrait) }) } };
}

/** The screen of a client. `isCustomer` asks the store, and is called only where the answer matters. */
async function clientScreen(
  appointment: AppointmentRecord,
  attendee: AttendeeRecord | undefined,
  isCustomer: () => Promise<boolean>,
  now: Date = new Date(),
): Promise<EntryScreen> {
  const { definition, status } = appointment;
  if (definition.isPreview || attendee?.status === 'blocked' || attendee?.status === 'refused') return 'denied';
  if (status === 'ended' || (definition.accessibleTo !== null && new Date(definition.accessibleTo) < now && status === 'not-started'))
    return 'ended';
  if (definition.attendeeRestriction === 'customer' && !(await isCustomer())) return 'login';
  if (status === 'not-started' && definition.accessibleFrom !== null && new Date(definition.accessibleFrom) > now) return 'not-started';
  // Only whoever has joined has a seat: anybody else would be unseen by the guide, and left outside at the start.
  if (status === 'not-started') return attendee !== undefined && SEATED.has(attendee.status) ? 'waiting' : 'prejoin';
  switch (attendee?.status) {
    case 'joined':
    case 'inactive':
      return 'room';
    case 'waiting':
    case 'requested':
      return status === 'started' && !definition.waitingRoom && attendee.status === 'waiting' ? 'room' : 'waiting';
    default:
      return 'prejoin';
  }
}
