import type { ImageSource } from '../media/image.tsx';

/** A drawn vase in a few colors: pictures that need no network. */
function vase(background: string, body: string, glow: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000"><rect width="800" height="1000" fill="${background}"/><ellipse cx="400" cy="850" rx="230" ry="30" fill="rgba(0,0,0,.12)"/><path d="M330 200h140c-10 90 150 200 150 400 0 150-90 250-220 250s-220-100-220-250c0-200 160-310 150-400z" fill="${body}"/><path d="M300 470c-50 80-60 180-20 270" stroke="${glow}" stroke-width="26" stroke-linecap="round" fill="none" opacity=".6"/><ellipse cx="400" cy="200" rx="70" ry="16" fill="rgba(0,0,0,.35)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const terracotta: ImageSource = { url: vase('#e9dfd1', '#b5573a', '#dd9070'), width: 800, height: 1000, alt: 'Terracotta vase' };
const green: ImageSource = { url: vase('#dfe3dd', '#3f5d4c', '#7d9c87'), width: 800, height: 1000, alt: 'Green vase' };
const blue: ImageSource = { url: vase('#e5dde0', '#3b4a8f', '#8b97d0'), width: 800, height: 1000, alt: 'Blue vase' };
const ochre: ImageSource = { url: vase('#efe7d6', '#d9b25a', '#f4dc9e'), width: 800, height: 1000, alt: 'Ochre vase' };

/** Pictures for stories and tests. */
export const PICTURES = { terracotta, green, blue, ochre };
export const ALL_PICTURES: readonly ImageSource[] = [terracotta, green, blue, ochre];

/** A label as long as they get, with a word that does not fit a phone at large sizes. */
export const LONG_LABEL = 'Donaudampfschifffahrtsgesellschaftskapitän’s hat with hand-stitched band, in a limited edition of three hundred';
export const LONG_TEXT =
  'Fired twice and glazed by hand, each piece keeps a trace of its maker. We work with four small workshops, visit every one of them every year, and pay before the kiln is lit, so that nobody has to hurry.';

/** Arabic, for stories that read from right to left. */
export const ARABIC = {
  add: 'أضف إلى سلة التسوق',
  name: 'مزهرية من الخزف',
  text: 'صنعت كل قطعة يدويا وأحرقت مرتين، وتحمل أثر صانعها.',
  close: 'إغلاق',
  search: 'بحث',
  quantity: 'الكمية',
  more: 'زيادة',
  less: 'تقليل',
  country: 'البلد',
  countries: ['ألمانيا', 'مصر', 'المغرب'] as const,
  next: 'التالي',
  previous: 'السابق',
};

/** Globals of a story that reads from right to left. */
export const RIGHT_TO_LEFT = { locale: 'ar-EG' } as const;

export const CAROUSEL_LABELS = {
  previous: 'Previous',
  next: 'Next',
  slide: (position: number, total: number) => `Slide ${position} of ${total}`,
  pause: 'Pause',
  play: 'Play',
};

export const GALLERY_LABELS = {
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullScreen: 'Full screen',
  close: 'Close',
  image: (position: number, total: number) => `Picture ${position} of ${total}`,
};

export const COUNTRIES = [
  { value: 'de', label: 'Germany' },
  { value: 'at', label: 'Austria' },
  { value: 'gb', label: 'United Kingdom' },
] as const;
