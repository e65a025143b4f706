import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import type { LinkDescriptor } from 'react-router';

/**
 * The two files that nearly every word is set in come with the first lines of a page: found behind the style sheet they would arrive after
 * the first paint, and words move where a device has no fallback of the same measures.
 */
export const fontLinks: LinkDescriptor[] = [text, display].map((href) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
}));
