import { data, redirect, type RouterContextProvider } from 'react-router';
import { pageAddress, pageRecord } from '@vitrine/app-shell/server';
import { localePath, type ParsedLocalePath, routeMiddleware } from '@vitrine/routing';
import { requestUserType } from '@vitrine/routing/react-router';
import { attendeeNameSchema, type RoomEntry } from '@vitrine/sales-room-protocol';
import { COOKIES, parseCookies } from '@vitrine/session';
import { guideAddress, type GuideRoute, presentationAddress, type PresentationRoute } from '../room/room-addresses.ts';
import type { InvitationPageData, RoomPageData } from '../room/room-page-data.ts';
import { guideGuard, PRESENTATION_GUARDS, presentationAccessibleGuard, type PresentationGuard, presentationGuard } from './guard-rules.ts';
import { loadEntry, loadOwnInvitation } from './room-server.ts';

interface GuardedRequest {
  request: Request;
  /** Address of the page; a data request of the router has one of its own. */
  url: URL;
  params: { presentationPath?: string | undefined };
  /** Holds the user type of the navigation: the room server is asked as whom. */
  context: Readonly<RouterContextProvider>;
  /** Only tests name another room server. */
  origin?: string | undefined;
}

const GUARDS: Readonly<Record<string, PresentationGuard>> = {
  presentation: presentationGuard,
  'presentation-accessible': presentationAccessibleGuard,
};

/** Statuses of pages that say no. */
const STATUSES: Partial<Record<PresentationRoute | GuideRoute, number>> = { 'not-found': 404, denied: 403 };

/**
 * Runs the guards of a client's page and gives what it is drawn from.
 * @throws Response a redirect to the page that the visitor belongs to; locale and query are kept, and browsers keep the hash.
 */
export async function guardPresentation({ request, url, params, context, origin }: GuardedRequest, route: PresentationRoute) {
  pageRecord(context).markNoStore();
  const path = params.presentationPath ?? '';
  const entry = await loadEntry(request, pageAddress(context).locale.code, path, requestUserType(context), origin);
  for (const guard of routeMiddleware(PRESENTATION_GUARDS[route], GUARDS)) {
    const target = guard(entry, route);
    if (target !== undefined) throw redirectTo(url, pageAddress(context), presentationAddress(path, target));
  }
  return page(request, path, entry, route);
}

/** The same for a guide's page. */
export async function guardGuide({ request, url, params, context, origin }: GuardedRequest, route: GuideRoute) {
  pageRecord(context).markNoStore();
  const path = params.presentationPath ?? '';
  const entry = await loadEntry(request, pageAddress(context).locale.code, path, requestUserType(context), origin);
  const target = guideGuard(entry, route);
  if (target !== undefined) throw redirectTo(url, pageAddress(context), guideAddress(path, target));
  return page(request, path, entry, route);
}

/** The invitation page has no guard: an unknown presentation says so with 404. */
export async function loadInvitation({ request, url, params, context, origin }: GuardedRequest) {
  pageRecord(context).markNoStore();
  const path = params.presentationPath ?? '';
  const entry = await loadEntry(request, pageAddress(context).locale.code, path, requestUserType(context), origin);
  const token = url.searchParams.get('token');
  const invitation =
    token === null || entry.appointment === null ? null : await loadOwnInvitation(request, entry.appointment.id, token, origin);
  const body: InvitationPageData = { ...pageBody(request, path, entry), invitation };
  return data(body, responseOf(entry.appointment === null ? 'not-found' : 'main'));
}

/**
 * Where a client goes on who has just signed in, without locale prefix: the presentation, whose guards know the next step. The
 * query, such as an invitation's token, goes along.
 */
export function wayIn({ url, params }: Pick<GuardedRequest, 'url' | 'params'>): string {
  return presentationAddress(params.presentationPath ?? '') + url.search;
}

function page(request: Request, path: string, entry: RoomEntry, route: PresentationRoute | GuideRoute) {
  return data(pageBody(request, path, entry), responseOf(route));
}

function pageBody(request: Request, path: string, entry: RoomEntry): RoomPageData {
  // A cookie that a script can write is taken as a name that is typed in: one that is none is not shown.
  const remembered = attendeeNameSchema.safeParse(parseCookies(request.headers.get('cookie')).get(COOKIES.attendeeName.name));
  return { path, entry, attendeeName: remembered.data ?? '', now: Date.now() };
}

function responseOf(route: PresentationRoute | GuideRoute) {
  return { status: STATUSES[route] ?? 200 };
}

function redirectTo({ search }: URL, { locale }: ParsedLocalePath, path: string): Response {
  return redirect(localePath(path, locale) + search);
}
