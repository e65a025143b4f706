import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ConsentSettings, ShopLogo, useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Link, PageFrame, SiteFooter } from '@vitrine/ui';
import { ShopHeader } from './shop-header.tsx';

/** The layout named `default`: header, page, footer. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { navigation, shopPages } = useShell();
  const { pathname } = useLocation();
  return (
    <PageFrame
      width="full"
      skipLinkLabel={t('common.navigation.skipToContent')}
      header={<ShopHeader path={pathname} />}
      footer={
        <SiteFooter
          label={t('common.navigation.footer')}
          lead={
            <>
              <ShopLogo />
              <p>{t('common.footer.claim')}</p>
            </>
          }
          columns={navigation.footer.flatMap(({ label, href, children }) => {
            const links = (children ?? []).map((child) => ({ label: child.label, href: child.href }));
            if (links.length > 0) return [{ title: label, links }];
            return href === undefined ? [] : [{ title: label, links: [{ label, href }] }];
          })}
          bottom={
            <>
              <p>{t('common.footer.note')}</p>
              <Link href={localePath('/withdrawal')}>{t('common.footer.withdrawal')}</Link>
              {/* The merchant's own statement is in the menus already. */}
              {shopPages['accessibilityPage'] === undefined ? (
                <Link href={localePath('/accessibility')}>{t('common.footer.accessibility')}</Link>
              ) : null}
              <ConsentSettings />
            </>
          }
        />
      }
    >
      {children}
    </PageFrame>
  );
}
