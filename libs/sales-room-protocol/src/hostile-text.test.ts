import { describe, it } from 'vitest';
import * as z from 'zod/mini';
import { expectLinear } from '@vitrine/e2e-kit/linear-time';
import {
  attendeeNameSchema,
  chatTextSchema,
  commandIdSchema,
  idSchema,
  notesTextSchema,
  presentationPathSchema,
  timestampSchema,
  timeZoneSchema,
} from './fields.ts';
import { pollQuestionSchema } from './poll.ts';
import { localizedTextSchema, presentationFileSchema, searchFiltersSchema, textFor, utcTime } from './presentation.ts';

describe('fields of messages take time that grows with their length alone', () => {
  it.each<[string, z.core.$ZodType]>([
    ['an id', idSchema],
    ['the path of a presentation', presentationPathSchema],
    ['the id of a command', commandIdSchema],
    ['the name of an attendee', attendeeNameSchema],
    ['a chat message', chatTextSchema],
    ['notes', notesTextSchema],
    ['the question of a poll', pollQuestionSchema],
    ['a time', timestampSchema],
    ['a time zone', timeZoneSchema],
    ['a text in languages', localizedTextSchema],
  ])('%s', (_what, schema) => expectLinear((text) => z.safeParse(schema, text)));

  it.each<[string, (text: string) => unknown]>([
    ['a text under a language that is none', (text) => z.safeParse(localizedTextSchema, { [text]: text })],
    ['a search', (text) => z.safeParse(searchFiltersSchema, { order: text, [text]: text })],
    [
      'a file of presentations',
      (text) =>
        z.safeParse(presentationFileSchema, {
          presentations: [{ path: text, name: text, startsAt: text, timeZone: text, slides: [{ kind: text }] }],
        }),
    ],
    ['a time of a place', (text) => utcTime(text, 'Europe/Berlin')],
    ['a text for a locale', (text) => textFor({ 'en-US': 'x' }, text)],
  ])('%s', (_what, run) => expectLinear(run));
});
