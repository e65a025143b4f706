import { Hono } from 'hono';
import type { z } from 'zod';
import { idSchema } from '@vitrine/sales-room-protocol';
import { newId } from '../identifiers.ts';
import { addDraft, findDraft, listDrafts, type ListingDraft, removeDraft, saveDraft } from '../presentations/listing-drafts.ts';
import type { ListingContent, Presentations } from '../presentations/presentations.ts';
import { RoomError } from '../room-error.ts';
import { findAppointment } from '../rooms/appointments.ts';
import type { AppointmentRecord, AttendeeRecord, StoredSlide } from '../rooms/records.ts';
import type { Services } from '../services.ts';
import { BODIES, LISTING_LIMIT } from './calls.ts';
import type { GuideAccess } from './guide-access.ts';
import { jsonBody } from './json-body.ts';

const DEFAULT_NAME = 'Instant listing';

/** `/api/_action/dsr/appointment/{id}/instant-listing`: product lists that guides make in the room. */
export function instantListingRoutes(services: Services, access: GuideAccess, presentations: Presentations): Hono {
  const { database, engine } = services;
  const app = new Hono();

  /** The guide in an appointment that still takes listings. */
  async function editorOf(request: Request, appointmentId: string): Promise<{ guide: AttendeeRecord; appointment: AppointmentRecord }> {
    const guide = await access.actorOf(request, appointmentId);
    const appointment = await findAppointment(database, guide.appointmentId);
    if (appointment === undefined) throw new RoomError('not-found', 'There is no such appointment.');
    if (appointment.status === 'ended') throw new RoomError('ended', 'The presentation has ended.');
    return { guide, appointment };
  }

  async function draftOf(appointmentId: string, id: string): Promise<ListingDraft> {
    const draft = await findDraft(database, appointmentId, id);
    if (draft === undefined) throw new RoomError('not-found', 'There is no such instant listing.');
    return draft;
  }

  app.get('/', async (context) => {
    const { appointmentId } = await access.actorOf(context.req.raw, context.req.param('appointmentId') ?? '');
    const appointment = await findAppointment(database, appointmentId);
    const published = (appointment?.definition.slides ?? []).flatMap((slide, index) =>
      slide.isInstantListing ? [{ ...listingView(slide.id, slide.name, contentOf(slide)), isPublished: true, index }] : [],
    );
    const drafts = (await listDrafts(database, appointmentId)).map(({ id, name, content }) => ({
      ...listingView(id, name, content),
      isPublished: false,
      index: null,
    }));
    return context.json({ listings: [...published, ...drafts] });
  });

  app.post('/', async (context) => {
    const { appointment } = await editorOf(context.req.raw, context.req.param('appointmentId') ?? '');
    const body = BODIES.newListing.parse(await jsonBody(context));
    const name = body.pageName || DEFAULT_NAME;
    const content: ListingContent = body.search === undefined ? { productIds: [...new Set(body.productIds)] } : { search: body.search };
    if (body.publish) {
      const id = newId();
      const index = await presentations.addInstantListing(appointment.id, { afterGroupId: body.currentPageGroupId, name, content, id });
      return context.json({ index, extensions: { vitrine: { id, isPublished: true } } }, 201);
    }
    const draft = await addDraft(database, appointment.id, { name, content });
    if (draft === undefined) throw new RoomError('limit-reached', 'This presentation can hold no more drafts: publish or delete one.');
    return context.json(
      { index: appointment.definition.slides.length, extensions: { vitrine: { id: draft.id, isPublished: false } } },
      201,
    );
  });

  app.patch('/', async (context) => {
    const { appointment } = await editorOf(context.req.raw, context.req.param('appointmentId') ?? '');
    const body = BODIES.listingChange.parse(await jsonBody(context));
    const id = body.currentPageGroupId;
    const isPublished = appointment.definition.slides.some((slide) => slide.id === id);
    if (isPublished) {
      const { slide, index } = await presentations.changeInstantListing(appointment.id, id, (before) =>
        withContent({ ...before, name: body.pageName || before.name }, changed(contentOf(before), body)),
      );
      return context.json({ ...officialListing(slide.id, slide.name, contentOf(slide)), extensions: { vitrine: { index, isPublished } } });
    }
    const draft = await draftOf(appointment.id, id);
    const next = { id, name: body.pageName || draft.name, content: changed(draft.content, body) };
    await saveDraft(database, next);
    return context.json({ ...officialListing(id, next.name, next.content), extensions: { vitrine: { index: null, isPublished } } });
  });

  app.post('/:groupId/publish', async (context) => {
    const { guide, appointment } = await editorOf(context.req.raw, context.req.param('appointmentId') ?? '');
    const body = BODIES.publication.parse(await jsonBody(context));
    const draft = await draftOf(appointment.id, idSchema.parse(context.req.param('groupId')));
    if ('productIds' in draft.content && draft.content.productIds.length === 0)
      throw new RoomError('wrong-state', "A listing without products can't be published: add one.");
    if (!(await removeDraft(database, appointment.id, draft.id))) throw new RoomError('not-found', 'There is no such instant listing.');
    const index = await presentations.addInstantListing(appointment.id, {
      afterGroupId: body.currentPageGroupId,
      name: body.pageName || draft.name,
      content: draft.content,
      id: draft.id,
    });
    if (body.goTo)
      await engine.run({
        appointmentId: appointment.id,
        attendeeId: guide.id,
        name: 'slide.switch',
        commandId: newId(),
        payload: { index, page: 1 },
      });
    return context.json({ index, extensions: { vitrine: { id: draft.id, isPublished: true } } });
  });

  app.delete('/:groupId', async (context) => {
    const { appointment } = await editorOf(context.req.raw, context.req.param('appointmentId') ?? '');
    const id = idSchema.parse(context.req.param('groupId'));
    if (!(await removeDraft(database, appointment.id, id))) await presentations.removeInstantListing(appointment.id, id);
    return context.body(null, 204);
  });

  return app;
}

/** What an instant listing shows. */
function contentOf(slide: StoredSlide): ListingContent {
  return slide.kind === 'search' ? { search: slide.search } : { productIds: slide.kind === 'listing' ? slide.productIds : [] };
}

function withContent({ id, sectionId, isInstantListing, name }: StoredSlide, content: ListingContent): StoredSlide {
  const base = { id, sectionId, isInstantListing, name };
  if ('search' in content) return { ...base, kind: 'search', search: content.search };
  // A slide without products says so by its error code; the guide is told before.
  if (content.productIds.length === 0)
    throw new RoomError('wrong-state', 'A published listing keeps one product or more: delete it instead.');
  return { ...base, kind: 'listing', productIds: content.productIds };
}

function changed(before: ListingContent, body: z.output<typeof BODIES.listingChange>): ListingContent {
  if (body.search !== undefined) return { search: body.search };
  if (body.productIds === undefined && body.addProductIds.length === 0 && body.removeProductIds.length === 0) return before;
  const removed = new Set(body.removeProductIds);
  const start = body.productIds ?? ('productIds' in before ? before.productIds : []);
  const next = [...new Set([...start, ...body.addProductIds])].filter((id) => !removed.has(id));
  if (next.length > LISTING_LIMIT) throw new RoomError('limit-reached', `A listing can hold ${LISTING_LIMIT} products.`);
  return { productIds: next };
}

function listingView(id: string, name: StoredSlide['name'], content: ListingContent) {
  return { id, name, productIds: 'productIds' in content ? content.productIds : [], search: 'search' in content ? content.search : null };
}

function officialListing(id: string, name: StoredSlide['name'], content: ListingContent) {
  return {
    id,
    title: typeof name === 'string' ? name : (Object.values(name)[0] ?? ''),
    pickedProductIds: 'productIds' in content ? content.productIds : [],
  };
}
