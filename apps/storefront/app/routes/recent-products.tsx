import { RecentProductsPage, titledScreenMeta } from '@vitrine/commerce';
import type { Route } from './+types/recent-products';

export const meta: Route.MetaFunction = titledScreenMeta;

export default function RecentlyViewed() {
  return <RecentProductsPage />;
}
