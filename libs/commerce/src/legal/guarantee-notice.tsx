import { useFormat, useTranslate } from '@vitrine/i18n/react';
import { Link } from '@vitrine/ui';
import { useMerchant } from './merchant.tsx';

/** The EU's own page on guarantees, in the language of the shop. */
const rightsPage = (language: string): string =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${language}.htm`;

/** Reminds of the legal guarantee of conformity of goods, with the merchant's copy of the official notice where there is one. */
export function GuaranteeNotice() {
  const t = useTranslate();
  const { locale } = useFormat();
  const picture = useMerchant().guaranteeNotice?.[locale];
  const [language = 'en'] = locale.split('-');
  return (
    <div className="v-guarantee-notice">
      <p>
        {t('shop.guarantee.text')} <Link href={rightsPage(language)}>{t('shop.guarantee.rights')}</Link>
      </p>
      {picture === undefined ? null : (
        <a href={picture}>
          <img src={picture} alt={t('shop.guarantee.notice')} loading="lazy" />
        </a>
      )}
    </div>
  );
}
