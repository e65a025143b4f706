import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import type { CmsPlacement } from '@vitrine/cms-blocks';
import type { FormFailure } from '../forms/form-failure.ts';

/** Parameter of an address that names the slot whose form was sent without scripts. */
export const FORM_SENT = 'sent';

/** What the page's own address said of one of its forms. */
export type PageFormAnswer = FormFailure & { readonly slotId: string };

/** What came of a form without scripts, and where such forms are sent; null where pages have no address of their own, as in a presentation. */
export const PageFormContext = createContext<{ readonly answer: PageFormAnswer | undefined; readonly isIndex: boolean } | null>(null);

/** How the form of a slot works without scripts: it is sent to the page's own address, which answers with the page. */
export function usePageForm({ slotId }: CmsPlacement) {
  const page = use(PageFormContext);
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const isSent = page !== null && params.get(FORM_SENT) === slotId;
  params.delete(FORM_SENT);
  // The router tells the first page from the layout around it by this name.
  if (page?.isIndex) params.set('index', '');
  const id = `form-${slotId}`;
  return {
    id,
    isSent,
    answer: page !== null && page.answer?.slotId === slotId ? page.answer : undefined,
    formProps: page === null ? {} : { action: `${pathname}${params.size > 0 ? `?${params}` : ''}#${id}`, 'data-scripted': '' },
  };
}
