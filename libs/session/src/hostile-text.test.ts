import { describe, it } from 'vitest';
import { expectLinear } from '@vitrine/e2e-kit/linear-time';
import { parseCookies } from './cookies.ts';
import { crossAppLink, isPathOfApp } from './cross-app-link.ts';
import { processFor } from './path-table.ts';
import { safeRedirectUrl, safeReturnTo } from './redirect-targets.ts';
import { callKind, isKnownPath } from './server/relay-rules.ts';
import { readId, readToken, readVisit } from './server/wire-values.ts';
import { textWithoutTokens } from './server/without-tokens.ts';
import { matchDomain } from './start-up.ts';

const OWN = { ownOrigins: ['https://shop.example'] };
const TOKEN = 'a'.repeat(32);

describe('what a browser or a store sends takes time that grows with its length alone', () => {
  it.each<[string, (text: string) => unknown]>([
    ['cookies', parseCookies],
    ['many cookies', (text) => parseCookies(`${text};a=${text};`)],
    ['a path', processFor],
    ['a path of the other app', (text) => isPathOfApp('sales-room', `/presentation/${text}`)],
    ['a link into the other app', (text) => crossAppLink(text)],
    ['an address to return to', (text) => safeReturnTo(text, OWN)],
    ['a web address to return to', (text) => safeReturnTo(`https://${text}`, OWN)],
    ['where a store sends a browser', (text) => safeRedirectUrl(`https://${text}`, OWN)],
    ['where a store sends a browser by path', (text) => safeRedirectUrl(`https://a.example/${text}?${text}`, OWN)],
    [
      'a call of the Store API',
      (text) => [callKind('POST', text), isKnownPath(`/product/${text}`), isKnownPath(`/document/download/${text}`)],
    ],
    ['a token, an id, a visit', (text) => [readToken(text), readId(text), readVisit(text)]],
    ['an answer of a store', (text) => textWithoutTokens(`{"contextToken":"${TOKEN}","text":${JSON.stringify(text)}}`, [TOKEN])],
    ['an answer of a store that is no JSON', (text) => textWithoutTokens(`contextToken ${TOKEN} ${text}`, [TOKEN, `${TOKEN}b`])],
    [
      'an answer of a store with many fields',
      (text) => textWithoutTokens(`{"contextToken":"x","list":[${JSON.stringify(text)},{"a":${JSON.stringify(text)}}]}`, [TOKEN]),
    ],
    ['a domain of a sales channel', (text) => matchDomain([{ url: text }, { url: `https://${text}///` }], `https://${text}`, 'en-US')],
  ])('%s', (_what, run) => expectLinear(run));
});
