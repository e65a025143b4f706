import type { ImageSource } from '../src/index.ts';

/** A drawn vase in a few colours: pictures that need no network. */
function vase(background: string, body: string, glow: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000"><rect width="800" height="1000" fill="${background}"/><ellipse cx="400" cy="850" rx="230" ry="30" fill="rgba(0,0,0,.12)"/><path d="M330 200h140c-10 90 150 200 150 400 0 150-90 250-220 250s-220-100-220-250c0-200 160-310 150-400z" fill="${body}"/><path d="M300 470c-50 80-60 180-20 270" stroke="${glow}" stroke-width="26" stroke-linecap="round" fill="none" opacity=".6"/><ellipse cx="400" cy="200" rx="70" ry="16" fill="rgba(0,0,0,.35)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const pictures: ImageSource[] = [
  { url: vase('#e9dfd1', '#b5573a', '#dd9070'), width: 800, height: 1000, alt: 'Terracotta vase' },
  { url: vase('#dfe3dd', '#3f5d4c', '#7d9c87'), width: 800, height: 1000, alt: 'Green vase' },
  { url: vase('#e5dde0', '#3b4a8f', '#8b97d0'), width: 800, height: 1000, alt: 'Blue vase' },
  { url: vase('#efe7d6', '#d9b25a', '#f4dc9e'), width: 800, height: 1000, alt: 'Ochre vase' },
];
