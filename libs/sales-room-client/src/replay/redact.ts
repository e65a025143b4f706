import {
  ACCESS_STATUSES,
  APPOINTMENT_STATUSES,
  ATTENDEE_RESTRICTIONS,
  ATTENDEE_STATUSES,
  CHANGES,
  COMMAND_NAMES,
  CONNECTION_STATUSES,
  MEDIA_SOURCES,
  MEDIA_UNAVAILABLE_REASONS,
  POLL_STATUSES,
  ROOM_ERROR_CODES,
  SIGNALS,
  SLIDE_KINDS,
  VIDEO_AUDIO_SETTINGS,
  VIEW_MODES,
  VIEWER_ROLES,
} from '@vitrine/sales-room-protocol';
import { DEVICE_ERROR_CODES } from '../errors/device-error.ts';
import { QUALITY_CAUSES, QUALITY_REMEDIES } from '../quality/quality-report.ts';

/** Words of the protocol and of this client: they say nothing about anybody. */
const WORDS: ReadonlySet<string> = new Set(
  [
    ...[
      ACCESS_STATUSES,
      APPOINTMENT_STATUSES,
      ATTENDEE_RESTRICTIONS,
      ATTENDEE_STATUSES,
      COMMAND_NAMES,
      CONNECTION_STATUSES,
      DEVICE_ERROR_CODES,
      MEDIA_SOURCES,
    ],
    ...[
      MEDIA_UNAVAILABLE_REASONS,
      POLL_STATUSES,
      QUALITY_CAUSES,
      QUALITY_REMEDIES,
      ROOM_ERROR_CODES,
      SLIDE_KINDS,
      VIDEO_AUDIO_SETTINGS,
      VIEWER_ROLES,
      VIEW_MODES,
    ],
    ...[Object.keys(CHANGES), Object.keys(SIGNALS)],
    ...['GUIDE CLIENT audio video accepted maybe declined replaced left session-expired logged-out draining removed blocked'.split(' ')],
    ...[
      'off starting on stopping new connecting connected interrupted failed closed sending unknown good fair poor bandwidth timeout disconnected unreachable'.split(
        ' ',
      ),
    ],
    ...['entered notified outbox local remote media quality video-budget connection track'.split(' ')],
  ].flat(),
);

/** Under these names stands what people wrote or are called, whatever it looks like. */
const PRIVATE = /^(?:text|note|notes|label|title|description|replacedBy|token|email|firstName|lastName)$/i;
const IDENTIFIER = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** What stands for a text that isn't told: its length alone. */
const hidden = (text: string): string => `‹${text.length}›`;

/**
 * A copy without names, chat lines, notes, device names and tokens: of texts only those stay that are known words of the
 * protocol, ids or times. Whatever is added later is hidden until it is known.
 */
export function redact<Value>(value: Value): Value {
  return redacted(value, '') as Value;
}

function redacted(value: unknown, key: string): unknown {
  if (key === 'track') return value === null ? null : 'track';
  if (key === 'routerRtpCapabilities') return value === null ? null : {};
  if (typeof value === 'string') return isHarmless(value, key) ? value : hidden(value);
  if (Array.isArray(value)) return value.map((entry) => redacted(entry, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, redacted(entry, name)]));
}

function isHarmless(text: string, key: string): boolean {
  if (PRIVATE.test(key) || (key === 'name' && !text.includes('.'))) return false;
  return WORDS.has(text) || (!/name/i.test(key) && (IDENTIFIER.test(text) || TIMESTAMP.test(text)));
}
