import { useTranslate } from '@vitrine/i18n/react';
import { useBrand, useShopName } from './brand-context.tsx';

/** The merchant's picture, or the shop's name in the shop's letters; where nobody says a name, where it leads. */
export function ShopLogo() {
  const { logo } = useBrand();
  const t = useTranslate();
  const name = useShopName() || t('common.navigation.home');
  if (logo === undefined) return <span className="v-logo">{name}</span>;
  const { src, srcDark, width, height } = logo;
  return (
    <picture>
      {srcDark === undefined ? null : <source srcSet={srcDark} media="(prefers-color-scheme: dark)" />}
      <img className="v-logo-picture" src={src} width={width} height={height} alt={name} />
    </picture>
  );
}
