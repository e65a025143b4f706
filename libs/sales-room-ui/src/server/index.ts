export { guardGuide, guardPresentation, loadInvitation, wayIn } from './guards.ts';
