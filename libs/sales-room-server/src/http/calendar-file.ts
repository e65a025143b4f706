/** One appointment for a calendar. Times are ISO 8601. */
export interface CalendarEvent {
  id: string;
  summary: string;
  url: string;
  start: string;
  end: string;
  updatedAt: string;
  /** Where it takes place by the clock: calendars that know the field show the times there. */
  timeZone?: string;
}

/** An iCalendar file (RFC 5545). */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//VITRINE//Sales room//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(event.timeZone === undefined ? [] : [`X-WR-TIMEZONE:${event.timeZone}`]),
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(event.url).hostname}`,
    `DTSTAMP:${stamp(event.updatedAt)}`,
    `DTSTART:${stamp(event.start)}`,
    `DTEND:${stamp(event.end)}`,
    `SUMMARY:${escape(event.summary)}`,
    `LOCATION:${escape(event.url)}`,
    `URL:${event.url}`,
    // Not every calendar shows the address; all show the description.
    `DESCRIPTION:${escape(`${event.summary}\n${event.url}`)}`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(event.summary)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function stamp(time: string): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Readers take more than CRLF for the end of a line. */
const LINE_END = /\r\n?|[\n\u0085\u2028\u2029]/g;

function escape(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(LINE_END, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Lines of at most 75 octets, continued with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
