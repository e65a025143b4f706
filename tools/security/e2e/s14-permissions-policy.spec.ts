import { expect, test } from '@playwright/test';
import { ORIGIN } from './support/origin.ts';

/** What the pages at a path let themselves open. */
async function openedBy(path: string): Promise<string> {
  const answer = await fetch(`${ORIGIN}${path}`);
  expect(answer.status, path).toBe(200);
  return answer.headers.get('permissions-policy') ?? '';
}

test('rooms may open camera, microphone and screen; the shop may not, whatever gets into its pages', async () => {
  for (const feature of ['camera', 'microphone', 'display-capture']) {
    for (const path of ['/', '/harbor-mug', '/living']) expect(await openedBy(path), path).toContain(`${feature}=()`);
    expect(await openedBy('/presentation/spring-collection/prejoin')).toContain(`${feature}=(self)`);
  }
});
