import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  id: 'a'.repeat(32),
  summary: 'Spring',
  url: 'https://shop.example/presentation/spring',
  start: '2026-03-01T09:30:00.000Z',
  end: '2026-03-01T10:30:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
};

test('times are UTC, lines end with CRLF', () => {
  const file = calendarFile(event);
  expect(file).toContain('DTSTART:20260301T093000Z\r\nDTEND:20260301T103000Z\r\n');
  expect(file).toContain(`UID:${'a'.repeat(32)}@shop.example\r\n`);
});

test('the entry says where to go, in a field that calendars show, and reminds a quarter of an hour before', () => {
  const file = calendarFile(event).replaceAll('\r\n ', '');
  expect(file).toContain('DESCRIPTION:Spring\\nhttps://shop.example/presentation/spring\r\n');
  expect(file).toMatch(/BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Spring\r\nTRIGGER:-PT15M\r\nEND:VALARM\r\nEND:VEVENT/);
});

test("text can't break out of its line, and no line has more than 75 octets", () => {
  const file = calendarFile({ ...event, summary: `Ends\nEND:VCALENDAR; a, b \\ ${'ü'.repeat(60)}` });
  expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Ends\\nEND:VCALENDAR\\; a\\, b \\\\ ');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test.each([
  ['a carriage return alone', '\r'],
  ['a line feed alone', '\n'],
  ['both', '\r\n'],
  ['U+0085', '\u0085'],
  ['U+2028', '\u2028'],
  ['U+2029', '\u2029'],
])('%s in a text begins no line of the file', (_what, end) => {
  const file = calendarFile({ ...event, summary: `a${end}ATTACH:https://evil.example` });
  expect(file.split(/\r\n|[\r\n\u0085\u2028\u2029]/).filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  expect(file).toContain('SUMMARY:a\\nATTACH:https://evil.example\r\n');
});

test('other control characters are left out', () => {
  expect(calendarFile({ ...event, summary: 'Spr\u0000in\u001bg\u007f' })).toContain('SUMMARY:Spring\r\n');
});
