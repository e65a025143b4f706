import { sceneKey } from '@vitrine/demo-pictures';
import type { CmsPageModel } from '../assortment-model.ts';
import { t } from '../text.ts';
import { type CmsContext, productId, productIds } from './context.ts';
import { block, boxed, page, wide } from './draft.ts';
import { NOTES } from './presentation-notes.ts';
import { image, imageGallery, imageSlider, like, notes, productBox, productSlider, text } from './slots.ts';

const FULL = { marginTop: '0', marginBottom: '0', marginLeft: '0', marginRight: '0' } as const;

/** Slides of the presentation “Spring collection”. */
function springSlides({ scene, picture }: CmsContext): CmsPageModel[] {
  return [
    page('slide-welcome', 'presentation', t('Welcome', 'Willkommen'), [
      wide([
        block(
          'text-on-image',
          [
            text(
              'content',
              t(
                '<h1>The spring collection</h1><p>Forty new pieces, seven stops, about half an hour. Interrupt us whenever you like.</p>',
                '<h1>Die Frühlingskollektion</h1><p>Vierzig neue Stücke, sieben Stationen, etwa eine halbe Stunde. Unterbrechen Sie uns gern jederzeit.</p>',
              ),
              'center',
            ),
          ],
          { backgroundMediaKey: sceneKey('spring-hero'), backgroundMediaMode: 'cover', ...FULL },
        ),
      ]),
      boxed([
        block('text-three-column', [
          text(
            'left',
            t(
              '<h2>Look</h2><p>Open any product for details while we talk.</p>',
              '<h2>Ansehen</h2><p>Öffnen Sie jedes Produkt, während wir sprechen.</p>',
            ),
          ),
          text(
            'center',
            t('<h2>Like</h2><p>The heart keeps a list for you.</p>', '<h2>Merken</h2><p>Das Herz führt eine Liste für Sie.</p>'),
          ),
          text(
            'right',
            t(
              '<h2>Keep</h2><p>Your cart stays yours, here and in the shop.</p>',
              '<h2>Behalten</h2><p>Ihr Warenkorb bleibt Ihrer, hier und im Shop.</p>',
            ),
          ),
        ]),
        block('notes', [notes(NOTES.welcome)]),
      ]),
    ]),
    page('slide-light', 'presentation', t('Light', 'Licht'), [
      boxed([
        block('image-text', [
          image('left', scene('lighting'), { minHeight: '380px' }),
          text(
            'right',
            t(
              '<h2>Light for longer evenings</h2><p>Three lamps that make the most of dusk: one to read by, one to talk by, one to look at.</p>',
              '<h2>Licht für längere Abende</h2><p>Drei Leuchten für die Dämmerung: eine zum Lesen, eine zum Reden, eine zum Ansehen.</p>',
            ),
            'center',
          ),
        ]),
        block('product-three-column', [
          productBox('left', productId('porto-mini')),
          productBox('center', productId('halo-lamp')),
          productBox('right', productId('dome-pendant')),
        ]),
        block('like', [like(productId('porto-mini'))]),
        block('notes', [notes(NOTES.light)]),
      ]),
    ]),
    page('slide-table', 'presentation', t('At the table', 'Am Tisch'), [
      boxed([
        block('image-text-cover', [
          image('left', scene('tableware'), { minHeight: '400px' }),
          text(
            'right',
            t(
              '<h2>Breakfast outside</h2><p>Glazes by Ostra, glass by Fennmark, lemons by the market.</p>',
              '<h2>Frühstück im Freien</h2><p>Glasuren von Ostra, Glas von Fennmark, Zitronen vom Markt.</p>',
            ),
            'center',
          ),
        ]),
        block('product-slider', [
          productSlider(
            productIds('harbor-mug', 'lemon-bowl', 'garden-plate-set', 'spring-carafe', 'gala-coupe', 'kyoto-teapot', 'ribbed-tumblers'),
            t('On the table', 'Auf dem Tisch'),
          ),
        ]),
        block('like', [like(productId('harbor-mug'))]),
        block('notes', [notes(NOTES.table)]),
      ]),
    ]),
    page('slide-textiles', 'presentation', t('Textiles', 'Textilien'), [
      boxed([
        block('image-two-column', [
          image('left', scene('textiles'), { minHeight: '340px' }),
          image('right', picture('folded-throw-check--oat-forest--scene-oat', ['Highland throw', 'Highland Decke']), {
            minHeight: '340px',
          }),
        ]),
        block('text-teaser', [
          text(
            'content',
            t(
              '<h2>Woven by the river</h2><p>Kestrel Mill raises its wool with real thistles. You can feel it.</p>',
              '<h2>Am Fluss gewebt</h2><p>Kestrel Mill raut die Wolle mit echten Disteln auf. Das spürt man.</p>',
            ),
          ),
        ]),
        block('product-three-column', [
          productBox('left', productId('highland-throw'), 'image'),
          productBox('center', productId('arcade-pillow'), 'image'),
          productBox('right', productId('linen-pillow'), 'image'),
        ]),
        block('like', [like(productId('highland-throw'))]),
        block('notes', [notes(NOTES.textiles)]),
      ]),
    ]),
    page('slide-wardrobe', 'presentation', t('Wardrobe', 'Garderobe'), [
      boxed([
        block('image-slider', [imageSlider([{ media: scene('women') }, { media: scene('men') }, { media: scene('accessories') }])]),
        block('product-slider', [
          productSlider(
            productIds(
              'market-dress',
              'sage-cardigan',
              'city-trench',
              'chore-jacket',
              'striped-tee',
              'court-sneaker',
              'crescent-bag',
              'quay-sunglasses',
            ),
            t('A small wardrobe', 'Eine kleine Garderobe'),
            'image',
          ),
        ]),
        block('notes', [notes(NOTES.wardrobe)]),
      ]),
    ]),
    page('slide-green', 'presentation', t('Green company', 'Grüne Gesellschaft'), [
      boxed([
        block('image-text', [
          image('left', scene('garden'), { minHeight: '360px' }),
          text(
            'right',
            t(
              '<h2>Green company</h2><p>Plants that forgive, pots that drain, and a can that reaches the back row.</p>',
              '<h2>Grüne Gesellschaft</h2><p>Pflanzen, die verzeihen, Töpfe, die ablaufen, und eine Kanne, die bis in die hinterste Reihe reicht.</p>',
            ),
            'center',
          ),
        ]),
        block('product-three-column', [
          productBox('left', productId('rubber-plant'), 'minimal'),
          productBox('center', productId('olive-tree'), 'minimal'),
          productBox('right', productId('brass-watering-can'), 'minimal'),
        ]),
        block('image-gallery', [
          imageGallery('imageGallery', [
            scene('garden'),
            picture('plant-olive-round--terracotta-terracotta--scene-sage', ['Olive tree in use', 'Olivenbaum in Gebrauch']),
            picture('plant-can--copper-copper--scene-oat', ['Watering can in use', 'Gießkanne in Gebrauch']),
          ]),
        ]),
        block('like', [like(productId('olive-tree'))]),
        block('notes', [notes(NOTES.green)]),
      ]),
    ]),
    page('slide-farewell', 'presentation', t('Thank you', 'Vielen Dank'), [
      boxed([
        block('image-text-cover', [
          image('left', scene('farewell'), { minHeight: '420px' }),
          text(
            'right',
            t(
              '<h2>Questions?</h2><p>Stay as long as you like. Your list and your cart wait for you in the shop.</p>',
              '<h2>Fragen?</h2><p>Bleiben Sie, solange Sie möchten. Ihre Liste und Ihr Warenkorb warten im Shop auf Sie.</p>',
            ),
            'center',
          ),
        ]),
        block('product-slider', [
          productSlider(
            productIds('bud-vase', 'amber-candle', 'harbor-canvas-tote', 'soap-trio', 'atelier-notebook'),
            t('Something small to take home', 'Eine Kleinigkeit zum Mitnehmen'),
            'minimal',
          ),
        ]),
        block('notes', [notes(NOTES.farewell)]),
      ]),
    ]),
    page('slide-ended', 'presentation', t('Presentation ended', 'Präsentation beendet'), [
      wide([
        block(
          'text-on-image',
          [
            text(
              'content',
              t(
                '<h1>That was spring</h1><p>Thank you for your time. Your cart and your likes are still here.</p>',
                '<h1>Das war der Frühling</h1><p>Vielen Dank für Ihre Zeit. Ihr Warenkorb und Ihre Merkliste sind noch da.</p>',
              ),
              'center',
            ),
          ],
          { backgroundMediaKey: sceneKey('farewell'), backgroundMediaMode: 'cover', ...FULL },
        ),
      ]),
    ]),
  ];
}

/** Slides of the preview “Lookbook”. */
function lookbookSlides({ scene }: CmsContext): CmsPageModel[] {
  return [
    page('lookbook-cover', 'presentation', t('Lookbook', 'Lookbook'), [
      wide([
        block(
          'text-on-image',
          [
            text(
              'content',
              t(
                '<h1>Autumn lookbook</h1><p>A first look, for guides only. Nothing here is final.</p>',
                '<h1>Herbst-Lookbook</h1><p>Ein erster Blick, nur für das Team. Noch ist nichts endgültig.</p>',
              ),
              'center',
            ),
          ],
          { backgroundMediaKey: sceneKey('evening'), backgroundMediaMode: 'cover', ...FULL },
        ),
      ]),
      boxed([block('notes', [notes(NOTES.lookbookCover)])]),
    ]),
    page('lookbook-rooms', 'presentation', t('Rooms', 'Räume'), [
      boxed([
        block('image-three-cover', [image('left', scene('living')), image('center', scene('decoration')), image('right', scene('work'))]),
        block('product-three-column', [
          productBox('left', productId('pebble-armchair')),
          productBox('center', productId('washi-column')),
          productBox('right', productId('berber-rug')),
        ]),
        block('notes', [notes(NOTES.lookbookRooms)]),
      ]),
    ]),
  ];
}

/** All pages of the sales room. */
export function buildPresentationPages(context: CmsContext): CmsPageModel[] {
  return [...springSlides(context), ...lookbookSlides(context)];
}
