import { createHash } from 'node:crypto';
import {
  type ImportOutcome,
  type PresentationDefinition,
  RESERVED_PRESENTATION_PATHS,
  type SlideDefinition,
  utcTime,
} from '@vitrine/sales-room-protocol';
import type { RoomEngine } from '../engine/room-engine.ts';
import { deleteUnseenPortraits, listGuidesOf } from '../guides/portraits.ts';
import { newId } from '../identifiers.ts';
import { RoomError } from '../room-error.ts';
import { countAppointments, findAppointment, findAppointmentByPath, lockAppointment } from '../rooms/appointments.ts';
import { consultationPath } from '../rooms/consultation-path.ts';
import type { AppointmentRecord, StoredDefinition, StoredSlide } from '../rooms/records.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import { DEFAULT_ROOM_LIMITS, type RoomLimits } from '../rooms/room-limits.ts';
import { recordShownSlide } from '../rooms/shown-items.ts';
import type { Database } from '../storage/database.ts';

/** What a slide list takes as an instant listing: picked products in their order, or a stored search. */
export type ListingContent = { productIds: string[] } | { search: string };

/** Keeps presentations: what they show, and when. */
export interface Presentations {
  /**
   * Makes those that are new and changes those whose id or path exists: all of them, or none where one is refused.
   * Slides keep their ids where they can be recognised. With `dryRun` nothing is kept; new ones belong to `madeBy`, or to nobody.
   */
  import(definitions: readonly PresentationDefinition[], options?: { dryRun?: boolean; madeBy?: string }): Promise<ImportOutcome>;
  /** Makes one; refused where its path is taken. Returns the appointment's id. */
  create(definition: PresentationDefinition, madeBy: string | null): Promise<string>;
  /**
   * Changes one; the people in its room are told. What was made in its room stays, but for those in `without`: a definition
   * from outside may not know of it.
   */
  change(appointmentId: string, definition: PresentationDefinition, options?: { without?: readonly string[] }): Promise<void>;
  /** Deletes one with everything that was said in it, and the portraits of guides that no other shows; refused while it runs. */
  remove(appointmentId: string): Promise<void>;
  /** Adds an instant listing after a slide (at the end without one). Returns its index. */
  addInstantListing(
    appointmentId: string,
    listing: { afterGroupId: string | undefined; name: string; content: ListingContent; id?: string },
  ): Promise<number>;
  /** Changes an instant listing; refused for any other slide. Returns it as it is now. */
  changeInstantListing(
    appointmentId: string,
    groupId: string,
    change: (slide: StoredSlide) => StoredSlide,
  ): Promise<{ slide: StoredSlide; index: number }>;
  /** Takes an instant listing out; refused for any other slide. */
  removeInstantListing(appointmentId: string, groupId: string): Promise<void>;
}

const SLIDE_LIMIT = 300;

/** See {@link Presentations}. */
export function createPresentations({
  database,
  engine,
  limits = DEFAULT_ROOM_LIMITS,
}: {
  database: Database;
  engine: RoomEngine;
  limits?: RoomLimits;
}): Presentations {
  async function insert(definition: PresentationDefinition, madeBy: string | null): Promise<string> {
    const id = definition.id ?? newId();
    refuseReservedPath(definition.path);
    await refuseGrowth(1);
    const rows = await database.query(
      'insert into appointment (id, path, definition, made_by) values ($1, $2, $3, $4) on conflict do nothing returning id',
      [id, definition.path, JSON.stringify(toStored(definition, [])), madeBy],
    );
    if (rows.length === 0)
      throw new RoomError('wrong-state', `path: ${definition.path} is taken; choose another one.`, {
        issues: [{ path: 'path', message: 'it is taken: choose another one' }],
      });
    return id;
  }

  async function refuseGrowth(by: number): Promise<void> {
    if (by > 0 && (await countAppointments(database)) + by > limits.appointments)
      throw new RoomError('limit-reached', 'The server can hold no more presentations: delete old ones first.');
  }

  /** What a definition stands for: an appointment that is there, by its id or its path, or none yet. */
  async function existing(definition: PresentationDefinition): Promise<AppointmentRecord | undefined> {
    const byPath = await findAppointmentByPath(database, definition.path);
    if (definition.id === undefined) return byPath;
    const byId = await findAppointment(database, definition.id);
    if (byId === undefined && byPath !== undefined)
      throw new RoomError(
        'wrong-state',
        `path: ${definition.path} belongs to the presentation ${byPath.id}; choose another path, or give that id.`,
      );
    if (byId !== undefined && byId.path !== definition.path)
      throw new RoomError('wrong-state', `path: the presentation ${byId.id} has the path ${byId.path}, which can't change.`);
    return byId;
  }

  async function changeSlides<Result>(
    appointmentId: string,
    work: (slides: StoredSlide[]) => { slides: StoredSlide[]; result: Result },
  ): Promise<Result> {
    const { result } = await engine.change(appointmentId, async (room) => {
      const { slides, result } = work(room.appointment.definition.slides);
      const shown = room.appointment.definition.slides[room.appointment.currentSlide];
      room.appointment.definition = { ...room.appointment.definition, slides };
      // Where the shown slide is gone, the one in its place is shown.
      const place = slides.findIndex(({ id }) => id === shown?.id);
      room.appointment.currentSlide = place < 0 ? Math.max(0, Math.min(room.appointment.currentSlide, slides.length - 1)) : place;
      await room.tx.query('update appointment set definition = $2 where id = $1', [
        appointmentId,
        JSON.stringify(room.appointment.definition),
      ]);
      await recordChangedSlide(room, shown);
      room.effect({ type: 'slides', appointment: room.appointment });
      return result;
    });
    return result;
  }

  async function change(
    appointmentId: string,
    definition: PresentationDefinition,
    { without = [] }: { without?: readonly string[] } = {},
  ): Promise<boolean> {
    const { result } = await engine.change(appointmentId, async (room) => {
      const { appointment } = room;
      if (definition.path !== appointment.path)
        throw new RoomError('invalid-payload', `path: it can't change; keep ${appointment.path}, or make another presentation.`);
      if (definition.id !== undefined && definition.id !== appointment.id)
        throw new RoomError('invalid-payload', "id: it can't change; leave it out, or make another presentation.");
      refuseAnnouncedConsultation(appointment, definition);
      const stored = toStored(definition, appointment.definition.slides);
      const next = withInstantListings(
        stored,
        appointment.definition.slides.filter(({ id }) => !without.includes(id)),
      );
      if (isSame(next, appointment.definition)) return false;
      const shown = appointment.definition.slides[appointment.currentSlide];
      appointment.definition = next;
      appointment.currentSlide = Math.max(
        0,
        next.slides.findIndex(({ id }) => id === shown?.id),
      );
      await room.tx.query('update appointment set definition = $2 where id = $1', [appointmentId, JSON.stringify(next)]);
      await recordChangedSlide(room, shown);
      room.effect({ type: 'appointment', appointment });
      room.effect({ type: 'slides', appointment });
      return true;
    });
    return result;
  }

  return {
    create: insert,
    change: async (appointmentId, definition, options) => void (await change(appointmentId, definition, options)),
    async import(definitions, { dryRun = false, madeBy } = {}) {
      const plan: { definition: PresentationDefinition; known: AppointmentRecord | undefined }[] = [];
      const taken = new Set<string>();
      // All are looked at before the first is kept.
      for (const definition of definitions) {
        for (const key of [`path ${definition.path}`, ...(definition.id === undefined ? [] : [`id ${definition.id}`])]) {
          if (taken.has(key)) throw new RoomError('invalid-payload', `Two presentations of the file have the ${key}.`);
          taken.add(key);
        }
        const known = await existing(definition);
        if (known === undefined) refuseReservedPath(definition.path);
        else refuseAnnouncedConsultation(known, definition);
        toStored(definition, known?.definition.slides ?? []);
        plan.push({ definition, known });
      }
      await refuseGrowth(plan.filter(({ known }) => known === undefined).length);
      const done: ImportOutcome = { made: 0, changed: 0, unchanged: 0 };
      for (const { definition, known } of plan) {
        if (known === undefined) {
          if (!dryRun) await insert(definition, madeBy ?? null);
          done.made += 1;
        } else if (dryRun ? isChange(known, definition) : await change(known.id, definition)) done.changed += 1;
        else done.unchanged += 1;
      }
      return done;
    },
    async remove(appointmentId) {
      await database.transaction(async (tx) => {
        const appointment = await lockAppointment(tx, appointmentId);
        if (appointment === undefined) throw new RoomError('not-found', 'There is no such presentation.');
        if (appointment.status === 'started' || appointment.status === 'locked')
          throw new RoomError('wrong-state', 'The presentation is running: end it first.');
        const guides = await listGuidesOf(tx, appointmentId);
        await tx.query('delete from appointment where id = $1', [appointmentId]);
        await deleteUnseenPortraits(tx, guides);
      });
    },
    addInstantListing(appointmentId, { afterGroupId, name, content, id = newId() }) {
      return changeSlides(appointmentId, (slides) => {
        if (slides.length >= SLIDE_LIMIT) throw new RoomError('limit-reached', 'This presentation can hold no more slides.');
        const after = slides.findIndex((slide) => slide.id === afterGroupId);
        const index = after < 0 ? slides.length : after + 1;
        return { slides: slides.toSpliced(index, 0, listingSlide(id, name, content)), result: index };
      });
    },
    changeInstantListing(appointmentId, groupId, work) {
      return changeSlides(appointmentId, (slides) => {
        const index = instantListingAt(slides, groupId);
        const slide = work(slides[index] as StoredSlide);
        return { slides: slides.with(index, slide), result: { slide, index } };
      });
    },
    removeInstantListing(appointmentId, groupId) {
      return changeSlides(appointmentId, (slides) => ({
        slides: slides.toSpliced(instantListingAt(slides, groupId), 1),
        result: undefined,
      }));
    },
  };
}

/** Whoever is in the room sees a changed slide at once: another one in its place, or the same with other products. */
async function recordChangedSlide(room: RoomChange, before: StoredSlide | undefined): Promise<void> {
  const now = room.appointment.definition.slides[room.appointment.currentSlide];
  if (now !== undefined && !isSame(now, before)) await recordShownSlide(room, now.id !== before?.id);
}

/** Pages of guides and clients have these words in their addresses. */
function refuseReservedPath(path: string): void {
  if (!RESERVED_PRESENTATION_PATHS.includes(path)) return;
  throw new RoomError('invalid-payload', `path: ${path} is a word of the pages' own addresses; choose another one.`, {
    issues: [{ path: 'path', message: "it is a word of the pages' own addresses: choose another one" }],
  });
}

/** A talk with one shopper bears their name: it is nobody else's. */
function refuseAnnouncedConsultation({ id, path }: AppointmentRecord, { isAnnounced }: PresentationDefinition): void {
  if (!isAnnounced || path !== consultationPath(id)) return;
  throw new RoomError('wrong-state', "isAnnounced: a talk with one shopper can't be announced.", {
    issues: [{ path: 'isAnnounced', message: "a talk with one shopper can't be announced" }],
  });
}

function withInstantListings(definition: StoredDefinition, before: readonly StoredSlide[]): StoredDefinition {
  // Instant listings were made in the room: a definition from outside doesn't know them and doesn't remove them.
  const instant = before.filter((slide) => slide.isInstantListing && !definition.slides.some(({ id }) => id === slide.id));
  return { ...definition, slides: [...definition.slides, ...instant] };
}

function isSame<Value>(one: Value, other: Value | undefined): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

function isChange({ definition: before }: AppointmentRecord, definition: PresentationDefinition): boolean {
  return !isSame(withInstantListings(toStored(definition, before.slides), before.slides), before);
}

/** A slide of an instant listing. */
function listingSlide(id: string, name: string, content: ListingContent): StoredSlide {
  const base = { id, sectionId: sectionIdOf(id), isInstantListing: true, name };
  return 'search' in content
    ? { ...base, kind: 'search', search: content.search }
    : { ...base, kind: 'listing', productIds: content.productIds };
}

function instantListingAt(slides: readonly StoredSlide[], groupId: string): number {
  const index = slides.findIndex((slide) => slide.id === groupId && slide.isInstantListing);
  if (index < 0) throw new RoomError('not-found', 'There is no such instant listing.');
  return index;
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
      return `search ${slide.search} ${JSON.stringify(canonical(slide.filters ?? {}))}`;
  }
}

/** A definition as it is kept: times in UTC, and every slide with its ids: those that it brings, those of the same slide before, or new ones. */
function toStored({ id: _id, ...definition }: PresentationDefinition, before: readonly StoredSlide[]): StoredDefinition {
  const free = [...before];
  const taken = new Set<string>();
  const slides = definition.slides.map((slide): StoredSlide => {
    const known = free.findIndex((old) => (slide.id === undefined ? targetOf(old) === targetOf(slide) : old.id === slide.id));
    const [old] = known < 0 ? [] : free.splice(known, 1);
    const id = slide.id ?? old?.id ?? newId();
    if (taken.has(id)) throw new RoomError('invalid-payload', `slides: two of them have the id ${id}; leave one of them without.`);
    taken.add(id);
    return { ...slide, id, sectionId: sectionIdOf(id), isInstantListing: old?.isInstantListing ?? false };
  });
  const accessibleFrom = utcTime(definition.accessibleFrom, definition.timeZone);
  const accessibleTo = utcTime(definition.accessibleTo, definition.timeZone);
  return { ...definition, accessibleFrom, accessibleTo, slides };
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
