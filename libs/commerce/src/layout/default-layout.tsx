import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ShopLogo, useShell } from '@vitrine/app-shell';
import { useTranslate } from '@vitrine/i18n/react';
import { PageFrame, SiteFooter } from '@vitrine/ui';
import { ShopHeader } from './shop-header.tsx';

/** The layout named `default`: header, page, footer. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { navigation } = useShell();
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
          bottom={<p>{t('common.footer.note')}</p>}
        />
      }
    >
      {children}
    </PageFrame>
  );
}
