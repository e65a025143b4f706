import { withPassingFailure } from '@vitrine/app-shell/server';
import { loadGuestOrder as guestOrder } from './guest-order.ts';
import { loadCart as cart } from './load-cart.ts';
import { loadAddressChoices as addressChoices, loadCheckout as checkout } from './load-checkout.ts';
import { loadContentPage as contentPage } from './load-content-page.ts';
import { loadPayableOrder as payableOrder } from './load-payable-order.ts';
import { loadSearch as search } from './load-search.ts';
import { loadOrderFiles as orderFiles, loadOrderHistory as orderHistory } from './order-history.ts';

export const loadAddressChoices = withPassingFailure(addressChoices);
export const loadCart = withPassingFailure(cart);
export const loadCheckout = withPassingFailure(checkout);
export const loadContentPage = withPassingFailure(contentPage);
export const loadGuestOrder = withPassingFailure(guestOrder);
export const loadOrderFiles = withPassingFailure(orderFiles);
export const loadOrderHistory = withPassingFailure(orderHistory);
export const loadPayableOrder = withPassingFailure(payableOrder);
export const loadSearch = withPassingFailure(search);
