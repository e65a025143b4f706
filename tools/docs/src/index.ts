export { convertSite } from './convert-site.ts';
export { deadLinks } from './dead-links.ts';
