import { HydrationBoundary } from '@tanstack/react-query';
import { CartPage } from '@vitrine/commerce';
import { loadCart, requestSession } from '@vitrine/commerce/server';
import type { Route } from './+types/cart';

export const loader = ({ context }: Route.LoaderArgs) => loadCart(requestSession(context));

export default function Cart({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <CartPage />
    </HydrationBoundary>
  );
}
