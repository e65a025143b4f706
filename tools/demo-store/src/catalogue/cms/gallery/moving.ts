import { t } from '../../text.ts';
import type { CmsContext } from '../context.ts';
import { block, boxed, fixed, type SectionDraft } from '../draft.ts';
import { categoryHref } from '../links.ts';
import { image, imageGallery, imageSlider, vimeo, youtube } from '../slots.ts';
import { chapter, configured } from './frame.ts';

/** Sliders, galleries and videos. */
export function movingSections({ scene, picture, video, model }: CmsContext): SectionDraft[] {
  const slides = (...names: readonly string[]) => names.map((name) => ({ media: scene(name) }));
  return [
    boxed(
      [
        chapter(
          t('Sliders and galleries', 'Bildwechsler und Galerien'),
          t(
            'Arrows and dots inside, outside or not at all. What moves by itself rests under the pointer, has a pause button, and stays still for those who asked for less motion.',
            'Pfeile und Punkte innen, außen oder gar nicht. Was sich von selbst bewegt, ruht unter dem Zeiger, hat einen Pausenknopf und steht still, wenn weniger Bewegung gewünscht ist.',
          ),
        ),
        block('image-slider', [
          configured(imageSlider([{ media: scene('evening'), url: categoryHref('candles') }, ...slides('gifts', 'garden', 'bath')]), {
            autoSlide: true,
            autoplayTimeout: 6000,
            speed: 800,
          }),
        ]),
        block('image-slider', [
          configured(imageSlider(slides('decoration', 'craft', 'work')), {
            navigationArrows: 'outside',
            navigationDots: 'outside',
            displayMode: 'standard',
          }),
        ]),
        block('image-slider', [
          configured(imageSlider(slides('women', 'men')), { navigationArrows: '', navigationDots: 'outside', minHeight: '260px' }),
        ]),
        block('image-gallery', [
          configured(imageGallery('imageGallery', ['decoration', 'tableware', 'textiles', 'accessories', 'work'].map(scene)), {
            galleryPosition: 'left',
            navigationDots: 'inside',
            magnifierOverGallery: true,
          }),
        ]),
        block('image-gallery-big', [
          configured(
            imageGallery('imageGallery', [
              picture('plant-olive-round--terracotta-terracotta--scene-sage', ['Olive tree in use', 'Olivenbaum in Gebrauch']),
              picture('plant-can--copper-copper--scene-oat', ['Watering can in use', 'Gießkanne in Gebrauch']),
              scene('garden'),
            ]),
            { galleryPosition: 'underneath', navigationArrows: 'outside', displayMode: 'contain', keepAspectRatioOnZoom: false },
          ),
        ]),
      ],
      { name: 'Sliders and galleries' },
    ),
    boxed(
      [
        chapter(
          t('Films', 'Filme'),
          t(
            'Nothing comes from a platform before one agrees. The shop’s own film needs no asking.',
            'Von einer Plattform wird nichts geladen, bevor man zustimmt. Der eigene Film des Shops muss nicht fragen.',
          ),
        ),
        block('youtube-video', [configured(youtube('aqz-KE-bpKQ', scene('furniture')), { start: 30, end: 90, loop: true })]),
        block('vimeo-video', [configured(vimeo('1084537', scene('craft')), { color: '#c8693a', title: true, byLine: true })]),
        block('image', [
          image('image', video('living', ['A walk past the armchair, without sound', 'Ein Gang am Sessel vorbei, ohne Ton'])),
        ]),
        block('spatial-viewer', [
          {
            slot: 'default',
            type: 'spatial-viewer',
            config: {
              media: fixed(model('moon-vase', ['Moon vase as a 3D model', 'Mondvase als 3D-Modell'])),
              poster: fixed(picture('vase-moon--terracotta-terracotta--scene-sage', ['Moon vase', 'Mondvase'])),
            },
          },
        ]),
      ],
      { backgroundColor: '#24211d', name: 'Films' },
    ),
  ];
}
