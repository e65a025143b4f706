import contentStyles from '@vitrine/cms-blocks/styles.css?url';
import byHandStyles from '@vitrine/ui/by-hand.css?url';

function loadStyles(href: string): Promise<void> {
  if ([...document.styleSheets].some((sheet) => sheet.href?.endsWith(href))) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    // A page without them works still: nothing waits for them in vain.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/**
 * How looks what a hand opens: modals, menus, tooltips, and the merchant's pages that are read in a modal. It comes with the scripts that
 * open them.
 */
export const loadStylesByHand = (): Promise<unknown> => Promise.all([byHandStyles, contentStyles].map(loadStyles));
