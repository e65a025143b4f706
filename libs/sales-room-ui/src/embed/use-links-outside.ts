import { useEffect } from 'react';
import { mayBeEmbedded } from '../room/embeddable-pages.ts';

/** In a frame there are the room's pages alone: links to others, which no frame may hold, open in a tab of their own. */
export function useLinksOutside(): void {
  useEffect(() => {
    function openOutside({ target }: Event): void {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return;
      if (link.origin === location.origin && mayBeEmbedded(link.pathname)) return;
      link.target = '_blank';
      link.relList.add('noopener');
    }
    // Before any handler of the page, so that the browser follows the link as it is then.
    document.addEventListener('click', openOutside, { capture: true });
    return () => document.removeEventListener('click', openOutside, { capture: true });
  }, []);
}
