import type { ReactNode } from 'react';
import { Link } from '@vitrine/ui';
import type { CmsLink } from '../model/element-types.ts';
import { isAbsolute } from '../model/safe-url.ts';
import { useCmsContext } from './context.ts';

/** The address of a merchant's link in this app: paths through the context's `href`, everything else as it is. */
function resolveHref(address: string, href: (path: string) => string): string {
  if (isAbsolute(address) || address.startsWith('#') || address.startsWith('?')) return address;
  return href(address.startsWith('/') ? address : `/${address}`);
}

export interface CmsLinkViewProps {
  readonly link: CmsLink;
  /** Name for assistive technology, where the content has none. */
  readonly label?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link a merchant set. */
export function CmsLinkView({ link, label, className, children }: CmsLinkViewProps): ReactNode {
  const { href, labels } = useCmsContext();
  const name = label && link.newTab ? `${label} (${labels.opensInNewTab})` : label;
  return (
    <Link
      variant="plain"
      href={resolveHref(link.href, href)}
      {...(className ? { className } : {})}
      {...(name ? { 'aria-label': name } : {})}
      {...(link.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </Link>
  );
}
