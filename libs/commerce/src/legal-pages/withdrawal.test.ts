import { describe, expect, it } from 'vitest';
import { createFormatter, createTranslator, loadMessages } from '@vitrine/i18n';
import { declarationText, receivedText, textFile } from './withdrawal.ts';

const t = createTranslator({ locale: 'en-US', messages: await loadMessages('en-US', ['common', 'legal']) }).t;
const WHOLE = { name: 'Ada Byron', contract: '10007', email: 'ada@vitrine.example', scope: '' };

describe('a declaration of withdrawal', () => {
  it('names contract, person and address, a line for each', () => {
    expect(declarationText(t, WHOLE).split('\n')).toEqual([
      t('legal.withdrawal.statement'),
      '',
      `${t('legal.withdrawal.contract')}: 10007`,
      `${t('legal.withdrawal.name')}: Ada Byron`,
      `${t('legal.withdrawal.email')}: ada@vitrine.example`,
    ]);
  });
  it('of a part says so, and of which', () => {
    const lines = declarationText(t, { ...WHOLE, scope: 'The lamp' }).split('\n');
    expect(lines[0]).toBe(t('legal.withdrawal.statementPart'));
    expect(lines).toContain(`${t('legal.withdrawal.scope')}: The lamp`);
  });
  it('is kept as a file of plain text, whose lines end as every editor knows', () => {
    const address = textFile('one\ntwo & ü');
    expect(address).toMatch(/^data:text\/plain;charset=utf-8,[\w%.~*'()!-]+$/);
    expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe('one\r\ntwo & ü\r\n');
  });
  it('is received at a day and a time of a zone', () => {
    const format = createFormatter({ locale: 'en-US', currency: 'USD', timeZone: 'Europe/Berlin' });
    expect(receivedText(format, '2026-03-05T10:00:00.000Z')).toMatch(/March 5, 2026, 11:00.*\(.+\)$/);
  });
});
