import { gunzipSync } from 'node:zlib';
import { type Fault, fault } from './faults.ts';
import { isRecord, type Parameters, parseJson } from './parameters.ts';

/** As the server's own limits: of the parameter in characters, and of what it holds in bytes. */
const LONGEST = 128 * 1024;
const LONGEST_UNPACKED = LONGEST * 20;

const invalid = (reason: string): Fault =>
  fault(400, 'FRAMEWORK__INVALID_COMPRESSED_CRITERIA_PARAMETER', `The parameter "_criteria" is invalid: ${reason}`, { reason });

function unpack(text: string): Parameters {
  if (text.length > LONGEST) throw invalid('The _criteria parameter is too long');
  if (!/^[\w-]+$/.test(text)) throw invalid('Invalid base64url data');
  let json: string;
  try {
    json = gunzipSync(Buffer.from(text, 'base64url'), { maxOutputLength: LONGEST_UNPACKED }).toString();
  } catch {
    throw invalid('Unable to decompress gzipped data');
  }
  const parsed = parseJson(json);
  if (parsed === undefined) throw invalid('Invalid JSON data');
  if (!isRecord(parsed)) throw invalid('Criteria data must be an array');
  return parsed;
}

/**
 * The query of a GET with the fields of its `_criteria` (base64url of gzip of JSON), which win over plain parameters:
 * the call is then read as a POST with that body would be.
 */
export function expandCriteria(query: Parameters): Parameters {
  const { _criteria: packed, ...plain } = query;
  return typeof packed === 'string' ? { ...plain, ...unpack(packed) } : query;
}
