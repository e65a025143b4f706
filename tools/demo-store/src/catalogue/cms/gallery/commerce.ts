import { logoKey } from '@vitrine/demo-pictures';
import { STREAMS } from '../../data/streams.ts';
import { t } from '../../text.ts';
import { type CmsContext, productId, productIds } from '../context.ts';
import { block, boxed, fixed, type SectionDraft, type SlotDraft } from '../draft.ts';
import { bare, form, image, imageGallery, productBox, productSlider, streamSlider, text } from '../slots.ts';
import { chapter, configured, words } from './frame.ts';

const MUG = productId('harbor-mug');

const ofMug = (type: string, slot: string, settings: Readonly<Record<string, unknown>> = {}): SlotDraft =>
  configured({ slot, type, config: { product: fixed(MUG) } }, settings);

/** Every block and element that knows products. */
export function commerceSections({ picture, scene }: CmsContext): SectionDraft[] {
  return [
    boxed(
      [
        chapter(
          t('Products', 'Produkte'),
          t(
            'Cards in three layouts, sliders by hand and by rule, and the parts of a product page.',
            'Karten in drei Formen, Produktwechsler von Hand und nach Regel, und die Teile einer Produktseite.',
          ),
        ),
        block('product-three-column', [
          productBox('left', productId('pebble-armchair'), 'standard'),
          productBox('center', productId('tres-floor-lamp'), 'image'),
          productBox('right', productId('sund-sofa'), 'minimal'),
        ]),
        block('product-slider', [
          configured(
            productSlider(
              productIds('porto-table-lamp', 'harbor-mug', 'amphora-vase', 'aran-turtleneck', 'cast-iron-pot', 'court-sneaker'),
              t('Chosen by hand', 'Von Hand gewählt'),
            ),
            { border: true, rotate: true, elMinWidth: '260px' },
          ),
        ]),
        block('product-slider', [
          configured(streamSlider(STREAMS.reduced.id, t('Chosen by a rule', 'Nach einer Regel gewählt'), 'cheapestPrice:DESC', 6), {
            boxLayout: 'image',
            navigation: false,
            displayMode: 'cover',
          }),
        ]),
        block(
          'product-heading',
          [
            { slot: 'left', ...nameSlot() },
            {
              slot: 'right',
              type: 'manufacturer-logo',
              config: {
                media: fixed(picture(logoKey('ostra'), ['Logo of Ostra', 'Logo von Ostra'])),
                displayMode: fixed('standard'),
                url: fixed('https://www.example.org/ostra'),
                newTab: fixed(true),
                minHeight: fixed(null),
                verticalAlign: fixed('center'),
                horizontalAlign: fixed('flex-end'),
              },
            },
          ],
          { marginTop: '40px' },
        ),
        block('gallery-buybox', [
          configured(
            imageGallery(
              'left',
              ['mug-latte--ochre-ochre--scene-butter', 'mug-latte--ochre-ochre--front-oat'].map((key) =>
                picture(key, ['Mug on a table', 'Becher auf einem Tisch']),
              ),
            ),
            { galleryPosition: 'underneath', displayMode: 'contain' },
          ),
          ofMug('buy-box', 'right', { alignment: 'flex-start' }),
        ]),
        block('product-description-reviews', [ofMug('product-description-reviews', 'content', { alignment: 'center' })]),
        block('cross-selling', [ofMug('cross-selling', 'content', { displayMode: 'standard', boxLayout: 'minimal', elMinWidth: '220px' })]),
      ],
      { name: 'Products' },
    ),
    {
      type: 'sidebar',
      sizingMode: 'boxed',
      mobileBehavior: 'wrap',
      name: 'Listing',
      blocks: [
        block('category-navigation', [bare('category-navigation')], { sectionPosition: 'sidebar' }),
        block('sidebar-filter', [bare('sidebar-filter')], { sectionPosition: 'sidebar' }),
        chapter(
          t('A listing with a sidebar', 'Ein Listing mit Seitenleiste'),
          t('On a phone the sidebar stands above the products.', 'Auf dem Telefon steht die Seitenleiste über den Produkten.'),
        ),
        block('product-listing', [
          {
            slot: 'content',
            type: 'product-listing',
            config: {
              boxLayout: fixed('minimal'),
              showSorting: fixed(true),
              useCustomSorting: fixed(true),
              availableSortings: fixed({ 'price-asc': 1, 'price-desc': 1, 'name-asc': 1 }),
              defaultSorting: fixed('price-asc'),
              filters: fixed('manufacturer-filter,price-filter,property-filter'),
              propertyWhitelist: fixed([]),
            },
          },
        ]),
      ],
    },
    {
      type: 'sidebar',
      sizingMode: 'boxed',
      mobileBehavior: 'hidden',
      name: 'Hidden on phones',
      backgroundColor: '#e6ebe6',
      blocks: [
        block(
          'text',
          [
            text(
              'content',
              words(
                t('A margin note', 'Eine Randnotiz'),
                t('This sidebar is left out on phones.', 'Diese Seitenleiste fällt auf dem Telefon weg.'),
              ),
            ),
          ],
          { sectionPosition: 'sidebar' },
        ),
        block('image', [image('image', scene('work'), { minHeight: '300px' })]),
      ],
    },
  ];
}

function nameSlot(): Omit<SlotDraft, 'slot'> {
  const { slot: _slot, ...rest } = text(
    'left',
    t('<h2>Harbor mug</h2>', '<h2>Hafenbecher</h2>', '<h2>Harbour mug</h2>'),
    'center',
    'product-name',
  );
  return rest;
}

/** Forms, and what is shown on one kind of device alone. */
export function lastSections(): SectionDraft[] {
  const only = (device: 'mobile' | 'tablet' | 'desktop') => ({
    visibility: { mobile: device === 'mobile', tablet: device === 'tablet', desktop: device === 'desktop' },
  });
  return [
    boxed(
      [
        chapter(
          t('Forms', 'Formulare'),
          t(
            'They are checked as one types, sent without leaving the page, and say what became of it.',
            'Sie prüfen beim Tippen, senden, ohne die Seite zu verlassen, und sagen, was daraus wurde.',
          ),
        ),
        block('form', [
          form(
            'contact',
            t('Write to the house', 'Schreiben Sie dem Haus'),
            t('Thank you. We will answer within a day.', 'Vielen Dank. Wir antworten innerhalb eines Tages.'),
          ),
        ]),
        block(
          'form',
          [
            form(
              'newsletter',
              t('Letters from the gallery', 'Post aus der Galerie'),
              t(
                'Please confirm your subscription in the e-mail we have just sent you.',
                'Bitte bestätigen Sie Ihre Anmeldung in der E-Mail, die wir Ihnen gerade geschickt haben.',
              ),
            ),
          ],
          { backgroundColor: '#eef0e6', marginTop: '40px', marginBottom: '40px' },
        ),
        block('custom-form', [
          configured(
            {
              ...form('contact', t('A form of an extension', 'Ein Formular einer Erweiterung'), t('Thank you.', 'Vielen Dank.')),
              type: 'custom-form',
            },
            {},
          ),
        ]),
      ],
      { name: 'Forms' },
    ),
    boxed(
      [
        chapter(
          t('For one device', 'Für ein Gerät'),
          t('Of the next three blocks each device shows one.', 'Von den nächsten drei Bausteinen zeigt jedes Gerät einen.'),
        ),
        block(
          'text',
          [text('content', t('<p>You are reading this on a narrow screen.</p>', '<p>Sie lesen dies auf einem schmalen Bildschirm.</p>'))],
          only('mobile'),
        ),
        block(
          'text',
          [
            text(
              'content',
              t('<p>You are reading this on a screen of middling width.</p>', '<p>Sie lesen dies auf einem mittelbreiten Bildschirm.</p>'),
            ),
          ],
          only('tablet'),
        ),
        block(
          'text',
          [text('content', t('<p>You are reading this on a wide screen.</p>', '<p>Sie lesen dies auf einem breiten Bildschirm.</p>'))],
          only('desktop'),
        ),
        block('extension-map', [{ slot: 'content', type: 'extension-map', config: { zoom: fixed(12) } }], {
          name: 'A block that this shop does not know',
        }),
      ],
      { name: 'Devices' },
    ),
  ];
}
