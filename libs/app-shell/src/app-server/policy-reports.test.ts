import { beforeEach, describe, expect, it } from 'vitest';
import { createPolicyReports, REPORT_LIMIT } from './policy-reports.ts';

let lines: string[];
let time: number;
let take: (request: Request) => Promise<Response>;
beforeEach(() => {
  lines = [];
  time = 0;
  take = createPolicyReports(
    (line) => void lines.push(line),
    () => time,
  );
});

const send = async (body: unknown, type = 'application/reports+json') =>
  (
    await take(
      new Request('http://localhost/__storefront/policy-reports', {
        method: 'POST',
        headers: { 'content-type': type },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  ).status;
const violation = (more: object = {}) => ({
  type: 'csp-violation',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    documentURL: 'https://shop.example/account/recover/password?hash=secret#x',
    sourceFile: 'https://shop.example/assets/a.js?x',
    lineNumber: 7,
    ...more,
  },
});

describe('a report of what a policy kept out', () => {
  it('is one line, without what the address of a page may hold', async () => {
    expect(await send([violation()])).toBe(204);
    expect(lines).toEqual([
      'content security policy: script-src-elem kept out inline on https://shop.example/account/recover/password (https://shop.example/assets/a.js, line 7)',
    ]);
  });

  it('is taken in the older form too', async () => {
    expect(
      await send(
        {
          'csp-report': {
            'effective-directive': 'img-src',
            'blocked-uri': 'https://evil.example/x?y',
            'document-uri': 'https://shop.example/',
            'line-number': 3,
          },
        },
        'application/csp-report',
      ),
    ).toBe(204);
    expect(lines).toEqual(['content security policy: img-src kept out https://evil.example/x on https://shop.example/ (no file, line 3)']);
  });

  it('writes no line of its own into the log, however it is made', async () => {
    const evil = 'a\r\nFORGED \u001b[2J\u2028' + 'x'.repeat(1_000);
    expect(
      await send([
        violation({
          effectiveDirective: evil,
          blockedURL: evil,
          documentURL: `https://shop.example/${evil}`,
          sourceFile: { toString: 1 },
          lineNumber: evil,
        }),
      ]),
    ).toBe(204);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[\x20-\x7e]{1,900}$/);
  });

  it.each([
    [400, '{', 'application/reports+json'],
    [413, ' '.repeat(REPORT_LIMIT + 1), 'application/reports+json'],
    [415, '[]', 'application/json'],
    [415, '[]', 'text/plain'],
    [204, 'null', 'application/reports+json'],
    [204, '[null, 1, {"type":"csp-violation"}, {"type":"deprecation","body":{}}]', 'application/reports+json'],
  ])('that is none is answered with %i and logged by nobody', async (status, body, type) => {
    expect(await send(body, type)).toBe(status);
    expect(lines).toEqual([]);
  });

  it('is counted where there are too many', async () => {
    for (let report = 0; report < 30; report += 1) await send([violation(), violation()]);
    expect(lines).toHaveLength(20);
    time = 60_000;
    await send([violation()]);
    expect(lines.slice(20)).toEqual(['40 more reports of content security policies', expect.stringContaining('script-src-elem')]);
  });
});
