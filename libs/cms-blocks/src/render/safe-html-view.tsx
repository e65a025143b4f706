import type { MouseEvent, ReactNode } from 'react';
import type { SafeHtml } from '../model/safe-html.ts';
import { type CmsRenderContext, useCmsContext } from './context.ts';
import { trustedHtml } from './trusted-html.ts';

export interface SafeHtmlViewProps {
  /** Went through a sanitiser: the type says so. */
  readonly html: SafeHtml;
  readonly className?: string | undefined;
}

/** Whether a click would open a path of this app in place. */
function softTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  const href = anchor?.getAttribute('href');
  return anchor && !anchor.target && href && /^\/(?!\/)/.test(href) ? href : null;
}

/** Sanitised HTML as an element. Its links to the app's own paths navigate softly where the context can. */
export function drawSafeHtml(html: SafeHtml, className: string | undefined, { navigate }: CmsRenderContext): ReactNode {
  const onClick = navigate
    ? (event: MouseEvent) => {
        const href = softTarget(event);
        if (href === null) return;
        event.preventDefault();
        navigate(href);
      }
    : undefined;
  return <div className={className ? `v-html ${className}` : 'v-html'} onClick={onClick} dangerouslySetInnerHTML={trustedHtml(html)} />;
}

/** Writes sanitised HTML. Its links to the app's own paths navigate softly where the context can. */
export function SafeHtmlView({ html, className }: SafeHtmlViewProps): ReactNode {
  return drawSafeHtml(html, className, useCmsContext());
}
