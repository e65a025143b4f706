/** The pages of a presentation for clients: `main` is the presentation itself. */
export const PRESENTATION_ROUTES = [
  'main',
  'denied',
  'leave',
  'login',
  'not-found',
  'not-started',
  'prejoin',
  'register',
  'waiting',
] as const;
/** One of `PRESENTATION_ROUTES`. */
export type PresentationRoute = (typeof PRESENTATION_ROUTES)[number];

/** The pages of a presentation for its guide. */
export const GUIDE_ROUTES = ['main', 'login', 'not-found'] as const;
/** One of `GUIDE_ROUTES`. */
export type GuideRoute = (typeof GUIDE_ROUTES)[number];

/** Path of a client's page, without locale prefix. */
export function presentationAddress(path: string, route: PresentationRoute = 'main'): string {
  return address('presentation', path, route);
}

/** Path of a guide's page, without locale prefix. */
export function guideAddress(path: string, route: GuideRoute = 'main'): string {
  return address('guide', path, route);
}

/** What stands before a slide's id where an address leads to it. */
export const SLIDE_ANCHOR = 'slide-';

/** A guide's own pages, without locale prefix: those of one presentation by its id. */
export const GUIDE_PAGES = {
  home: '/guide',
  create: '/guide/presentations/new',
  duplicate: (id: string) => `/guide/presentations/new?from=${encodeURIComponent(id)}`,
  import: '/guide/presentations/import',
  invitations: (id: string) => `/guide/presentations/${encodeURIComponent(id)}/invitations`,
  summary: (id: string) => `/guide/presentations/${encodeURIComponent(id)}/summary`,
  edit: (id: string) => `/guide/presentations/${encodeURIComponent(id)}`,
  /** A presentation to be changed, at one of its slides. */
  editSlide: (id: string, slideId: string) =>
    `/guide/presentations/${encodeURIComponent(id)}#${SLIDE_ANCHOR}${encodeURIComponent(slideId)}`,
  rehearsal: (id: string) => `/guide/presentations/${encodeURIComponent(id)}/rehearsal`,
} as const;

/** Path of the page to ask a guide on, without locale prefix. */
export const ASK_ADDRESS = '/ask';

/** Path of an invitation, without locale prefix. */
export function invitationAddress(path: string): string {
  return `/invitation/${encodeURIComponent(path)}`;
}

function address(area: string, path: string, route: string): string {
  return `/${area}/${encodeURIComponent(path)}${route === 'main' ? '' : `/${route}`}`;
}
