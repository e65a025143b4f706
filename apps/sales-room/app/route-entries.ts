import type { RouteEntry } from '@vitrine/routing/react-router';

/** Every page of the sales room. Ids are route names: those that begin with `guide-` are a guide's. */
export const routeEntries: RouteEntry[] = [
  {
    id: 'guide-home',
    path: 'guide',
    file: 'routes/guide-home/layout.tsx',
    children: [
      { id: 'guide-index', index: true, file: 'routes/guide-home/index.tsx' },
      { id: 'guide-presentations-new', path: 'presentations/new', file: 'routes/guide-home/new-presentation.tsx' },
      { id: 'guide-presentations-import', path: 'presentations/import', file: 'routes/guide-home/import-presentations.tsx' },
      {
        id: 'guide-presentations-presentationId-invitations',
        path: 'presentations/:presentationId/invitations',
        file: 'routes/guide-home/invitations.tsx',
      },
      {
        id: 'guide-presentations-presentationId-summary',
        path: 'presentations/:presentationId/summary',
        file: 'routes/guide-home/summary.tsx',
      },
      {
        id: 'guide-presentations-presentationId-rehearsal',
        path: 'presentations/:presentationId/rehearsal',
        file: 'routes/guide-home/rehearsal.tsx',
      },
      { id: 'guide-presentations-presentationId', path: 'presentations/:presentationId', file: 'routes/guide-home/edit-presentation.tsx' },
    ],
  },
  {
    id: 'guide-presentationPath',
    path: 'guide/:presentationPath',
    file: 'routes/guide/layout.tsx',
    children: [
      { id: 'guide-presentationPath-index', index: true, file: 'routes/guide/index.tsx' },
      { id: 'guide-presentationPath-login', path: 'login', file: 'routes/guide/login.tsx' },
      { id: 'guide-presentationPath-not-found', path: 'not-found', file: 'routes/guide/not-found.tsx' },
      { id: 'guide-presentationPath-all', path: '*', file: 'routes/unknown.tsx' },
    ],
  },
  { id: 'ask', path: 'ask', file: 'routes/ask.tsx' },
  { id: 'invitation-presentationPath', path: 'invitation/:presentationPath', file: 'routes/invitation.tsx' },
  { id: 'invitation-all', path: 'invitation/*', file: 'routes/unknown.tsx' },
  {
    id: 'presentation-presentationPath',
    path: 'presentation/:presentationPath',
    file: 'routes/presentation/layout.tsx',
    children: [
      { id: 'presentation-presentationPath-index', index: true, file: 'routes/presentation/index.tsx' },
      { id: 'presentation-presentationPath-denied', path: 'denied', file: 'routes/presentation/denied.tsx' },
      { id: 'presentation-presentationPath-leave', path: 'leave', file: 'routes/presentation/leave.tsx' },
      { id: 'presentation-presentationPath-login', path: 'login', file: 'routes/presentation/login.tsx' },
      { id: 'presentation-presentationPath-not-found', path: 'not-found', file: 'routes/presentation/not-found.tsx' },
      { id: 'presentation-presentationPath-not-started', path: 'not-started', file: 'routes/presentation/not-started.tsx' },
      { id: 'presentation-presentationPath-prejoin', path: 'prejoin', file: 'routes/presentation/prejoin.tsx' },
      { id: 'presentation-presentationPath-register', path: 'register', file: 'routes/presentation/register.tsx' },
      { id: 'presentation-presentationPath-waiting', path: 'waiting', file: 'routes/presentation/waiting.tsx' },
      { id: 'presentation-presentationPath-all', path: '*', file: 'routes/unknown.tsx' },
    ],
  },
  { id: 'all', path: '*', file: 'routes/unknown.tsx' },
];
