import type { CartError } from '@vitrine/store-api-client';

/**
 * Why a code that was redeemed is not in the cart: said at its field, and nowhere else. One that another code keeps out is no
 * problem to the store, but it is to whoever typed it.
 */
export function refusalOf(errors: readonly CartError[]): CartError | undefined {
  return (
    errors.find(({ messageKey, level }) => level > 0 && /^promotion-not-/.test(messageKey)) ??
    errors.find(({ messageKey }) => messageKey === 'promotion-excluded')
  );
}
