import '@vitrine/sales-room-ui/guide-pages.css';
import { Outlet } from 'react-router';
import { PageTexts } from '@vitrine/app-shell';
import { brand } from '@vitrine/brand';
import { titledScreenMeta } from '@vitrine/commerce';
import { loadGuideTexts } from '@vitrine/sales-room-ui/server';
import { pseudoLocale } from '../../app-settings.server.ts';
import type { Route } from './+types/layout';

export const loader = (args: Route.LoaderArgs) => loadGuideTexts(args, { brand, pseudoLocale: pseudoLocale() });

/** Texts are the same on all of a guide's own pages. */
export const shouldRevalidate = (): boolean => false;

export const meta: Route.MetaFunction = titledScreenMeta;

export default function GuideHomeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PageTexts texts={loaderData.texts}>
      <Outlet />
    </PageTexts>
  );
}
