import { sceneKey } from '@vitrine/demo-pictures';
import type { CmsPageModel } from '../assortment-model.ts';
import { eachLanguage, t } from '../text.ts';
import { type CmsContext, productId, productIds } from './context.ts';
import { block, boxed, page, type SlotDraft, type Text, wide } from './draft.ts';
import { anchor, categoryHref, pageHref, productHref } from './links.ts';
import { form, html, image, imageGallery, imageSlider, productBox, productSlider, text, youtube } from './slots.ts';
import { SPRING_PATH } from './spring.ts';

function linked(before: Text, target: Text, label: Text): Text {
  return eachLanguage((code) => `${before[code]}<p>${anchor(target, label, code)}</p>`);
}

function bubbles(context: CmsContext): SlotDraft[] {
  const trio = [
    [
      'left',
      'vase-moon--terracotta-terracotta--front-blush',
      t('Made by people', 'Von Menschen gemacht'),
      t('Thirteen makers, all of whom we know by first name.', 'Dreizehn Werkstätten, und alle kennen wir beim Vornamen.'),
    ],
    [
      'center',
      'chair-spindle--oak-oak--detail-oat',
      t('Made to be mended', 'Zum Reparieren gemacht'),
      t('Spare parts for as long as we exist. Longer, if we can.', 'Ersatzteile, solange es uns gibt. Länger, wenn es geht.'),
    ],
    [
      'right',
      'plant-olive-round--sage-sage--front-mist',
      t('Sent with care', 'Mit Sorgfalt versandt'),
      t('Without plastic, climate-neutral, free from a modest sum.', 'Ohne Plastik, klimaneutral, schon ab kleiner Summe kostenlos.'),
    ],
  ] as const;
  return trio.flatMap(([side, key, title, body]) => [
    image(`${side}-image`, context.picture(key, [title['en-US'], title['de-DE']]), { minHeight: '300px' }),
    text(
      `${side}-text`,
      eachLanguage((code) => `<h3 style="text-align: center">${title[code]}</h3><p style="text-align: center">${body[code]}</p>`),
    ),
  ]);
}

/** The home page. */
export function buildHome(context: CmsContext): CmsPageModel {
  const { scene } = context;
  return page('home', 'landingpage', t('Home', 'Startseite'), [
    wide(
      [
        block(
          'text-on-image',
          [
            text(
              'content',
              linked(
                t(
                  '<h1>Rooms that feel like you</h1><p>Furniture, light, clothes and small pleasures from thirteen workshops, chosen slowly.</p>',
                  '<h1>Räume, die sich nach Ihnen anfühlen</h1><p>Möbel, Licht, Mode und kleine Freuden aus dreizehn Werkstätten, mit Ruhe ausgesucht.</p>',
                ),
                categoryHref('living'),
                t('Discover living', 'Wohnen entdecken'),
              ),
              'center',
            ),
          ],
          {
            backgroundMediaKey: sceneKey('home-hero'),
            backgroundMediaMode: 'cover',
            marginTop: '0',
            marginBottom: '0',
            marginLeft: '0',
            marginRight: '0',
            cssClass: 'hero',
          },
        ),
      ],
      { name: 'Hero' },
    ),
    boxed([
      block('text-teaser', [
        text(
          'content',
          t(
            '<h2 style="text-align: center">Fewer things, better kept</h2><p style="text-align: center">We open our doors to what lasts: solid wood, honest wool, glazes with a mind of their own.</p>',
            '<h2 style="text-align: center">Weniger Dinge, besser gehütet</h2><p style="text-align: center">Bei uns steht, was bleibt: massives Holz, ehrliche Wolle, Glasuren mit eigenem Kopf.</p>',
          ),
        ),
      ]),
      block('image-text-row', [
        image('left-image', scene('living'), { url: categoryHref('living'), minHeight: '380px' }),
        text(
          'left-text',
          linked(
            t('<h3>Living</h3>', '<h3>Wohnen</h3>'),
            categoryHref('living'),
            t('Lamps, chairs, vases and more', 'Leuchten, Stühle, Vasen und mehr'),
          ),
        ),
        image('center-image', scene('kitchen'), { url: categoryHref('kitchen'), minHeight: '380px' }),
        text(
          'center-text',
          linked(
            t('<h3>Kitchen & table</h3>', '<h3>Küche & Tisch</h3>'),
            categoryHref('kitchen'),
            t('Mugs, plates and good knives', 'Becher, Teller und gute Bretter', 'Mugs, plates and good boards'),
          ),
        ),
        image('right-image', scene('fashion'), { url: categoryHref('fashion'), minHeight: '380px' }),
        text(
          'right-text',
          linked(
            t('<h3>Fashion</h3>', '<h3>Mode</h3>'),
            categoryHref('fashion'),
            t('A small wardrobe that goes a long way', 'Eine kleine Garderobe, mit der man weit kommt'),
          ),
        ),
      ]),
      block('product-slider', [
        productSlider(
          productIds(
            'porto-table-lamp',
            'harbor-mug',
            'amphora-vase',
            'aran-turtleneck',
            'cast-iron-pot',
            'court-sneaker',
            'highland-throw',
            'sonorik-one',
            'dome-pendant',
            'market-tote',
          ),
          t('Loved right now', 'Gerade besonders beliebt'),
        ),
      ]),
    ]),
    wide(
      [
        block(
          'image-text-cover',
          [
            image('left', scene('spring-hero'), { url: pageHref(SPRING_PATH), minHeight: '460px' }),
            text(
              'right',
              linked(
                t(
                  '<h2>Spring at Vitrine</h2><p>Blossom, lemon and the first open window: our new collection in the colors of a market morning. Join us for a live presentation, or take your time.</p>',
                  '<h2>Frühling bei Vitrine</h2><p>Blüten, Zitrone und das erste offene Fenster: unsere neue Kollektion in den Farben eines Marktmorgens. Besuchen Sie unsere Live-Präsentation oder lassen Sie sich Zeit.</p>',
                ),
                pageHref(SPRING_PATH),
                t('To the collection', 'Zur Kollektion'),
              ),
              'center',
            ),
          ],
          { marginTop: '40px', marginBottom: '40px' },
        ),
      ],
      { backgroundColor: '#eef0e6', name: 'Spring' },
    ),
    boxed([
      block('product-three-column', [
        productBox('left', productId('pebble-armchair')),
        productBox('center', productId('tres-floor-lamp')),
        productBox('right', productId('sund-sofa')),
      ]),
      block('image-slider', [
        imageSlider([
          { media: scene('evening'), url: categoryHref('candles') },
          { media: scene('gifts'), url: categoryHref('gifts') },
          { media: scene('garden'), url: categoryHref('garden') },
          { media: scene('bath'), url: categoryHref('bath') },
        ]),
      ]),
      block('image-text-bubble', bubbles(context)),
    ]),
    boxed(
      [
        block('image-text', [
          image('left', scene('craft'), { minHeight: '400px' }),
          text(
            'right',
            linked(
              t(
                '<h2>A visit to Ostra</h2><p>Four potters, two wheels, one kiln that takes three days to cool. We went to see how the Harbor mug gets its handle, and came back with clay on our shoes.</p><blockquote>“The sea decides the glaze. We only suggest.”</blockquote>',
                '<h2>Zu Besuch bei Ostra</h2><p>Vier Töpferinnen, zwei Scheiben und ein Ofen, der drei Tage zum Abkühlen braucht. Wir wollten sehen, wie der Hafenbecher zu seinem Henkel kommt, und kehrten mit Ton an den Schuhen zurück.</p><blockquote>„Das Meer entscheidet über die Glasur. Wir schlagen nur vor.“</blockquote>',
                '<h2>A visit to Ostra</h2><p>Four potters, two wheels, one kiln that takes three days to cool. We went to see how the Harbour mug gets its handle, and came back with clay on our shoes.</p><blockquote>“The sea decides the glaze. We only suggest.”</blockquote>',
              ),
              productHref('harbor-mug'),
              t('To the mug', 'Zum Becher'),
            ),
            'center',
          ),
        ]),
        block('image-gallery', [imageGallery('imageGallery', ['decoration', 'tableware', 'textiles', 'accessories', 'work'].map(scene))], {
          visibility: { mobile: false, tablet: true, desktop: true },
        }),
        block('youtube-video', [youtube('aqz-KE-bpKQ', scene('furniture'))]),
        block('html', [
          html(
            'content',
            t(
              '<table><caption>Visit us</caption><tbody><tr><th scope="row">Shop</th><td>Koppel 66, Hamburg</td></tr><tr><th scope="row">Open</th><td>Tue–Sat, 11 a.m.–7 p.m.</td></tr><tr><th scope="row">Telephone</th><td>+49 40 555 01 66</td></tr></tbody></table>',
              '<table><caption>Besuchen Sie uns</caption><tbody><tr><th scope="row">Laden</th><td>Koppel 66, Hamburg</td></tr><tr><th scope="row">Geöffnet</th><td>Di–Sa, 11–19 Uhr</td></tr><tr><th scope="row">Telefon</th><td>+49 40 555 01 66</td></tr></tbody></table>',
            ),
          ),
        ]),
        block('form', [
          form(
            'newsletter',
            t('Letters from Vitrine', 'Post von Vitrine'),
            t(
              'Almost done: please confirm your subscription in the e-mail we have just sent you.',
              'Fast geschafft: Bitte bestätigen Sie Ihre Anmeldung in der E-Mail, die wir Ihnen gerade geschickt haben.',
            ),
          ),
        ]),
      ],
      { name: 'Stories' },
    ),
  ]);
}
