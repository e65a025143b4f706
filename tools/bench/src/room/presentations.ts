import type { RunningVitrine } from '@vitrine/start';
import { createVisitor } from './visitor.ts';

/** Admin user of the demo store who guides. */
export const GUIDE = { username: 'guide', password: 'guide-demo', name: 'Mara Ellwood' } as const;

interface Definition {
  readonly slides: readonly Readonly<Record<string, unknown>>[];
}

let rooms = 0;

/** Makes a presentation of the demo's slides, with changes to what the demo's says of itself. */
export async function makePresentation(
  { origin, invitationPath }: Pick<RunningVitrine, 'origin' | 'invitationPath'>,
  { isStarted = false, ...changes }: { readonly isStarted?: boolean; readonly accessibleFrom?: string } = {},
): Promise<{ path: string }> {
  const guide = createVisitor(origin);
  await guide.call('POST', '/room-api/guide/login', { username: GUIDE.username, password: GUIDE.password });
  const { presentations } = (await guide.call('GET', '/room-api/presentations')) as { presentations: { id: string; path: string }[] };
  const demo = presentations.find((presentation) => presentation.path === invitationPath);
  const { definition } = (await guide.call('GET', `/room-api/presentations/${demo?.id ?? ''}`)) as { definition: Definition };
  const path = `bench-${Date.now().toString(36)}-${(rooms += 1)}`;
  const slides = definition.slides.map((slide) => ({ ...slide, id: undefined }));
  const { presentation } = (await guide.call('POST', '/room-api/presentations', {
    ...definition,
    id: undefined,
    slides,
    path,
    ...changes,
  })) as { presentation: { id: string } };
  for (const action of isStarted ? ['join-as-guide', 'start'] : [])
    await guide.call('POST', `/api/_action/dsr/appointment/${presentation.id}/${action}`, {});
  return { path };
}
