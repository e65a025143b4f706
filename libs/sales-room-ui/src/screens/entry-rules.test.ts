import { describe, expect, it } from 'vitest';
import { guestSchema, guideLoginSchema, invitationSchema } from './entry-rules.ts';

const problems = ({ error }: { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]));

describe('the rules for joining as a guest', () => {
  it('accept a name and the consent, and tidy the name as the room does', () => {
    expect(guestSchema.parse({ attendeeName: '  Cleo   K. ', privacy: 'on' })).toEqual({ attendeeName: 'Cleo K.', privacy: 'on' });
  });

  it.each([
    [{}, { attendeeName: 'required', privacy: 'accept' }],
    [{ attendeeName: '   ', privacy: 'on' }, { attendeeName: 'required' }],
    [{ attendeeName: '\u200b', privacy: 'on' }, { attendeeName: 'invalid' }],
    [{ attendeeName: 'x'.repeat(81), privacy: 'on' }, { attendeeName: 'invalid' }],
    [{ attendeeName: 'Cleo' }, { privacy: 'accept' }],
  ])('name what is wrong with %o', (values, expected) => {
    expect(problems(guestSchema.safeParse(values))).toEqual(expected);
  });
});

describe('the rules for a guide who signs in', () => {
  it('keep blanks of a password and drop those around a username', () => {
    expect(guideLoginSchema.parse({ username: ' greta ', password: ' secret ' })).toEqual({ username: 'greta', password: ' secret ' });
  });

  it('require both', () => {
    expect(problems(guideLoginSchema.safeParse({ username: ' ', password: '' }))).toEqual({ username: 'required', password: 'required' });
  });
});

describe('the rules for the answer to an invitation', () => {
  it.each(['accepted', 'maybe', 'declined'])('know %s', (answer) => {
    expect(invitationSchema.parse({ answer })).toEqual({ answer });
  });

  it('accept no other answer, and none at all', () => {
    expect(problems(invitationSchema.safeParse({ answer: 'perhaps' }))).toEqual({ answer: 'choose' });
    expect(problems(invitationSchema.safeParse({}))).toEqual({ answer: 'choose' });
  });
});
