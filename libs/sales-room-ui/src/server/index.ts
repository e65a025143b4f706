export { guardGuide, guardPresentation, loadInvitation, wayIn } from './guards.ts';
export { loadGuideHome, loadGuideTexts, loadNewPresentation, loadPresentationEditor } from './guide-pages.ts';
