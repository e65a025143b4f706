import { createHash } from 'node:crypto';
import type { PresentationDefinition, SlideDefinition } from '@vitrine/sales-room-protocol';
import { newId } from '../identifiers.ts';
import { RoomError } from '../room-error.ts';
import { findAppointmentByPath } from '../rooms/appointments.ts';
import type { StoredDefinition, StoredSlide } from '../rooms/records.ts';
import type { RoomEngine } from '../rooms/room-engine.ts';
import type { Database } from '../storage/database.ts';

/** Keeps presentations: what they show, and when. */
export interface Presentations {
  /** Makes those that are new and changes those whose path exists. Slides keep their ids where they can be recognised. */
  import(definitions: readonly PresentationDefinition[]): Promise<{ made: number; changed: number; unchanged: number }>;
  /** Makes one; refused where its path is taken. Returns the appointment's id. */
  create(definition: PresentationDefinition): Promise<string>;
  /** Changes one; the people in its room are told. */
  change(appointmentId: string, definition: PresentationDefinition): Promise<void>;
  /** Adds an instant listing after a slide (at the end without one). Returns its index. */
  addInstantListing(appointmentId: string, listing: { afterGroupId: string | undefined; name: string; productIds: string[] }): Promise<number>;
  /** Changes an instant listing; refused for any other slide. Returns its index. */
  changeInstantListing(appointmentId: string, listing: { groupId: string; name: string | undefined; addProductIds: string[]; removeProductIds: string[] }): Promise<number>;
}

/** See {@link Presentations}. */
export function createPresentations({ database, engine }: { database: Database; engine: RoomEngine }): Presentations {
  async function insert(definition: PresentationDefinition): Promise<string> {
    const id = newId();
    const rows = await database.query('insert into appointment (id, path, definition) values ($1, $2, $3) on conflict (path) do nothing returning id', [
      id,
      definition.path,
      JSON.stringify(withIds(definition, [])),
    ]);
    if (rows.length === 0) throw new RoomError('wrong-state', `The path ${definition.path} is taken.`);
    return id;
  }

  async function changeSlides<Result>(appointmentId: string, work: (slides: StoredSlide[]) => { slides: StoredSlide[]; result: Result }): Promise<Result> {
    const { result } = await engine.change(appointmentId, async (room) => {
      const { slides, result } = work(room.appointment.definition.slides);
      const shown = room.appointment.definition.slides[room.appointment.currentSlide]?.id;
      room.appointment.definition = { ...room.appointment.definition, slides };
      room.appointment.currentSlide = Math.max(0, slides.findIndex(({ id }) => id === shown));
      await room.tx.query('update appointment set definition = $2 where id = $1', [appointmentId, JSON.stringify(room.appointment.definition)]);
      room.effect({ type: 'slides', appointment: room.appointment });
      return result;
    });
    return result;
  }

  async function change(appointmentId: string, definition: PresentationDefinition): Promise<boolean> {
    const { result } = await engine.change(appointmentId, async (room) => {
      const { appointment } = room;
      if (definition.path !== appointment.path) throw new RoomError('invalid-payload', 'The path of a presentation can\'t change.');
      // Instant listings were made in the room: a definition from outside doesn't know them and doesn't remove them.
      const stored = withIds(definition, appointment.definition.slides);
      const instant = appointment.definition.slides.filter((slide) => slide.isInstantListing && !stored.slides.some(({ id }) => id === slide.id));
      const next = { ...stored, slides: [...stored.slides, ...instant] };
      if (JSON.stringify(canonical(next)) === JSON.stringify(canonical(appointment.definition))) return false;
      const shown = appointment.definition.slides[appointment.currentSlide]?.id;
      appointment.definition = next;
      appointment.currentSlide = Math.max(0, next.slides.findIndex(({ id }) => id === shown));
      await room.tx.query('update appointment set definition = $2 where id = $1', [appointmentId, JSON.stringify(next)]);
      room.effect({ type: 'appointment', appointment });
      room.effect({ type: 'slides', appointment });
      return true;
    });
    return result;
  }

  return {
    create: insert,
    change: async (appointmentId, definition) => void (await change(appointmentId, definition)),
    async import(definitions) {
      const done = { made: 0, changed: 0, unchanged: 0 };
      for (const definition of definitions) {
        const existing = await findAppointmentByPath(database, definition.path);
        if (existing === undefined) {
          await insert(definition);
          done.made += 1;
        } else if (await change(existing.id, definition)) done.changed += 1;
        else done.unchanged += 1;
      }
      return done;
    },
    addInstantListing(appointmentId, { afterGroupId, name, productIds }) {
      return changeSlides(appointmentId, (slides) => {
        if (slides.length >= 300) throw new RoomError('limit-reached', 'This presentation can hold no more slides.');
        const id = newId();
        const after = slides.findIndex((slide) => slide.id === afterGroupId);
        const index = after < 0 ? slides.length : after + 1;
        return { slides: slides.toSpliced(index, 0, { kind: 'listing', id, sectionId: sectionIdOf(id), isInstantListing: true, name, productIds }), result: index };
      });
    },
    changeInstantListing(appointmentId, { groupId, name, addProductIds, removeProductIds }) {
      return changeSlides(appointmentId, (slides) => {
        const index = slides.findIndex((slide) => slide.id === groupId);
        const slide = slides[index];
        if (slide?.kind !== 'listing' || !slide.isInstantListing) throw new RoomError('not-found', 'There is no such instant listing.');
        const removed = new Set(removeProductIds);
        const productIds = [...new Set([...slide.productIds, ...addProductIds])].filter((id) => !removed.has(id));
        if (productIds.length > 500) throw new RoomError('limit-reached', 'A listing can hold no more products.');
        return { slides: slides.with(index, { ...slide, productIds, name: name ?? slide.name }), result: index };
      });
    },
  };
}

function sectionIdOf(slideId: string): string {
  return createHash('sha256').update(`section ${slideId}`).digest('hex').slice(0, 32);
}

/** What a slide shows, whatever it is called: by this it is recognised when a file has no ids. */
function targetOf(slide: SlideDefinition): string {
  switch (slide.kind) {
    case 'cms':
      return `cms ${slide.cmsPageId}`;
    case 'product':
      return `product ${slide.productId}`;
    case 'category':
      return `category ${slide.categoryId}`;
    case 'landing-page':
      return `landing-page ${slide.landingPageId}`;
    case 'listing':
      return `listing ${slide.productIds.join(' ')}`;
    case 'search':
      return `search ${slide.search}`;
  }
}

/** Gives every slide its ids: those that it brings, those of the same slide before, or new ones. */
function withIds(definition: PresentationDefinition, before: readonly StoredSlide[]): StoredDefinition {
  const free = [...before];
  const taken = new Set<string>();
  const slides = definition.slides.map((slide): StoredSlide => {
    const known = free.findIndex((old) => (slide.id === undefined ? targetOf(old) === targetOf(slide) : old.id === slide.id));
    const [old] = known < 0 ? [] : free.splice(known, 1);
    const id = slide.id ?? old?.id ?? newId();
    if (taken.has(id)) throw new RoomError('invalid-payload', `Two slides have the id ${id}.`);
    taken.add(id);
    return { ...slide, id, sectionId: sectionIdOf(id), isInstantListing: old?.isInstantListing ?? false };
  });
  return { ...definition, slides };
}

/** The same value with its keys in order: what comes back from the database has them in another. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, canonical(field)]),
  );
}
