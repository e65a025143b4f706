import type { MetaDescriptor } from 'react-router';
import type { PageHead } from '../page-head.ts';

/** A page's head as a route's `meta` export returns it. */
export function metaDescriptors(head: PageHead): MetaDescriptor[] {
  return [
    { title: head.title },
    ...head.meta,
    ...head.links.map(({ hrefLang, ...link }) => ({ tagName: 'link' as const, ...link, ...(hrefLang ? { hrefLang } : {}) })),
  ];
}
