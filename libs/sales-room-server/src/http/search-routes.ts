import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { z } from 'zod';
import { textFor } from '@vitrine/sales-room-protocol';
import { getContext } from '@vitrine/store-api-client';
import { StoreAnswer } from '../presentations/store-answer.ts';
import { listAppointments } from '../rooms/appointments.ts';
import { mayPresent } from '../rooms/presenters.ts';
import type { AppointmentRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';
import { BODIES } from './calls.ts';
import type { GuideAccess } from './guide-access.ts';
import { jsonBody } from './json-body.ts';

const FIELDS = [
  'id',
  'name',
  'presentationPath',
  'active',
  'mode',
  'isPreview',
  'accessibleFrom',
  'accessibleTo',
  'startedAt',
  'endedAt',
  'attendeeRestrictionType',
  'videoAudioSettings',
  'createdAt',
  'guideUserId',
] as const;
type Field = (typeof FIELDS)[number];

/** `/api/search/dsr-appointment`: the appointments that a guide may present, in the official shape. Over it a guide's page finds the id of a path. */
export function searchRoutes(services: Services, access: GuideAccess): Hono {
  const app = new Hono();

  app.post('/dsr-appointment', async (context) => {
    const guide = await access.guideOf(context.req.raw);
    const criteria = BODIES.appointmentSearch.parse(await jsonBody(context));
    const session = await services.host.resolveSession(context.req.raw);
    const domainId = await domainIdOf(services, session.client);
    const all = (await listAppointments(services.database))
      .filter((appointment) => mayPresent(appointment, guide))
      .map((appointment) => officialAppointment(appointment, session.locale, domainId));
    const term = criteria.term?.toLowerCase() ?? '';
    const found = all
      .filter((each) => criteria.ids === undefined || criteria.ids.includes(each.id))
      .filter((each) => each.name.toLowerCase().includes(term))
      .filter((each) => criteria.filter.every((filter) => fits(each[fieldOf(filter.field)], filter)))
      .toSorted((a, b) =>
        criteria.sort.reduce(
          (order, { field, order: direction }) =>
            order || compare(a[fieldOf(field)], b[fieldOf(field)]) * (direction.toLowerCase() === 'desc' ? -1 : 1),
          0,
        ),
      );
    return context.json({ total: found.length, data: found.slice((criteria.page - 1) * criteria.limit, criteria.page * criteria.limit) });
  });

  return app;
}

function officialAppointment(
  { id, path, madeBy, definition, status, startedAt, endedAt, updatedAt }: AppointmentRecord,
  locale: string,
  domainId: string,
) {
  return {
    id,
    apiAlias: 'dsr_appointment',
    // Our appointment and its presentation are one thing.
    presentationId: id,
    presentationPath: path,
    salesChannelDomainId: domainId,
    name: textFor(definition.name, locale),
    active: true,
    mode: 'guided',
    isPreview: definition.isPreview,
    ...(definition.accessibleFrom === null ? {} : { accessibleFrom: definition.accessibleFrom }),
    ...(definition.accessibleTo === null ? {} : { accessibleTo: definition.accessibleTo }),
    ...(startedAt === null ? {} : { startedAt }),
    ...(endedAt === null ? {} : { endedAt }),
    attendeeRestrictionType: definition.attendeeRestriction,
    videoAudioSettings: definition.videoAudioSettings,
    default: false,
    canSendRequestEmail: false,
    canBookNewAppointment: false,
    ...(madeBy === null ? {} : { guideUserId: madeBy }),
    createdById: madeBy ?? ownId('imported'),
    createdAt: updatedAt,
    updatedAt,
    extensions: { vitrine: { status, slideCount: definition.slides.length } },
  };
}

type Official = Partial<Record<Field, string | boolean>> & ReturnType<typeof officialAppointment>;

function fieldOf(name: string): keyof Official & Field {
  const field = FIELDS.find((each) => each === name.replace(/^dsr_appointment\./, ''));
  if (field === undefined)
    throw new StoreAnswer(400, 'FRAMEWORK__UNMAPPED_FIELD', `Field ${name} can't be searched; use one of ${FIELDS.join(', ')}.`);
  return field;
}

function fits(value: unknown, { type, value: wanted }: z.output<typeof BODIES.appointmentSearch>['filter'][number]): boolean {
  const own = value ?? null;
  const text = String(own ?? '').toLowerCase();
  switch (type) {
    case 'equals':
      return own === wanted;
    case 'equalsAny':
      return (Array.isArray(wanted) ? wanted : String(wanted).split('|')).includes(own as string);
    case 'contains':
      return text.includes(String(wanted).toLowerCase());
    case 'prefix':
      return text.startsWith(String(wanted).toLowerCase());
  }
}

function compare(a: unknown, b: unknown): number {
  const [one, other] = [String(a ?? ''), String(b ?? '')];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The domain under which visitors see the rooms, where the store names it. */
async function domainIdOf(services: Services, client: Parameters<typeof getContext>[0]): Promise<string> {
  const { salesChannel } = await getContext(client).catch(() => ({ salesChannel: undefined }));
  const domain = salesChannel?.domains?.find(({ url }) => url?.startsWith(services.publicOrigin)) as { id?: string } | undefined;
  return domain?.id ?? ownId(`domain ${services.publicOrigin}`);
}

function ownId(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
