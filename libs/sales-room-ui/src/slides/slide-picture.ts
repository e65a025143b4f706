import { imageOf } from '@vitrine/app-shell';
import type { CmsElement, CmsMedia } from '@vitrine/cms-blocks';
import type { ImageSource } from '@vitrine/ui';
import { pageProducts } from './page-products.ts';
import type { SlideContent } from './slide-queries.ts';

/** One picture that a slide is known by: its product's, else the first of its page, else that of the first product on it. */
export function slidePicture({ product, page }: SlideContent): ImageSource | null {
  const slots = (page?.sections ?? []).flatMap(({ blocks }) => blocks.flatMap((block) => block.slots));
  const pictures = [
    imageOf(product?.cover?.media, ''),
    ...slots.map(({ element }) => elementPicture(element)),
    ...pageProducts(page).map(({ cover }) => imageOf(cover?.media, '')),
  ];
  return pictures.find((picture) => picture !== undefined) ?? null;
}

function elementPicture(element: CmsElement): ImageSource | undefined {
  if (element.type === 'image') return pictureOf(element.media);
  return element.type === 'image-slider' || element.type === 'image-gallery' ? pictureOf(element.items[0]?.media) : undefined;
}

function pictureOf(media: CmsMedia | null | undefined): ImageSource | undefined {
  if (media?.kind !== 'image') return undefined;
  const { url, thumbnails, width, height } = media;
  return { url, thumbnails, width: width ?? undefined, height: height ?? undefined };
}
