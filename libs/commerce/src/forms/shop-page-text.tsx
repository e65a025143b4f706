import type { ReactNode, SyntheticEvent } from 'react';
import type { MessageKey } from '@vitrine/i18n';
import { RichText } from '@vitrine/i18n/react';
import { useShopPages } from '../shop-pages/shop-page-modal.tsx';

/** Shop pages that texts link to, by the mark around the linked words. */
const PAGES = { privacy: 'privacyPage', terms: 'tosPage', revocation: 'revocationPage' };

export interface ShopPageTextProps {
  /** A text with `privacy`, `terms` or `revocation` around the words that lead there. */
  messageKey: Extract<MessageKey, `${string}.privacy` | `checkout.terms.${string}`>;
}

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** A text in which some words open a shop page, such as the privacy policy, without leaving the form. Where the shop has none they are words. */
export function ShopPageText({ messageKey }: ShopPageTextProps) {
  const shopPage = useShopPages();
  const link = (page: string) =>
    function ShopPageButton(text: ReactNode) {
      const open = shopPage(page);
      if (open === undefined) return text;
      return (
        <button
          type="button"
          className="v-text-button"
          // Inside a checkbox's label, which hears presses of its own: who reads the page has not agreed to it.
          onPointerDown={stop}
          onMouseDown={stop}
          onKeyDown={stop}
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            open();
          }}
        >
          {text}
        </button>
      );
    };
  return <RichText message={messageKey} tags={Object.fromEntries(Object.entries(PAGES).map(([tag, page]) => [tag, link(page)]))} />;
}
