import { data, redirect, type RouterContextProvider } from 'react-router';
import { imageOf } from '@vitrine/app-shell';
import { loadPageMessages, type PageMessagesOptions, type RequestScope, requestScope } from '@vitrine/app-shell/server';
import type { FormFailure } from '@vitrine/commerce';
import { readSubmission } from '@vitrine/commerce/server';
import { localePath } from '@vitrine/routing';
import { type ConsultationApi, createConsultationApi, isRoomError } from '@vitrine/sales-room-client/api';
import { type AnnouncedPresentation, attendeeNameSchema, type ConsultationStatus } from '@vitrine/sales-room-protocol';
import { COOKIES, LOCALE_HEADER, parseCookies } from '@vitrine/session';
import { isStoreApiError, listProducts } from '@vitrine/store-api-client';
import { ASK_INTENTS, type AskAnswer, type AskIntent, type AskPageData, type AskProduct } from '../consultation/ask-page-data.ts';
import { askSchemas } from '../consultation/ask-rules.ts';
import { presentationAddress } from '../room/room-addresses.ts';
import { roomServerOrigin } from './room-server.ts';

interface AskRequest {
  request: Request;
  /** Address of the page; a data request of the router has one of its own. */
  url: URL;
  context: Readonly<RouterContextProvider>;
  /** Only tests name another room server. */
  origin?: string | undefined;
}

/** Most bytes of a form: the letters of a question may take nine each. */
const FORM_LIMIT = 32_768;

/** Whose request it is and where it comes from: the room server checks and counts it as if the browser had asked itself. */
const PASSED_ON = ['origin', 'sec-fetch-site', 'x-forwarded-for'] as const;

/** The room server as the visitor of this request; cookies that it sets are noted, to be passed on. */
function consultationApiFor(
  { request, origin = roomServerOrigin() }: AskRequest,
  scope: RequestScope,
): { api: ConsultationApi; cookies: string[] } {
  const cookies: string[] = [];
  const headers: Record<string, string> = { [LOCALE_HEADER]: scope.address.locale.code };
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const api = createConsultationApi({
    origin,
    cookie: request.headers.get('cookie') ?? undefined,
    headers,
    signal: request.signal,
    async fetch(...call) {
      const response = await fetch(...call);
      cookies.push(...response.headers.getSetCookie());
      return response;
    },
  });
  return { api, cookies };
}

/**
 * The page to ask a guide on. A request of this browser's own that waits is renewed by it.
 * @throws Response to the room, once a guide has accepted.
 */
export async function loadAsk(args: AskRequest, options: PageMessagesOptions): Promise<AskPageData> {
  const scope = requestScope(args.context);
  scope.page.markNoStore();
  const productId = productIdOf(args.url);
  const [texts, product, status, announced] = await Promise.all([
    loadPageMessages(scope.address.locale.code, ['consultation'], options),
    productId === undefined ? null : askedProduct(scope, productId),
    statusOf(args, scope),
    announcedTo(args, scope),
  ]);
  if (status?.request?.state === 'accepted' && !status.request.hasJoined)
    throw redirect(localePath(presentationAddress(status.request.path), scope.address.locale));
  // A cookie that a script can write is taken as a name that is typed in: one that is none is not shown.
  const remembered = attendeeNameSchema.safeParse(parseCookies(args.request.headers.get('cookie')).get(COOKIES.attendeeName.name));
  return {
    texts,
    product,
    isProductGone: productId !== undefined && product === null,
    status,
    announced,
    attendeeName: remembered.data ?? '',
  };
}

/**
 * What a form of the page asks, with scripts and without.
 * @throws Response to the page, which shows what came of it: a reload does not ask again.
 */
export async function answerAsk(args: AskRequest) {
  const scope = requestScope(args.context);
  scope.page.markNoStore();
  const customer = scope.session.hasSession
    ? await scope.salesChannelContext().then(
        ({ customer }) => customer,
        () => null,
      )
    : null;
  const isKnown = customer !== null && customer !== undefined && customer.guest !== true;
  const submission = isKnown
    ? await readSubmission(args.request, askSchemas.customer, {}, FORM_LIMIT)
    : await readSubmission(args.request, askSchemas.guest, {}, FORM_LIMIT);
  if ('failure' in submission) return refused(intentOf(submission.failure.values), submission.failure);
  const { values, shown } = submission;
  const { api, cookies } = consultationApiFor(args, scope);
  const productId = productIdOf(args.url);
  try {
    if (values.intent === 'cancel') {
      await api.cancel();
      return data<AskAnswer>({ intent: 'cancel' });
    }
    if (values.intent === 'message') {
      await api.leaveMessage({ name: values.attendeeName, email: values.email, text: values.question, productId });
      return data<AskAnswer>({ intent: 'message', sentTo: values.email });
    }
    await api.ask({ name: values.attendeeName, productId });
  } catch (error) {
    if (args.request.signal.aborted || !isRoomError(error)) throw error;
    return refused(values.intent, failureOf(error.code, shown));
  }
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  throw redirect(args.url.pathname + args.url.search, { status: 303, headers });
}

function failureOf(code: string, values: FormFailure['values']): FormFailure {
  if (code === 'rate-limited' || code === 'limit-reached') return { errors: {}, reason: 'throttled', values };
  console.error(`The room server did not take a form: ${code}`);
  return { errors: {}, reason: 'general', values };
}

const refused = (intent: AskIntent, failure: FormFailure) => data<AskAnswer>({ intent, failure }, { status: 422 });

const intentOf = ({ intent }: Readonly<Record<string, string>>): AskIntent => ASK_INTENTS.find((known) => known === intent) ?? 'ask';

function productIdOf({ searchParams }: URL): string | undefined {
  const id = searchParams.get('product') ?? '';
  return /^[0-9a-f]{32}$/.test(id) ? id : undefined;
}

async function askedProduct({ session }: RequestScope, id: string): Promise<AskProduct | null> {
  try {
    const { elements } = await listProducts(session.client, { ids: [id], limit: 1 });
    const product = elements.find((each) => each.id === id);
    if (product === undefined) return null;
    const name = product.translated.name ?? product.name ?? product.productNumber;
    return { id, name, image: imageOf(product.cover?.media, name), price: product.calculatedPrice.unitPrice };
  } catch (error) {
    if (isStoreApiError(error)) return null;
    throw error;
  }
}

/** Most presentations that the page lists. */
const ANNOUNCED_ON_PAGE = 3;

/** Nobody has asked for them: where they can't be had the page goes without. */
async function announcedTo(args: AskRequest, scope: RequestScope): Promise<readonly AnnouncedPresentation[]> {
  try {
    const { api } = consultationApiFor(args, scope);
    return (await api.announced(scope.address.locale.code)).slice(0, ANNOUNCED_ON_PAGE);
  } catch (error) {
    if (args.request.signal.aborted || !isRoomError(error)) throw error;
    return [];
  }
}

async function statusOf(args: AskRequest, scope: RequestScope): Promise<ConsultationStatus | null> {
  try {
    return await consultationApiFor(args, scope).api.own();
  } catch (error) {
    if (args.request.signal.aborted || !isRoomError(error)) throw error;
    console.error(`The room server did not answer: ${error.code}`);
    return null;
  }
}
