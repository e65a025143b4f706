import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createStoreApiClient } from '@vitrine/store-api-client';
import { StoreAnswer } from '../presentations/store-answer.ts';
import type { AppointmentRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';
import { appointmentRecord, appointmentRow } from '../testing/records.ts';
import { searchRoutes } from './search-routes.ts';

const APPOINTMENTS = [
  appointmentRecord({ id: 'a', path: 'spring' }, { name: 'Spring sale' }),
  appointmentRecord(
    { id: 'b', path: 'autumn', madeBy: 'gina', status: 'started', startedAt: '2026-02-01T00:00:00.000Z' },
    { name: 'Autumn', isPreview: true, accessibleFrom: '2026-01-15T00:00:00.000Z', accessibleTo: '2026-12-31T00:00:00.000Z', guideIds: [] },
  ),
  appointmentRecord({ id: 'c', path: 'summer', endedAt: '2026-03-01T00:00:00.000Z' }, { name: 'Summer sale', videoAudioSettings: 'none' }),
  appointmentRecord({ id: 'd', path: 'secret' }, { name: 'Secret', guideIds: ['otto'] }),
];

/** A search by the guide Gina; the store knows these domains. */
function search(context: unknown, appointments: readonly AppointmentRecord[] = APPOINTMENTS) {
  const client = createStoreApiClient({
    endpoint: 'http://store.test/store-api',
    accessKey: 'k',
    contextToken: 't',
    retry: { limit: 0 },
    fetch: async () => (context === undefined ? new Response('', { status: 503 }) : Response.json(context)),
  });
  const services = {
    database: { query: async () => appointments.map(appointmentRow) },
    host: { resolveSession: async () => ({ client, locale: 'de-DE' }) },
    publicOrigin: 'https://shop.test',
  } as unknown as Services;
  const app = new Hono().route('/', searchRoutes(services, { guideOf: async () => ({ id: 'gina', isAdmin: false }) } as never));
  app.onError((error, each) =>
    error instanceof StoreAnswer ? each.json({ code: error.code }, error.status) : each.json({ message: error.message }, 500),
  );
  return async (criteria: object = {}) =>
    (await app.request('/dsr-appointment', { method: 'POST', body: JSON.stringify(criteria) })).json() as Promise<{
      total: number;
      code?: string;
      data: Record<string, unknown>[];
    }>;
}
const CONTEXT = {
  token: 't',
  currency: { id: 'e', isoCode: 'EUR' },
  salesChannel: {
    id: 's',
    domains: [
      { id: 'other', url: 'https://other.test' },
      { id: 'own', url: 'https://shop.test/de' },
    ],
  },
};
const found = async (criteria: object) => {
  const { total, data } = await search(CONTEXT)(criteria);
  return [data.map(({ id }) => id).join(''), total];
};

describe('appointments are found', () => {
  it.each<[string, object, [string, number]]>([
    ['all that the guide may present', {}, ['abc', 3]],
    ['by their ids', { ids: ['c', 'a', 'd'] }, ['ac', 2]],
    ['none of no ids', { ids: [] }, ['', 0]],
    ['by a word of their name', { term: 'SALE' }, ['ac', 2]],
    ['by pages', { limit: 2, page: 2 }, ['c', 3]],
    ['first page', { limit: 2 }, ['ab', 3]],
    ['by their path', { filter: [{ type: 'equals', field: 'presentationPath', value: 'autumn' }] }, ['b', 1]],
    ['by a field named in full', { filter: [{ type: 'equals', field: 'dsr_appointment.presentationPath', value: 'autumn' }] }, ['b', 1]],
    ['by a truth', { filter: [{ type: 'equals', field: 'isPreview', value: true }] }, ['b', 1]],
    ['by what they lack', { filter: [{ type: 'equals', field: 'startedAt', value: null }] }, ['ac', 2]],
    ['by one of several', { filter: [{ type: 'equalsAny', field: 'id', value: ['a', 'b', 'x'] }] }, ['ab', 2]],
    ['by one of several in a row', { filter: [{ type: 'equalsAny', field: 'id', value: 'a|c' }] }, ['ac', 2]],
    ['by a part', { filter: [{ type: 'contains', field: 'name', value: 'MME' }] }, ['c', 1]],
    ['by a part of what they lack', { filter: [{ type: 'contains', field: 'guideUserId', value: 'gin' }] }, ['b', 1]],
    ['by their beginning', { filter: [{ type: 'prefix', field: 'name', value: 'S' }] }, ['ac', 2]],
    ['not by something inside', { filter: [{ type: 'prefix', field: 'name', value: 'ale' }] }, ['', 0]],
    [
      'by all that is asked for',
      {
        filter: [
          { type: 'prefix', field: 'name', value: 's' },
          { type: 'contains', field: 'presentationPath', value: 'umm' },
        ],
      },
      ['c', 1],
    ],
    ['in order', { sort: [{ field: 'name' }] }, ['bac', 3]],
    ['in reverse', { sort: [{ field: 'name', order: 'desc' }] }, ['cab', 3]],
    [
      'by what some lack',
      {
        sort: [
          { field: 'startedAt', order: 'DESC' },
          { field: 'id', order: 'DESC' },
        ],
      },
      ['bca', 3],
    ],
    ['by the first that tells them apart', { sort: [{ field: 'mode' }, { field: 'presentationPath' }, { field: 'id' }] }, ['bac', 3]],
  ])('%s', async (_how, criteria, answer) => expect(await found(criteria)).toEqual(answer));

  it.each([{ filter: [{ type: 'equals', field: 'password', value: 'x' }] }, { sort: [{ field: 'x_name' }] }])(
    'by known fields alone (%o)',
    async (criteria) => expect(await search(CONTEXT)(criteria)).toEqual({ code: 'FRAMEWORK__UNMAPPED_FIELD' }),
  );
});

describe('an appointment that is found', () => {
  it('says what it has, and nothing in place of what it lacks', async () => {
    const { data } = await search(CONTEXT)();
    const [plain, full, ended] = data;
    for (const field of ['accessibleFrom', 'accessibleTo', 'startedAt', 'endedAt', 'guideUserId']) expect(plain).not.toHaveProperty(field);
    expect(plain).toMatchObject({ name: 'Spring sale', isPreview: false, default: false, active: true, salesChannelDomainId: 'own' });
    expect(full).toMatchObject({
      accessibleFrom: '2026-01-15T00:00:00.000Z',
      accessibleTo: '2026-12-31T00:00:00.000Z',
      startedAt: '2026-02-01T00:00:00.000Z',
      guideUserId: 'gina',
      createdById: 'gina',
      extensions: { vitrine: { status: 'started', slideCount: 1 } },
    });
    expect(ended).toMatchObject({ endedAt: '2026-03-01T00:00:00.000Z', videoAudioSettings: 'none' });
    expect(plain?.['createdById']).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each<[string, unknown]>([
    ['does not answer', undefined],
    ['names no domain', { ...CONTEXT, salesChannel: { id: 's' } }],
    ['names others', { ...CONTEXT, salesChannel: { id: 's', domains: [{ id: 'other', url: 'https://other.test' }, { id: 'none' }] } }],
  ])('has a domain of our own where the store %s', async (_what, context) => {
    const { data } = await search(context)();
    expect(data[0]?.['salesChannelDomainId']).toMatch(/^[0-9a-f]{32}$/);
  });
});
