export { guardGuide, guardPresentation, loadInvitation, wayIn } from './guards.ts';
export { loadGuideHome, loadGuideTexts } from './guide-pages.ts';
