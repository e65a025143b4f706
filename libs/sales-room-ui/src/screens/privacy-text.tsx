import { useOpenShopPage } from '@vitrine/commerce';
import { RichText } from '@vitrine/i18n/react';

/** The consent of a guest; its words open the privacy policy without leaving the form. */
export function PrivacyText() {
  const openShopPage = useOpenShopPage();
  return (
    <RichText
      message="room.prejoin.privacy"
      tags={{
        privacy: (text) => (
          <button
            type="button"
            className="v-text-button"
            onClick={(event) => {
              event.preventDefault();
              openShopPage('privacyPage');
            }}
          >
            {text}
          </button>
        ),
      }}
    />
  );
}
