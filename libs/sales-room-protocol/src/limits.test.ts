import { describe, expect, test } from 'vitest';
import { commandEnvelopeSchema, COMMANDS, HEARTBEAT_MS, MAX_MESSAGE_BYTES } from './commands.ts';
import { attendeeNameSchema, chatTextSchema, commandIdSchema, notesTextSchema, presentationPathSchema, timeZoneSchema } from './fields.ts';
import { ACTIONS_LIMIT, cartActionSchema } from './on-behalf.ts';
import { pollAnswersSchema, pollQuestionSchema } from './poll.ts';
import { localizedTextSchema, presentationDefinitionSchema, presentationFileSchema, searchFiltersSchema } from './presentation.ts';
import { CHAT_LIMIT } from './reduce.ts';
import { guideLoginSchema } from './rest.ts';

interface Schema {
  safeParse(value: unknown): { success: boolean };
}

const ID = 'a'.repeat(32);
const text = (length: number) => 'a'.repeat(length);
const list = (length: number) => Array.from({ length }, () => ID);
const slide = { kind: 'product', name: 'Lamp', productId: ID };
const slides = (length: number) => Array.from({ length }, () => slide);
const presentation = (rest: object = {}) => ({ path: 'spring', name: 'Spring', slides: [slide], ...rest });
const withSlide = (rest: object) => presentation({ slides: [{ name: 'Lamp', ...rest }] });
const login = (username: string, password: string) => ({ username, password });
const add = (quantity: unknown) => ({ type: 'add', productId: ID, quantity });
const change = (lineItemId: string, quantity: unknown) => ({ type: 'set-quantity', lineItemId, quantity });
const layers = (spatialLayer: number, temporalLayer: number) => ({
  consumerId: '11111111-1111-4111-8111-111111111111',
  spatialLayer,
  temporalLayer,
});
const answers = (...texts: string[]) => texts.map((each) => ({ text: each }));
const envelope = (rest: object) => ({ name: 'room.leave', commandId: text(8), payload: {}, ...rest });

/** What a schema just takes, and what lies just beyond. */
const EDGES: readonly [what: string, schema: Schema, taken: readonly unknown[], refused: readonly unknown[]][] = [
  ['a name', attendeeNameSchema, ['a', text(80), `a${' '.repeat(398)}a`], ['', text(81), `a${' '.repeat(399)}a`]],
  ['a message', chatTextSchema, ['a', text(2_000), ` ${text(2_000)} `], ['', text(2_001)]],
  ['the question of a poll', pollQuestionSchema, ['a', text(200), ` ${text(200)}\n`], ['', ' \n', text(201), 'a\u202eb', 'a\u0007']],
  [
    'the answers of a poll',
    pollAnswersSchema,
    [answers('a', 'b'), answers('a', 'b', 'c', 'd', text(100)), [{ text: 'a', productId: ID }, { text: 'a' }]],
    [answers('a'), answers('a', 'A'), answers('a', ''), answers('a', text(101)), answers('a', 'b', 'c', 'd', 'e', 'f'), ['a', 'b']],
  ],
  ['a note', notesTextSchema, ['', text(20_000)], [text(20_001)]],
  ['a path', presentationPathSchema, ['a', text(100)], ['', text(101)]],
  ['the id of a command', commandIdSchema, [text(8), text(64)], [text(7), text(65)]],
  ['a time zone', timeZoneSchema, ['UTC', 'Europe/Berlin'], ['', '+02:00', 'Europe/Atlantis', text(65)]],
  ['a text', localizedTextSchema, ['a', text(255), { 'de-DE': 'a' }], ['', ' ', text(256), {}, { de: 'a' }, { 'de-DE': '' }]],
  [
    'kinds to mute',
    COMMANDS['attendee.mute-all'].payload,
    [{}, { kinds: ['audio', 'video'] }],
    [{ kinds: [] }, { kinds: ['audio', 'video', 'audio'] }],
  ],
  [
    'a slide',
    COMMANDS['slide.switch'].payload,
    [{ index: 0 }, { index: 999, page: 1_000 }, { index: 0, page: 1 }],
    [{ index: -1 }, { index: 1_000 }, { index: 0, page: 0 }, { index: 0, page: 1_001 }],
  ],
  [
    'layers',
    COMMANDS['media.set-layers'].payload,
    [layers(0, 0), layers(3, 3)],
    [layers(-1, 0), layers(4, 0), layers(0, -1), layers(0, 4)],
  ],
  [
    'a change of a cart',
    cartActionSchema,
    [add(1), add(9_999), change(text(1), 1), change(text(128), 9_999)],
    [add(0), add(10_000), add(1.5), change('', 1), change(text(129), 1)],
  ],
  ['an envelope', commandEnvelopeSchema, [envelope({})], [envelope({ name: 'room.explode' }), envelope({ more: 1 })]],
  [
    'a login',
    guideLoginSchema,
    [login('a', 'b'), login(text(255), text(1_024))],
    [login('', 'b'), login('a', ''), login(text(256), 'b'), login('a', text(1_025))],
  ],
  [
    'filters of a search',
    searchFiltersSchema,
    [{ manufacturerIds: list(50), propertyIds: list(50), minPrice: 0, order: text(64) }],
    [{ manufacturerIds: list(51) }, { propertyIds: list(51) }, { minPrice: -1 }, { maxPrice: -1 }, { order: text(65) }],
  ],
  [
    'a presentation',
    presentationDefinitionSchema,
    [
      presentation({ guideIds: list(100), slides: slides(200) }),
      withSlide({ kind: 'product', productId: ID, notes: text(20_000) }),
      withSlide({ kind: 'listing', productIds: list(500) }),
      withSlide({ kind: 'listing', productIds: list(1) }),
      withSlide({ kind: 'search', search: text(255) }),
      presentation({ accessibleFrom: '2026-05-04T16:00:00Z', accessibleTo: '2026-05-04T16:00:01Z' }),
    ],
    [
      presentation({ guideIds: list(101) }),
      presentation({ slides: slides(201) }),
      presentation({ slides: [] }),
      withSlide({ kind: 'product', productId: ID, notes: text(20_001) }),
      withSlide({ kind: 'listing', productIds: list(501) }),
      withSlide({ kind: 'listing', productIds: [] }),
      withSlide({ kind: 'search', search: text(256) }),
      withSlide({ kind: 'search', search: ' ' }),
      presentation({ accessibleFrom: '2026-05-04T16:00:00Z', accessibleTo: '2026-05-04T18:00:00+02:00' }),
    ],
  ],
  [
    'a file',
    presentationFileSchema,
    [{ presentations: Array.from({ length: 1_000 }, () => presentation()) }],
    [{ presentations: [] }, { presentations: Array.from({ length: 1_001 }, () => presentation()) }],
  ],
];

describe('limits of what is sent', () => {
  test.each(EDGES)('%s is taken up to its limit, and refused just beyond', (_what, schema, taken, refused) => {
    for (const value of taken) expect(schema.safeParse(value).success, JSON.stringify(value).slice(0, 200)).toBe(true);
    for (const value of refused) expect(schema.safeParse(value).success, JSON.stringify(value).slice(0, 200)).toBe(false);
  });

  test('what is left out has its default: nothing is kept off, one piece, the first page', () => {
    expect(COMMANDS['attendee.mute'].payload.parse({ attendeeId: ID, kinds: ['audio'] })).toMatchObject({ keepOff: false });
    expect(COMMANDS['attendee.mute-all'].payload.parse({})).toEqual({ kinds: ['audio'], keepOff: false });
    expect(COMMANDS['attendee.allow-unmute'].payload.parse({})).toEqual({ attendeeId: null });
    expect(COMMANDS['slide.switch'].payload.parse({ index: 2 })).toEqual({ index: 2, page: 1 });
    expect(cartActionSchema.parse({ type: 'add', productId: ID })).toMatchObject({ quantity: 1 });
    expect(presentationDefinitionSchema.parse(presentation())).toMatchObject({
      isPreview: false,
      enableWishlist: false,
      waitingRoom: false,
      accessibleFrom: null,
      accessibleTo: null,
    });
  });
});

test('figures that both sides were built with stay: an older client meets a newer server', () => {
  expect({ CHAT_LIMIT, ACTIONS_LIMIT, HEARTBEAT_MS, MAX_MESSAGE_BYTES }).toEqual({
    CHAT_LIMIT: 200,
    ACTIONS_LIMIT: 100,
    HEARTBEAT_MS: 700,
    MAX_MESSAGE_BYTES: 65_536,
  });
});
