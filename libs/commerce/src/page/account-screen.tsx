import type { ReactNode } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { type BreadcrumbItem, Heading } from '@vitrine/ui';
import { ScreenHead } from './screen-head.tsx';

export interface AccountScreenProps {
  /** Of the heading, and of the document. */
  title: string;
  /** Of this page in the breadcrumbs, where that is not its title. */
  label?: string | undefined;
  /** Pages between the account and this one. */
  way?: readonly BreadcrumbItem[] | undefined;
  children: ReactNode;
}

/** One page of the account: its title, the way back, its heading. */
export function AccountScreen({ title, label = title, way = [], children }: AccountScreenProps) {
  const t = useTranslate();
  return (
    <div className="v-account-page">
      <ScreenHead title={title} way={[{ label: t('account.breadcrumb.account'), href: '/account' }, ...way, { label }]} />
      <Heading level={1}>{title}</Heading>
      {children}
    </div>
  );
}
