import { useShopPages } from '@vitrine/commerce';
import { RichText } from '@vitrine/i18n/react';

/** The consent of a guest; its words open the privacy policy, where there is one, without leaving the form. */
export function PrivacyText() {
  const open = useShopPages()('privacyPage');
  return (
    <RichText
      message="room.prejoin.privacy"
      tags={{
        privacy: (text) =>
          open === undefined ? (
            text
          ) : (
            <button
              type="button"
              className="v-text-button"
              onClick={(event) => {
                event.preventDefault();
                open();
              }}
            >
              {text}
            </button>
          ),
      }}
    />
  );
}
