import * as z from 'zod/mini';
import { idSchema, presentationPathSchema, timestampSchema, timeZoneSchema } from './fields.ts';
import { ATTENDEE_RESTRICTIONS, VIDEO_AUDIO_SETTINGS } from './snapshot.ts';

/** One line: what stands in calendars, lists and titles brings no line of its own into them. */
const oneLineSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(255),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'write it in one line, without control characters'),
  );

/** A text of a presentation: one for all languages, or one per locale (`de-DE`), the first being the fallback. */
export const localizedTextSchema = z.union([
  oneLineSchema,
  z.record(z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/)), oneLineSchema).check(z.refine((texts) => Object.keys(texts).length > 0)),
]);
/** A text of a presentation, alone or per locale. */
export type LocalizedText = z.infer<typeof localizedTextSchema>;

const slideBase = {
  /** Kept over changes, so that notes stay with their slide; made by the server where absent. */
  id: z.optional(idSchema),
  name: localizedTextSchema,
  /** What the guide wants to say. */
  notes: z.optional(z.string().check(z.maxLength(20_000))),
};

/** What narrows and orders a stored search, as the Store API's own listing takes it. */
export const searchFiltersSchema = z.strictObject({
  manufacturerIds: z.optional(z.array(idSchema).check(z.maxLength(50))),
  /** Ids of property options. */
  propertyIds: z.optional(z.array(idSchema).check(z.maxLength(50))),
  /** In the viewer's own currency. */
  minPrice: z.optional(z.number().check(z.nonnegative())),
  maxPrice: z.optional(z.number().check(z.nonnegative())),
  /** Key of one of the store's sortings: `price-asc`. */
  order: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/, 'give the key of a sorting, such as price-asc'))),
});
/** What narrows and orders a stored search. */
export type SearchFilters = z.infer<typeof searchFiltersSchema>;

/** One slide of a presentation. Products, categories and pages are those of the Store API. */
const slideDefinitionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...slideBase, kind: z.literal('cms'), cmsPageId: idSchema }),
  z.strictObject({ ...slideBase, kind: z.literal('product'), productId: idSchema }),
  z.strictObject({ ...slideBase, kind: z.literal('category'), categoryId: idSchema }),
  z.strictObject({ ...slideBase, kind: z.literal('landing-page'), landingPageId: idSchema }),
  /** Our own listing: picked products in their order, or a stored search. */
  z.strictObject({ ...slideBase, kind: z.literal('listing'), productIds: z.array(idSchema).check(z.minLength(1), z.maxLength(500)) }),
  z.strictObject({
    ...slideBase,
    kind: z.literal('search'),
    search: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
    filters: z.optional(searchFiltersSchema),
  }),
]);
/** One slide of a presentation. */
export type SlideDefinition = z.infer<typeof slideDefinitionSchema>;

const timeOrLocalTimeSchema = z.union(
  [timestampSchema, z.iso.datetime({ local: true })],
  'give a time such as 2026-05-04T16:00:00+02:00, or 2026-05-04T16:00:00 beside a timeZone',
);

/** A presentation with its appointment. */
export const presentationDefinitionSchema = z
  .strictObject({
    /** Kept over imports: the same id again changes the same presentation. Made by the server where absent. */
    id: z.optional(idSchema),
    path: presentationPathSchema,
    name: localizedTextSchema,
    isPreview: z._default(z.boolean(), false),
    /** ISO 8601 with an offset, or a local time where `timeZone` says which. Kept in UTC. */
    accessibleFrom: z._default(z.nullable(timeOrLocalTimeSchema), null),
    accessibleTo: z._default(z.nullable(timeOrLocalTimeSchema), null),
    /** Where local times are read, and in which an invitation tells them. */
    timeZone: z.optional(timeZoneSchema),
    videoAudioSettings: z._default(z.enum(VIDEO_AUDIO_SETTINGS), 'both'),
    attendeeRestriction: z._default(z.enum(ATTENDEE_RESTRICTIONS), 'open'),
    enableWishlist: z._default(z.boolean(), false),
    waitingRoom: z._default(z.boolean(), false),
    /** Shown to everybody in the shop, in the 7 days before it begins and while it runs. Only where any client may join. */
    isAnnounced: z._default(z.boolean(), false),
    /** Admin users who may present it, beside who made it and administrators; every guide where absent. */
    guideIds: z.optional(z.array(idSchema).check(z.maxLength(100))),
    slides: z.array(slideDefinitionSchema).check(z.minLength(1), z.maxLength(200)),
  })
  .check(
    z.superRefine((definition, context) => {
      for (const field of ['accessibleFrom', 'accessibleTo'] as const) {
        if (definition[field] !== null && isLocalTime(definition[field]) && definition.timeZone === undefined) {
          context.addIssue({
            code: 'custom',
            path: [field],
            message: 'name the timeZone of this local time, or write its offset, such as +02:00',
          });
        }
      }
      const [from, to] = [utcTime(definition.accessibleFrom, definition.timeZone), utcTime(definition.accessibleTo, definition.timeZone)];
      if (from !== null && to !== null && from >= to)
        context.addIssue({ code: 'custom', path: ['accessibleTo'], message: 'give a time after accessibleFrom' });
      if (definition.isAnnounced && !isAnnounceable(definition))
        context.addIssue({
          code: 'custom',
          path: ['isAnnounced'],
          message: 'only a presentation that any client may join can be announced: set attendeeRestriction to open and isPreview to false',
        });
    }),
  );
/** A presentation with its appointment, as the server keeps it. */
export type PresentationDefinition = z.output<typeof presentationDefinitionSchema>;
/** The same as it is written, with defaults left out. */
export type PresentationInput = z.input<typeof presentationDefinitionSchema>;

/** A file of presentations to import: those whose id or path exists already are changed, the others are made. */
export const presentationFileSchema = z.strictObject({
  presentations: z.array(presentationDefinitionSchema).check(z.minLength(1), z.maxLength(1_000)),
});
/** A file of presentations to import. */
export type PresentationFile = z.input<typeof presentationFileSchema>;

/** Whether any client may join, without an account or an invitation: only then may the shop announce a presentation. */
export function isAnnounceable(definition: Pick<PresentationDefinition, 'attendeeRestriction' | 'isPreview'>): boolean {
  return definition.attendeeRestriction === 'open' && !definition.isPreview;
}

const isLocalTime = (time: string): boolean => !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(time);

/** A time in UTC, `2026-05-04T14:00:00.000Z`; a local one is read by the clock of `timeZone`. */
export function utcTime(time: string | null, timeZone: string | undefined): string | null {
  if (time === null) return null;
  if (!isLocalTime(time)) return new Date(time).toISOString();
  const asUtc = Date.parse(`${time}Z`);
  // The offset may be another one at the time that is meant than at the same digits in UTC: the second look settles it.
  const once = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(once, timeZone)).toISOString();
}

/** How far a clock is ahead of UTC at a point in time, in milliseconds. */
function offsetAt(time: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timeZone ?? 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - Math.floor(time / 1_000) * 1_000
  );
}

/** The text for a locale: its own, else one of the same language, else the first. */
export function textFor(text: LocalizedText, locale: string): string {
  if (typeof text === 'string') return text;
  const language = locale.slice(0, 2);
  const entries = Object.entries(text);
  const found = entries.find(([key]) => key === locale) ?? entries.find(([key]) => key.startsWith(language)) ?? entries[0];
  return found?.[1] ?? '';
}
