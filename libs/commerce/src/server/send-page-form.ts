import { redirect } from 'react-router';
import * as z from 'zod/mini';
import type { RequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { addReview, sendContactForm, subscribeNewsletter } from '@vitrine/store-api-client';
import { contactSchema, newsletterSchema } from '../elements/form-rules.ts';
import { chosen } from '../forms/rules.ts';
import { FORM_SENT, type PageFormAnswer } from '../page/page-form.ts';
import { reviewSchema } from '../product/review-rules.ts';
import { readSubmission, submissionFailure } from './form-submission.ts';

/** Most bytes of a message to the shop: its letters may take nine each. */
const MESSAGE_LIMIT = 65_536;

const place = { slotId: z.string().check(z.regex(/^[\w-]{1,64}$/)), pageType: z.string().check(z.regex(/^\w{1,64}$/)) };
const schema = z.discriminatedUnion('form', [
  z.extend(contactSchema, { ...place, form: z.literal('contact') }),
  z.extend(newsletterSchema, { ...place, form: z.literal('newsletter') }),
  z.extend(reviewSchema, { ...place, form: z.literal('review'), productId: chosen }),
]);

type PageForm = z.output<typeof schema>;

async function send(session: RequestSession, values: PageForm): Promise<void> {
  if (values.form === 'review') {
    const { productId, points, title, content } = values;
    await addReview(await session.clientForWrite(), productId, { title, content, points: Number(points) });
    return;
  }
  if (values.form === 'newsletter') {
    await subscribeNewsletter(session.client, { email: values.email, storefrontUrl: session.storefrontUrl });
    return;
  }
  const { form: _form, privacy: _privacy, pageType, salutationId, ...message } = values;
  await sendContactForm(session.client, { ...message, ...(salutationId ? { salutationId } : {}), cmsPageType: pageType });
}

/** The page itself, in a state of its forms. */
function pageAt(url: URL, slotId: string | undefined): Response {
  const params = new URLSearchParams(url.search);
  params.delete('index');
  params.delete(FORM_SENT);
  if (slotId !== undefined) params.set(FORM_SENT, slotId);
  return redirect(`${url.pathname}${params.size > 0 ? `?${params}` : ''}`, 303);
}

/**
 * Sends a contact or newsletter form of a page, or a review, which a browser without scripts has sent to the page's own address.
 * @throws Response to the page, which confirms it: a reload does not send it again.
 */
export async function sendPageForm({ session, page }: RequestScope, request: Request, url: URL): Promise<PageFormAnswer> {
  page.markNoStore();
  const submission = await readSubmission(request, schema, {}, MESSAGE_LIMIT);
  if ('failure' in submission) {
    const { errors, values } = submission.failure;
    const { slotId } = values;
    // None of the forms of a page: nothing was sent.
    if (slotId === undefined || ['form', 'slotId', 'pageType', 'productId'].some((name) => name in errors)) throw pageAt(url, undefined);
    return { ...submission.failure, slotId };
  }
  const { values, shown } = submission;
  try {
    await send(session, values);
  } catch (error) {
    return { ...submissionFailure('Sending a form', error, shown), slotId: values.slotId };
  }
  throw pageAt(url, values.slotId);
}
