export { mayBeEmbedded } from '../room/embeddable-pages.ts';
export { answerAsk, loadAsk } from './ask-page.ts';
export { guardGuide, guardPresentation, loadInvitation, wayIn } from './guards.ts';
export {
  loadGuideHome,
  loadGuideTexts,
  loadInvitations,
  loadNewPresentation,
  loadPresentationEditor,
  loadPresentationImport,
  loadRehearsal,
  loadSummary,
} from './guide-pages.ts';
