/** A guide's own pages, apart from the room: no page of a room carries their code. */
export { GuideHomeScreen } from './guide-home/guide-home-screen.tsx';
export type { GuideHome, GuideInvitations, GuidePageData, GuidePageProblem, GuideRehearsal } from './guide-pages/guide-page-data.ts';
export { InvitationsScreen } from './invitations/invitations-screen.tsx';
export { EditPresentationScreen, NewPresentationScreen } from './presentation-editor/editor-screens.tsx';
export { PresentationImportScreen } from './presentation-import/presentation-import-screen.tsx';
export { RehearsalScreen } from './rehearsal/rehearsal-screen.tsx';
export { SummaryScreen } from './summary/summary-screen.tsx';
