import { createContext, type ReactNode, use } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { ShellContext } from '../visitor/session-context.tsx';
import type { Brand } from './brand.ts';

/** Nobody's: what is drawn outside of an app. */
const PLAIN: Brand = { icons: [], themeColor: { light: '#ffffff', dark: '#000000' } };

const BrandContext = createContext<Brand>(PLAIN);

export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** The merchant's brand. */
export const useBrand = (): Brand => use(BrandContext);

/** The shop's name: the brand's, else the one that the store gives its sales channel; empty where nobody says one, as while the store is away. */
export function useShopName(): string {
  const { name } = useBrand();
  const shell = use(ShellContext);
  return name ?? shell?.shopName ?? '';
}

/** What the logo's link is called: it leads home. */
export function useHomeLabel(): string {
  const t = useTranslate();
  const name = useShopName();
  const home = t('common.navigation.home');
  return name === '' ? home : `${name}, ${home}`;
}
