import { withPassingFailure } from '@vitrine/app-shell/server';
import { loadGuestOrder as guestOrder } from './guest-order.ts';
import { loadCart as cart } from './load-cart.ts';
import { loadAddressChoices as addressChoices, loadCheckout as checkout } from './load-checkout.ts';
import { loadContentPage as contentPage } from './load-content-page.ts';
import { loadMenu as menu } from './load-menu.ts';
import { loadOrders as orders } from './load-order.ts';
import { loadPayableOrder as payableOrder } from './load-payable-order.ts';
import { loadSearch as search } from './load-search.ts';

export const loadAddressChoices = withPassingFailure(addressChoices);
export const loadCart = withPassingFailure(cart);
export const loadCheckout = withPassingFailure(checkout);
export const loadContentPage = withPassingFailure(contentPage);
export const loadGuestOrder = withPassingFailure(guestOrder);
export const loadMenu = withPassingFailure(menu);
export const loadOrders = withPassingFailure(orders);
export const loadPayableOrder = withPassingFailure(payableOrder);
export const loadSearch = withPassingFailure(search);
