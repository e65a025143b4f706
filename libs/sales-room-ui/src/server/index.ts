export { guardGuide, guardPresentation, loadInvitation } from './guards.ts';
