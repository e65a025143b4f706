import { describe, expect, test } from 'vitest';
import type { DoctorReport } from './examine-store.ts';
import { renderReport } from './render-report.ts';

const finding = { id: 'x', severity: 'error', title: 'Title', remedy: 'Do it.' } as const;
const report = (change: Partial<DoctorReport> = {}): DoctorReport => ({
  endpoint: 'https://shop.example/store-api',
  examined: true,
  findings: [],
  counts: { error: 0, warning: 0, note: 0 },
  requests: 2,
  ...change,
});

describe('a report for people', () => {
  test('says what was found, each with its remedy, and how often', () => {
    const text = renderReport(
      report({
        findings: [
          { ...finding, detail: 'Detail.' },
          { ...finding, severity: 'warning' },
          { ...finding, severity: 'note' },
          { ...finding, severity: 'note', remedy: 'Nothing to do.' },
          { ...finding, severity: 'warning', remedy: 'Nothing else helps.' },
        ],
        counts: { error: 1, warning: 2, note: 2 },
        requests: 1,
      }),
    );
    expect(text).toBe(
      [
        'Store API at https://shop.example/store-api',
        '✗ Title  [x]\n    Detail.\n    → Do it.',
        '! Title  [x]\n    → Do it.',
        '· Title  [x]\n    → Do it.',
        '· Title  [x]',
        '! Title  [x]\n    → Nothing else helps.',
        '1 error, 2 warnings, 2 notes (1 request).\n',
      ].join('\n\n'),
    );
  });

  test('calls a server healthy that has neither errors nor warnings', () => {
    const summary = (counts: DoctorReport['counts']) => renderReport(report({ counts })).split('\n\n').at(-1);
    expect(summary({ error: 0, warning: 0, note: 1 })).toBe('Healthy. 0 errors, 0 warnings, 1 note (2 requests).\n');
    expect(summary({ error: 0, warning: 1, note: 0 })).toBe('0 errors, 1 warning, 0 notes (2 requests).\n');
    expect(summary({ error: 1, warning: 0, note: 0 })).toBe('1 error, 0 warnings, 0 notes (2 requests).\n');
    expect(renderReport(report({ examined: false }))).toContain('\n\nCould not be examined.\n');
  });

  test('breaks lines after 96 characters, between words', () => {
    const lines = (last: string) =>
      renderReport(report({ findings: [{ ...finding, detail: `${'a'.repeat(90)} ${last} end` }] }))
        .split('\n')
        .filter((line) => line.startsWith('    ') && !line.includes('→'))
        .map((line) => line.trim());
    expect(lines('12345')).toEqual([`${'a'.repeat(90)} 12345`, 'end']);
    expect(lines('123456')).toEqual(['a'.repeat(90), '123456 end']);
  });
});
