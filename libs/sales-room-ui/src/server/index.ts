export { guideGuard, presentationAccessibleGuard, presentationGuard } from './guard-rules.ts';
export { guardGuide, guardPresentation, loadInvitation } from './guards.ts';
export { loadEntry, roomApiFor, roomServerOrigin } from './room-server.ts';
