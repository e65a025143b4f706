import { z } from 'zod';
import { idSchema, presentationPathSchema, timestampSchema } from './fields.ts';
import { ATTENDEE_RESTRICTIONS, VIDEO_AUDIO_SETTINGS } from './snapshot.ts';

/** A text of a presentation: one for all languages, or one per locale (`de-DE`), the first being the fallback. */
export const localisedTextSchema = z.union([z.string().trim().min(1).max(255), z.record(z.string().regex(/^[a-z]{2}-[A-Z]{2}$/), z.string().trim().min(1).max(255)).refine((texts) => Object.keys(texts).length > 0)]);
/** A text of a presentation, alone or per locale. */
export type LocalisedText = z.infer<typeof localisedTextSchema>;

const slideBase = {
  /** Kept over changes, so that notes stay with their slide; made by the server where absent. */
  id: idSchema.optional(),
  name: localisedTextSchema,
  /** What the guide wants to say. */
  notes: z.string().max(20_000).optional(),
};

/** One slide of a presentation. Products, categories and pages are those of the Store API. */
export const slideDefinitionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...slideBase, kind: z.literal('cms'), cmsPageId: idSchema }),
  z.strictObject({ ...slideBase, kind: z.literal('product'), productId: idSchema }),
  z.strictObject({ ...slideBase, kind: z.literal('category'), categoryId: idSchema }),
  z.strictObject({ ...slideBase, kind: z.literal('landing-page'), landingPageId: idSchema }),
  /** Our own listing: picked products in their order, or a stored search. */
  z.strictObject({ ...slideBase, kind: z.literal('listing'), productIds: z.array(idSchema).min(1).max(500) }),
  z.strictObject({ ...slideBase, kind: z.literal('search'), search: z.string().trim().min(1).max(255) }),
]);
/** One slide of a presentation. */
export type SlideDefinition = z.infer<typeof slideDefinitionSchema>;

/** A presentation with its appointment. */
export const presentationDefinitionSchema = z.strictObject({
  path: presentationPathSchema,
  name: localisedTextSchema,
  isPreview: z.boolean().default(false),
  accessibleFrom: timestampSchema.nullable().default(null),
  accessibleTo: timestampSchema.nullable().default(null),
  videoAudioSettings: z.enum(VIDEO_AUDIO_SETTINGS).default('both'),
  attendeeRestriction: z.enum(ATTENDEE_RESTRICTIONS).default('open'),
  enableWishlist: z.boolean().default(false),
  waitingRoom: z.boolean().default(false),
  slides: z.array(slideDefinitionSchema).min(1).max(200),
});
/** A presentation with its appointment, as the server keeps it. */
export type PresentationDefinition = z.output<typeof presentationDefinitionSchema>;
/** The same as it is written, with defaults left out. */
export type PresentationInput = z.input<typeof presentationDefinitionSchema>;

/** A file of presentations to import: those whose path exists already are changed, the others are made. */
export const presentationFileSchema = z.strictObject({ presentations: z.array(presentationDefinitionSchema).min(1).max(1_000) });
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
