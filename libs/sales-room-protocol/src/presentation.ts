import * as z from 'zod/mini';
import { idSchema, presentationPathSchema, timestampSchema } from './fields.ts';
import { ATTENDEE_RESTRICTIONS, VIDEO_AUDIO_SETTINGS } from './snapshot.ts';

/** A text of a presentation: one for all languages, or one per locale (`de-DE`), the first being the fallback. */
export const localisedTextSchema = z.union([z.string().check(z.trim(), z.minLength(1), z.maxLength(255)), z.record(z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/)), z.string().check(z.trim(), z.minLength(1), z.maxLength(255))).check(z.refine((texts) => Object.keys(texts).length > 0))]);
/** A text of a presentation, alone or per locale. */
export type LocalisedText = z.infer<typeof localisedTextSchema>;

const slideBase = {
  /** Kept over changes, so that notes stay with their slide; made by the server where absent. */
  id: z.optional(idSchema),
  name: localisedTextSchema,
  /** What the guide wants to say. */
  notes: z.optional(z.string().check(z.maxLength(20_000))),
};

/** One slide of a presentation. Products, categories and pages are those of the Store API. */
export const slideDefinitionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...slideBase, kind: z.literal('cms'), cmsPageId: idSchema }),
  z.strictObject({ ...slideBase, kind: z.literal('product'), productId: idSchema }),
  z.strictObject({ ...slideBase, kind: z.literal('category'), categoryId: idSchema }),
  z.strictObject({ ...slideBase, kind: z.literal('landing-page'), landingPageId: idSchema }),
  /** Our own listing: picked products in their order, or a stored search. */
  z.strictObject({ ...slideBase, kind: z.literal('listing'), productIds: z.array(idSchema).check(z.minLength(1), z.maxLength(500)) }),
  z.strictObject({ ...slideBase, kind: z.literal('search'), search: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)) }),
]);
/** One slide of a presentation. */
export type SlideDefinition = z.infer<typeof slideDefinitionSchema>;

/** A presentation with its appointment. */
export const presentationDefinitionSchema = z.strictObject({
  path: presentationPathSchema,
  name: localisedTextSchema,
  isPreview: z._default(z.boolean(), false),
  accessibleFrom: z._default(z.nullable(timestampSchema), null),
  accessibleTo: z._default(z.nullable(timestampSchema), null),
  videoAudioSettings: z._default(z.enum(VIDEO_AUDIO_SETTINGS), 'both'),
  attendeeRestriction: z._default(z.enum(ATTENDEE_RESTRICTIONS), 'open'),
  enableWishlist: z._default(z.boolean(), false),
  waitingRoom: z._default(z.boolean(), false),
  slides: z.array(slideDefinitionSchema).check(z.minLength(1), z.maxLength(200)),
});
/** A presentation with its appointment, as the server keeps it. */
export type PresentationDefinition = z.output<typeof presentationDefinitionSchema>;
/** The same as it is written, with defaults left out. */
export type PresentationInput = z.input<typeof presentationDefinitionSchema>;

/** A file of presentations to import: those whose path exists already are changed, the others are made. */
export const presentationFileSchema = z.strictObject({ presentations: z.array(presentationDefinitionSchema).check(z.minLength(1), z.maxLength(1_000)) });
/** A file of presentations to import. */
export type PresentationFile = z.input<typeof presentationFileSchema>;

/** The text for a locale: its own, else one of the same language, else the first. */
export function textFor(text: LocalisedText, locale: string): string {
  if (typeof text === 'string') return text;
  const language = locale.slice(0, 2);
  const entries = Object.entries(text);
  const found = entries.find(([key]) => key === locale) ?? entries.find(([key]) => key.startsWith(language)) ?? entries[0];
  return found?.[1] ?? '';
}
