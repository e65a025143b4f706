import { readFileSync } from 'node:fs';
import { isRoutingError, parseRedirectList, type RedirectList } from '@vitrine/routing';
import { SessionError } from '@vitrine/session/server';

/**
 * Reads the redirect list that `REDIRECTS_FILE` names; an empty one where none is named.
 * @throws SessionError `ENVIRONMENT`, naming the setting, the file, and each line that is wrong.
 */
export function readRedirectsFile(path: string | undefined): RedirectList {
  if (!path) return parseRedirectList('');
  try {
    return parseRedirectList(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = isRoutingError(error) ? error.message : 'expected a text file that this process may read';
    throw new SessionError(
      'ENVIRONMENT',
      reason
        .split('\n')
        .map((line) => `REDIRECTS_FILE: ${path}, ${line}`)
        .join('\n'),
      { cause: error },
    );
  }
}
