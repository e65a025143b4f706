import { expect, it } from 'vitest';
import { slidePicture } from './slide-picture.ts';
import type { SlideContent } from './slide-queries.ts';

const cover = (url: string) => ({ cover: { media: { url, thumbnails: [] } } });
const image = (url: string, kind = 'image') => ({ type: 'image', media: { url, kind, thumbnails: [], width: 4, height: 3 } });
const content = (elements: object[], product: object | null = null) =>
  ({
    product,
    page: { sections: [{ blocks: [{ slots: elements.map((element) => ({ element })) }] }] },
  }) as unknown as SlideContent;
const box = { type: 'product-box', product: { id: 'p', ...cover('/box') } };

it.each([
  ['its product’s', content([image('/hero')], cover('/product')), '/product'],
  ['the first of its page where it shows no product', content([{ type: 'text' }, image('/hero'), image('/second'), box]), '/hero'],
  ['the first of a gallery', content([{ type: 'image-gallery', items: [{ media: image('/first').media }] }]), '/first'],
  ['that of its first product where the page has none', content([image('/clip', 'video'), box]), '/box'],
  ['the page’s where its product has none', content([image('/hero')], { cover: null }), '/hero'],
  ['none where there is none', content([{ type: 'text' }, { type: 'image', media: null }]), undefined],
  ['none of a slide that shows nothing', { ...content([]), page: null }, undefined],
])('the picture of a slide is %s', (_which, slide, url) => expect(slidePicture(slide)?.url).toBe(url));
