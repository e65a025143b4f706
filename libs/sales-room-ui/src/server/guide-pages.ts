import { data, type RouterContextProvider } from 'react-router';
import { loadPageMessages, pageAddress, type PageMessagesOptions, pageRecord } from '@vitrine/app-shell/server';
import type { Messages } from '@vitrine/i18n';
import {
  createGuideConsultationApi,
  createPresentationsApi,
  isRoomError,
  type PresentationsApi,
  type RoomApiOptions,
  RoomError,
} from '@vitrine/sales-room-client/api';
import { type GuideRecap, type PresentationDefinition, type PresentationResponse, textFor } from '@vitrine/sales-room-protocol';
import { LOCALE_HEADER } from '@vitrine/session';
import type { GuideHome, GuideInvitations, GuidePageData, GuidePageProblem, GuideRehearsal } from '../guide-pages/guide-page-data.ts';
import { roomServerOrigin } from './room-server.ts';

interface GuidePageRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** Only tests name another room server. */
  origin?: string | undefined;
}

/** Refusals of the room server that a page says in its own words; whatever else went wrong may pass. */
const PROBLEMS: Readonly<Partial<Record<string, GuidePageProblem>>> = {
  unauthenticated: 'signed-out',
  'session-expired': 'signed-out',
  'not-found': 'not-found',
  'not-permitted': 'not-permitted',
};

const STATUSES: Readonly<Record<GuidePageProblem, number>> = {
  // The form to sign in is a page like any other.
  'signed-out': 200,
  'not-found': 404,
  'not-permitted': 403,
  unavailable: 503,
};

/** The texts of a guide's own pages, which no other page carries. */
export async function loadGuideTexts(
  { context }: Pick<GuidePageRequest, 'context'>,
  options: PageMessagesOptions,
): Promise<{ texts: Messages }> {
  return { texts: await loadPageMessages(pageAddress(context).locale.code, ['presentations', 'consultation'], options) };
}

/** A guide's home: the presentations that they may give, and who asks in the shop. Whether anybody is signed in, the room server alone knows. */
export const loadGuideHome = (args: GuidePageRequest) =>
  loadGuidePage<GuideHome>(args, async (api, options) => {
    const [{ presentations }, consultations] = await Promise.all([api.list(), createGuideConsultationApi(options).list()]);
    return { presentations, consultations };
  });

/** A new presentation; with `?from=` the one that is copied. */
export const loadNewPresentation = (args: GuidePageRequest & { url: URL }) => {
  const from = args.url.searchParams.get('from');
  return loadGuidePage<PresentationDefinition | null>(args, async (api) => (from === null ? null : (await api.get(from)).definition));
};

/** A presentation to be changed: one that this guide may only present shows nothing to change. */
export const loadPresentationEditor = (args: GuidePageRequest & { params: { presentationId?: string | undefined } }) =>
  loadGuidePage<PresentationDefinition>(args, async (api) => (await ownPresentation(api, args.params.presentationId)).definition);

/** Who is invited to a presentation of one's own. */
export const loadInvitations = (args: GuidePageRequest & { params: { presentationId?: string | undefined } }) =>
  loadGuidePage<GuideInvitations>(args, async (api) => {
    const { presentation } = await ownPresentation(api, args.params.presentationId);
    return { presentation, ...(await api.listInvitations(presentation.id)) };
  });

/** What came of a presentation: the room server says to whom. */
export const loadSummary = (args: GuidePageRequest & { params: { presentationId?: string | undefined } }) =>
  loadGuidePage<GuideRecap>(args, (api) => api.recap(args.params.presentationId ?? ''));

/** A presentation that this guide may give, to be rehearsed. The slides themselves are looked at by the page. */
export const loadRehearsal = (args: GuidePageRequest & { params: { presentationId?: string | undefined } }) =>
  loadGuidePage<GuideRehearsal>(args, async (api) => {
    const { presentation, definition } = await api.get(args.params.presentationId ?? '');
    const { code } = pageAddress(args.context).locale;
    return { presentation, slides: definition.slides.map(({ id = '', name }) => ({ id, name: textFor(name, code) })) };
  });

/** The page to import a file on: nothing but whether somebody is signed in. */
export const loadPresentationImport = (args: GuidePageRequest) => loadGuidePage<null>(args, async () => null);

async function ownPresentation(api: PresentationsApi, id = ''): Promise<PresentationResponse> {
  const found = await api.get(id);
  if (found.presentation.canManage !== true) throw new RoomError('not-permitted', "The presentation is another guide's.");
  return found;
}

async function loadGuidePage<Content>(
  { request, context, origin = roomServerOrigin() }: GuidePageRequest,
  load: (api: PresentationsApi, options: RoomApiOptions) => Promise<Content>,
) {
  pageRecord(context).markNoStore();
  const options: RoomApiOptions = {
    origin,
    cookie: request.headers.get('cookie') ?? undefined,
    headers: { [LOCALE_HEADER]: pageAddress(context).locale.code },
    signal: request.signal,
  };
  const api = createPresentationsApi(options);
  try {
    const [{ guide }, content] = await Promise.all([api.guide(), load(api, options)]);
    return answer<Content>({ state: 'ready', guideName: guide.name, content, now: Date.now() }, 200);
  } catch (error) {
    if (request.signal.aborted) throw error;
    const state = (isRoomError(error) ? PROBLEMS[error.code] : undefined) ?? 'unavailable';
    if (state === 'unavailable') console.error(`The room server did not answer: ${isRoomError(error) ? error.code : String(error)}`);
    return answer<Content>({ state }, STATUSES[state]);
  }
}

const answer = <Content>(body: GuidePageData<Content>, status: number) => data(body, { status });
