import { describe, expect, it } from 'vitest';
import { expectLinear } from '@vitrine/e2e-kit/linear-time';
import { CAPTION_TEXT_LIMIT, captionSchema } from './captions.ts';
import { parseNotification } from './notifications.ts';

const ID = 'a'.repeat(32);
const caption = { utteranceId: 'u-1', text: 'Good evening', isFinal: false, language: 'en-US' };
const takes = (change: object): boolean => captionSchema.safeParse({ ...caption, ...change }).success;

describe('a caption', () => {
  it('is one line, its blanks as single spaces', () => {
    expect(captionSchema.parse({ ...caption, text: '  two\n lines\t here ' }).text).toBe('two lines here');
  });

  it('is taken up to its limit, and refused just beyond', () => {
    expect(takes({ text: 'a'.repeat(CAPTION_TEXT_LIMIT) })).toBe(true);
    expect(takes({ text: 'a'.repeat(CAPTION_TEXT_LIMIT + 1) })).toBe(false);
  });

  it.each([
    ['nothing', { text: ' \n ' }],
    ['a control character', { text: 'a\u0007b' }],
    ['a change of direction', { text: 'a\u202eb' }],
    ['half a character', { text: 'a\ud800b' }],
    ['a language that is none', { language: 'en"><img>' }],
    ['a language without end', { language: `en${'-abcdefgh'.repeat(4)}` }],
    ['an utterance without a name', { utteranceId: '' }],
    ['a speaker of their own choice', { attendeeId: ID }],
  ])('is refused with %s', (_what, change) => expect(takes(change)).toBe(false));

  it('takes time that grows with its length alone', async () => {
    await expectLinear((text) => captionSchema.safeParse({ utteranceId: text, text, isFinal: true, language: text }));
  });

  it('is told with who speaks', () => {
    const told = parseNotification({ seq: null, name: 'caption.said', payload: { ...caption, attendeeId: ID } });
    expect(told?.payload).toEqual({ ...caption, attendeeId: ID });
    expect(() => parseNotification({ seq: null, name: 'caption.said', payload: caption })).toThrow();
  });
});
