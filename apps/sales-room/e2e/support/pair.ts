import type { PlaywrightWorkerArgs } from '@playwright/test';
import { expectVideoOf, expectVoicesOf } from '@vitrine/e2e-kit/media-assertions';
import type { Participants } from '@vitrine/e2e-kit/participants';
import { makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, joinAsGuest, openPanel, ownVideo, videoOf } from '@vitrine/e2e-kit/room-page';
import type { Pair } from './memory.ts';

/** A guide and a client in a presentation that runs, who see and hear each other; both have the chat open. */
export async function openPair(
  participants: Participants,
  requests: PlaywrightWorkerArgs['playwright']['request'],
  baseURL: string,
  name: string,
): Promise<Pair> {
  const { path } = await makePresentation(requests, baseURL, name, { isStarted: true, hasOnlyProducts: true });
  const [guide, client] = await Promise.all([participants.enter({ looks: 'blue' }), participants.enter({ looks: 'green' })]);
  const pair = { guide, client, path, clientName: 'Cleo' };
  await Promise.all([enterAsGuide(guide, path), joinAsGuest(client, path, pair.clientName)]);
  await guide.page.getByRole('button', { name: 'Turn camera on' }).click();
  await guide.page.getByRole('button', { name: 'Turn microphone on' }).click();
  await expectVideoOf(ownVideo(guide.page), 'blue');
  await openPanel(guide.page, 'Presentation tools');
  await openPanel(guide.page, 'Chat');
  await openPanel(client.page, 'Chat');
  await expectMedia(pair, ['camera', 'mic']);
  return pair;
}

/** Waits until both see and hear what they should: the guide always, the client as far as these sources flow. */
export async function expectMedia({ guide, client, clientName }: Pair, flowing: readonly string[]): Promise<void> {
  await expectVideoOf(videoOf(client.page, 'Mara Ellwood'), 'blue');
  if (flowing.includes('camera')) await expectVideoOf(videoOf(guide.page, clientName), 'green');
  await expectVoicesOf(client.page, ['blue']);
  await expectVoicesOf(guide.page, flowing.includes('mic') ? ['green'] : []);
}
