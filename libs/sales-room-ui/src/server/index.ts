export { guardGuide, guardPresentation, loadInvitation, wayIn } from './guards.ts';
export {
  loadGuideHome,
  loadGuideTexts,
  loadInvitations,
  loadNewPresentation,
  loadPresentationEditor,
  loadPresentationImport,
} from './guide-pages.ts';
