import { sceneKey } from '@vitrine/demo-pictures';
import type { CmsPageModel, LandingPageModel } from '../assortment-model.ts';
import { STREAMS } from '../data/streams.ts';
import { idOf } from '../id.ts';
import { eachLanguage, t } from '../text.ts';
import { type CmsContext, productId, productIds } from './context.ts';
import { block, boxed, cmsPageId, page, wide } from './draft.ts';
import { anchor, categoryHref } from './links.ts';
import { form, image, productBox, productSlider, streamSlider, text, vimeo } from './slots.ts';

/** Address of the landing page. */
export const SPRING_PATH = t('spring-at-vitrine', 'fruehling-bei-vitrine');

/** Id of the landing page. */
export const SPRING_ID = idOf('landing-page:spring');

const SPRING_LANDING_PAGE: LandingPageModel = {
  id: SPRING_ID,
  cmsPageId: cmsPageId('spring'),
  name: t('Spring at Vitrine', 'Frühling bei Vitrine'),
  seoPath: SPRING_PATH,
  active: true,
  metaTitle: t('Spring at Vitrine', 'Frühling bei Vitrine'),
  metaDescription: t('The new collection in the colors of a market morning.', 'Die neue Kollektion in den Farben eines Marktmorgens.'),
};

/** Landing pages of the shop: the season's, and one that has had its time. */
export const LANDING_PAGES: readonly LandingPageModel[] = [
  SPRING_LANDING_PAGE,
  {
    ...SPRING_LANDING_PAGE,
    id: idOf('landing-page:last-winter'),
    name: t('Last winter', 'Letzter Winter'),
    seoPath: t('last-winter', 'letzter-winter'),
    metaTitle: t('Last winter', 'Letzter Winter'),
    active: false,
  },
];

/** The landing page of the season. */
export function buildSpring(context: CmsContext): CmsPageModel {
  const { scene, picture } = context;
  const card = (side: string, key: string, title: ReturnType<typeof t>, body: ReturnType<typeof t>) => [
    image(`${side}-image`, picture(key, [title['en-US'], title['de-DE']]), { minHeight: '320px' }),
    text(
      `${side}-text`,
      eachLanguage((code) => `<h3>${title[code]}</h3><p>${body[code]}</p>`),
    ),
  ];
  return page('spring', 'landingpage', t('Spring at Vitrine', 'Frühling bei Vitrine'), [
    wide([
      block(
        'text-on-image',
        [
          text(
            'content',
            t(
              '<h1>Spring at Vitrine</h1><p>The windows are open. Forty new pieces in sage, butter and the pink of cherry bark.</p>',
              '<h1>Frühling bei Vitrine</h1><p>Die Fenster stehen offen. Vierzig neue Stücke in Salbei, Butter und dem Rosa von Kirschrinde.</p>',
            ),
            'center',
          ),
        ],
        {
          backgroundMediaKey: sceneKey('spring-hero'),
          backgroundMediaMode: 'cover',
          marginTop: '0',
          marginBottom: '0',
          marginLeft: '0',
          marginRight: '0',
          cssClass: 'hero',
        },
      ),
    ]),
    boxed([
      block('text-hero', [
        text(
          'content',
          t(
            '<h2>A market morning</h2><hr><p>It began with a crate of lemons and a bunch of quince branches on the kitchen table. Every color of the collection was in it already.</p>',
            '<h2>Ein Marktmorgen</h2><hr><p>Es begann mit einer Kiste Zitronen und ein paar Quittenzweigen auf dem Küchentisch. Alle Farben der Kollektion lagen schon darin.</p>',
          ),
        ),
      ]),
      block('image-two-column', [
        image('left', scene('tableware'), { url: categoryHref('tableware'), minHeight: '380px' }),
        image('right', scene('garden'), { url: categoryHref('garden'), minHeight: '380px' }),
      ]),
      block('product-slider', [
        productSlider(
          productIds(
            'bud-vase',
            'lemon-bowl',
            'porto-mini',
            'market-dress',
            'linen-pillow',
            'kitchen-radio',
            'gala-coupe',
            'olive-tree',
            'dune-runner',
            'brass-watering-can',
          ),
          t('New this spring', 'Neu in diesem Frühling'),
          'image',
        ),
      ]),
    ]),
    boxed(
      [
        block('image-text-gallery', [
          ...card(
            'left',
            'vase-bud-stems--blush-blush--scene-blush',
            t('One flower is enough', 'Eine Blume genügt'),
            t('The bud vase in four new glazes.', 'Die Knospenvase in vier neuen Glasuren.'),
          ),
          ...card(
            'center',
            'mug-latte--ochre-ochre--scene-butter',
            t('Breakfast outside', 'Frühstück im Freien'),
            t('Cups that stay warm in a cool breeze.', 'Tassen, die auch bei kühlem Wind warm bleiben.'),
          ),
          ...card(
            'right',
            'knit-cardigan--sage-walnut--scene-sage',
            t('A layer for later', 'Eine Schicht für später'),
            t('For when the sun goes behind the church.', 'Für den Moment, in dem die Sonne hinter der Kirche verschwindet.'),
          ),
        ]),
        block('image-highlight-row', [
          image('left', picture('plate-fruit--white-white--scene-sage', ['Fruit bowl with lemons', 'Obstschale mit Zitronen'])),
          image('center', picture('glass-coupe--rose-butter--scene-blush', ['Coupe glasses', 'Sektschalen'])),
          image('right', picture('plant-can--sage-sage--scene-sage', ['Watering can', 'Gießkanne'])),
        ]),
        block('product-three-column', [
          productBox('left', productId('amphora-vase'), 'image'),
          productBox('center', productId('spring-carafe'), 'image'),
          productBox('right', productId('trailing-pothos'), 'image'),
        ]),
        block('vimeo-video', [vimeo('1084537', scene('craft'))]),
        block('text-two-column', [
          text(
            'left',
            t(
              '<h3>Live, with a guide</h3><p>On Thursdays we walk you through the collection by video: ask anything, see everything in daylight, put what you like into your own cart.</p>',
              '<h3>Live, mit Begleitung</h3><p>Donnerstags führen wir Sie per Video durch die Kollektion: Fragen Sie, was Sie möchten, sehen Sie alles bei Tageslicht und legen Sie, was Ihnen gefällt, in Ihren eigenen Warenkorb.</p>',
            ),
          ),
          text(
            'right',
            eachLanguage(
              (code) =>
                `${t('<h3>On your own</h3><p>Prefer to browse? Everything is in the shop, in the order in which we fell in love with it.</p>', '<h3>Ganz in Ruhe</h3><p>Stöbern Sie lieber selbst? Alles steht im Shop, in der Reihenfolge, in der wir uns verliebt haben.</p>')[code]}<p>${anchor(categoryHref('living'), t('Browse living', 'Wohnen durchstöbern'), code)}</p>`,
            ),
          ),
        ]),
      ],
      { backgroundColor: '#f6f1e7' },
    ),
    boxed([
      block('product-slider', [streamSlider(STREAMS.reduced.id, t('Kindly reduced', 'Freundlich reduziert'), 'cheapestPrice:ASC', 8)]),
    ]),
    boxed([
      block('form', [
        form(
          'newsletter',
          t('Be there first', 'Zuerst dabei sein'),
          t(
            'Please confirm your subscription in the e-mail we have just sent you.',
            'Bitte bestätigen Sie Ihre Anmeldung in der E-Mail, die wir Ihnen gerade geschickt haben.',
          ),
        ),
      ]),
    ]),
  ]);
}
