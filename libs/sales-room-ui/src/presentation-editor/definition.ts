import { type PresentationDefinition, type PresentationInput, textFor, utcTime } from '@vitrine/sales-room-protocol';
import { type DraftSlide, withText } from '../slide-builder/draft-slides.ts';
import type { DefinitionValues } from './definition-schema.ts';
import { localTimeOf, minutesBetween } from './local-time.ts';

/** Minutes that are offered. */
export const DURATIONS = [15, 30, 45, 60, 90, 120, 180] as const;
const USUAL_DURATION = 60;

/** What the fields of the form begin with. */
export interface DefinitionDefaults {
  readonly name: string;
  readonly path: string;
  readonly date: string;
  readonly time: string;
  /** Minutes; empty for an open end. */
  readonly duration: string;
  /** Undefined where the viewer's own is taken. */
  readonly timeZone: string | undefined;
  readonly access: DefinitionValues['access'];
}

/** The fields of a new presentation, or of one that is there. A copy has neither date nor address yet. */
export function defaultsOf(
  definition: PresentationDefinition | null,
  { locale, shopZone, isCopy, copyName }: { locale: string; shopZone: string; isCopy: boolean; copyName(name: string): string },
): DefinitionDefaults {
  const nothing = { name: '', path: '', date: '', time: '', duration: String(USUAL_DURATION), timeZone: undefined, access: 'all' } as const;
  if (definition === null) return nothing;
  const { accessibleFrom: from, accessibleTo: to, guideIds } = definition;
  const name = textFor(definition.name, locale);
  const access = guideIds === undefined ? 'all' : guideIds.length === 0 ? 'own' : 'chosen';
  if (isCopy) return { ...nothing, name: copyName(name), timeZone: definition.timeZone, access };
  const timeZone = definition.timeZone ?? (from === null ? undefined : shopZone);
  return {
    name,
    path: definition.path,
    ...(from === null ? { date: '', time: '' } : localTimeOf(from, timeZone ?? shopZone)),
    duration: from === null ? String(USUAL_DURATION) : to === null ? '' : String(minutesBetween(from, to)),
    timeZone,
    access,
  };
}

/** What is sent to the server: the form and the slides, over what was there before. Texts of other languages stay. */
export function definitionOf(
  values: DefinitionValues,
  slides: readonly DraftSlide[],
  { before, locale, isCopy }: { before: PresentationDefinition | null; locale: string; isCopy: boolean },
): PresentationInput {
  const { id, name, guideIds, accessibleTo, ...kept } = before ?? {};
  const from = values.date === '' ? null : utcTime(`${values.date}T${values.time}:00`, values.timeZone);
  return {
    ...kept,
    ...(id === undefined || isCopy ? {} : { id }),
    name: withText(name, values.name, locale),
    path: values.path,
    accessibleFrom: from,
    // Without a date there is no duration: an end that was set elsewhere stays.
    accessibleTo: from === null ? (isCopy ? null : (accessibleTo ?? null)) : endOf(from, values.duration),
    ...(values.timeZone === '' ? {} : { timeZone: values.timeZone }),
    attendeeRestriction: values.attendeeRestriction,
    videoAudioSettings: values.videoAudioSettings,
    waitingRoom: values.waitingRoom === 'on',
    isAnnounced: values.isAnnounced === 'on',
    enableWishlist: values.enableWishlist === 'on',
    isPreview: values.isPreview === 'on',
    ...(values.access === 'all' ? {} : { guideIds: values.access === 'own' ? [] : (guideIds ?? []) }),
    slides: slides.map(({ slide }) => slide),
  };
}

/** Ids of the slides that were there and are not any more. */
export function removedSlides(before: PresentationDefinition | null, slides: readonly DraftSlide[]): readonly string[] {
  const kept = new Set(slides.map(({ slide }) => slide.id));
  return (before?.slides ?? []).flatMap(({ id }) => (id === undefined || kept.has(id) ? [] : [id]));
}

function endOf(from: string, duration: string): string | null {
  const minutes = Number(duration);
  return duration === '' || !Number.isFinite(minutes) ? null : new Date(Date.parse(from) + minutes * 60_000).toISOString();
}
