import { logoKey, sceneKey } from '@vitrine/demo-pictures';
import { eachLanguage, t } from '../../text.ts';
import type { CmsContext } from '../context.ts';
import { block, boxed, type SectionDraft, type SlotDraft, type Text, wide } from '../draft.ts';
import { categoryHref } from '../links.ts';
import { image, text } from '../slots.ts';
import { chapter, configured, words } from './frame.ts';

/** Three product pictures, for rows of three. */
const TRIO = [
  [
    'left',
    'vase-moon--terracotta-terracotta--front-blush',
    t('Clay', 'Ton'),
    t('Thrown, fired twice, glazed by hand.', 'Gedreht, zweimal gebrannt, von Hand glasiert.'),
  ],
  [
    'center',
    'chair-spindle--oak-oak--detail-oat',
    t('Wood', 'Holz'),
    t('Dried for three winters before it is sawn.', 'Drei Winter getrocknet, bevor es gesägt wird.'),
  ],
  [
    'right',
    'plant-olive-round--sage-sage--front-mist',
    t('Leaf', 'Blatt'),
    t('Watered on Mondays, turned on Thursdays.', 'Montags gegossen, donnerstags gedreht.'),
  ],
] as const;

/** Every block of pictures. */
export function pictureSections({ scene, picture }: CmsContext): SectionDraft[] {
  const trio = (minHeight = '280px'): SlotDraft[] =>
    TRIO.map(([side, key, title]) => image(side, picture(key, [title['en-US'], title['de-DE']]), { minHeight }));
  return [
    boxed(
      [
        chapter(
          t('Pictures', 'Bilder'),
          t(
            'As large as they are, filling their box, whole inside it, or as wide as the column; with a link or without.',
            'So groß, wie sie sind, den Rahmen füllend, ganz darin oder so breit wie die Spalte; mit Verweis oder ohne.',
          ),
        ),
        block(
          'image',
          [
            configured(image('image', picture(logoKey('ostra'), ['Logo of Ostra', 'Logo von Ostra']), { mode: 'standard' }), {
              horizontalAlign: 'flex-end',
              verticalAlign: 'center',
            }),
          ],
          { marginTop: '20px', marginBottom: '20px', marginLeft: '36%', marginRight: '36%' },
        ),
        block('image-two-column', [
          image('left', scene('tableware'), { url: categoryHref('tableware'), minHeight: '320px' }),
          configured(
            image('right', picture('vase-stacked--charcoal-charcoal--scene-sand', ['Cairn vase', 'Cairn Vase']), { minHeight: '320px' }),
            { displayMode: 'contain' },
          ),
        ]),
        block('image-three-column', [
          image('left', scene('women'), { mode: 'standard' }),
          image('center', scene('accessories'), { mode: 'stretch' }),
          configured(image('right', scene('men'), { minHeight: '180px' }), { verticalAlign: 'flex-end' }),
        ]),
        block('image-three-cover', [
          image('left', scene('living'), { url: categoryHref('living'), minHeight: '360px' }),
          image('center', scene('kitchen'), { url: categoryHref('kitchen'), minHeight: '360px' }),
          image('right', scene('fashion'), { url: categoryHref('fashion'), minHeight: '360px' }),
        ]),
        block('image-four-column', [
          image('left', scene('textiles'), { minHeight: '220px' }),
          image('center-left', scene('kitchen'), { minHeight: '220px' }),
          image('center-right', scene('bath'), { minHeight: '220px' }),
          image('right', scene('garden'), { minHeight: '220px' }),
        ]),
        block('image-simple-grid', [
          image('left-top', scene('decoration'), { minHeight: '220px' }),
          image('left-bottom', scene('tableware'), { minHeight: '220px' }),
          image('right', scene('fashion'), { minHeight: '460px' }),
        ]),
        block('image-highlight-row', trio('300px')),
        block('image-bubble-row', trio('300px')),
      ],
      { name: 'Pictures' },
    ),
    wide(
      [
        block(
          'image-cover',
          [configured(image('image', scene('evening'), { minHeight: '360px', url: categoryHref('candles') }), { newTab: true })],
          { marginTop: '20px', marginBottom: '0' },
        ),
      ],
      { name: 'Full width' },
    ),
  ];
}

/** Every block of texts with pictures, on a background of its own. */
export function pictureAndTextSections({ scene, picture }: CmsContext): SectionDraft[] {
  const captioned = (align: 'start' | 'center'): SlotDraft[] =>
    TRIO.flatMap(([side, key, title, body]) => [
      image(`${side}-image`, picture(key, [title['en-US'], title['de-DE']]), { minHeight: '280px' }),
      text(`${side}-text`, align === 'start' ? words(title, body) : centred(title, body)),
    ]);
  return [
    boxed(
      [
        chapter(
          t('Pictures and words', 'Bilder und Worte'),
          t(
            'On a section with a color of its own. Dark pages keep it, with ink that reads on it.',
            'Auf einem Abschnitt mit eigener Farbe. Dunkle Seiten behalten sie, mit Tinte, die darauf zu lesen ist.',
          ),
        ),
        block('image-text', [
          image('left', scene('furniture'), { minHeight: '360px' }),
          text(
            'right',
            words(
              t('Beside each other', 'Nebeneinander'),
              t(
                'The picture is as high as its least height, or as the text beside it.',
                'Das Bild ist so hoch wie seine Mindesthöhe oder wie der Text daneben.',
              ),
            ),
            'center',
          ),
        ]),
        block('image-text-cover', [
          image('left', scene('spring-hero'), { minHeight: '420px' }),
          text('right', words(t('Edge to edge', 'Kante an Kante'), t('The same without a gap.', 'Dasselbe ohne Abstand.')), 'flex-end'),
        ]),
        block('center-text', [
          image('left', picture('kitchen-board--walnut-walnut--scene-oat', ['Serving board', 'Servierbrett'])),
          text(
            'center',
            centred(
              t('Between two pictures', 'Zwischen zwei Bildern'),
              t('A few words hold them together.', 'Ein paar Worte halten sie zusammen.'),
            ),
            'center',
          ),
          image('right', picture('vase-stacked--charcoal-charcoal--scene-sand', ['Cairn vase', 'Cairn Vase'])),
        ]),
        block('image-text-row', captioned('start')),
        block('image-text-bubble', captioned('center')),
        block('image-text-gallery', captioned('start')),
      ],
      { backgroundColor: '#f3ece0', name: 'Pictures and words' },
    ),
    boxed(
      [
        block(
          'text-on-image',
          [
            text(
              'content',
              words(
                t('A picture that repeats', 'Ein Bild, das sich wiederholt'),
                t('Behind a block, at its own size.', 'Hinter einem Baustein, in seiner eigenen Größe.'),
              ),
              'flex-end',
            ),
          ],
          { backgroundMediaKey: sceneKey('evening'), backgroundMediaMode: 'auto', marginTop: '30px', marginBottom: '10px' },
        ),
        block(
          'text-on-image',
          [
            text(
              'content',
              words(
                t('A picture kept whole', 'Ein Bild, das ganz bleibt'),
                t('Behind a block, on the color that the merchant chose.', 'Hinter einem Baustein, auf der gewählten Farbe.'),
              ),
              'center',
            ),
          ],
          {
            backgroundMediaKey: sceneKey('lighting'),
            backgroundMediaMode: 'contain',
            backgroundColor: '#2b2620',
            marginTop: '10px',
            marginBottom: '30px',
          },
        ),
      ],
      { name: 'Backgrounds' },
    ),
  ];
}

function centred(title: Text, body: Text): Text {
  return eachLanguage((code) => `<h3 style="text-align: center">${title[code]}</h3><p style="text-align: center">${body[code]}</p>`);
}
