/** In a file of its own, so that pages without an error do without the shop's header. */
export { ErrorLayout } from '@vitrine/commerce';
