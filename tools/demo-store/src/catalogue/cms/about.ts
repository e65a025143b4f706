import type { CmsPageModel } from '../assortment-model.ts';
import { eachLanguage, t } from '../text.ts';
import type { CmsContext } from './context.ts';
import { block, boxed, page } from './draft.ts';
import { image, text } from './slots.ts';

/** The house presents itself: also the page with the rarer kinds of blocks. */
export function buildAbout(context: CmsContext): CmsPageModel {
  const { scene, picture } = context;
  const row = (side: string, name: string, title: ReturnType<typeof t>, body: ReturnType<typeof t>) => [
    image(`${side}-image`, scene(name), { minHeight: '220px' }),
    text(
      `${side}-text`,
      eachLanguage((code) => `<h3>${title[code]}</h3><p>${body[code]}</p>`),
    ),
  ];
  return page('about', 'page', t('About Vitrine', 'Über Vitrine'), [
    boxed([
      block('text-hero', [
        text(
          'content',
          t(
            '<h1>A shop window, first of all</h1><p>Vitrine began in 2011 as one window on Koppel in Hamburg, with a lamp, a chair and a bowl in it. People knocked.</p>',
            '<h1>Zuerst war da ein Schaufenster</h1><p>Vitrine begann 2011 als ein einziges Fenster in der Hamburger Koppel, mit einer Leuchte, einem Stuhl und einer Schale darin. Die Leute klopften an.</p>',
          ),
        ),
      ]),
      block('image-cover', [image('image', scene('living'), { minHeight: '420px' })]),
      block('text', [
        text(
          'content',
          t(
            '<p>We still choose the way we did then: would we put it in the window? Everything in the shop has been used by one of us for at least a month. Chairs were sat on, mugs were dropped, sweaters were worn in the rain.</p>',
            '<p>Wir wählen noch immer aus wie damals: Würden wir es ins Fenster stellen? Alles im Shop hat mindestens einen Monat lang jemand von uns benutzt. Auf Stühlen wurde gesessen, Becher fielen herunter, Pullover kamen in den Regen.</p>',
          ),
        ),
      ]),
      block('image-text-row', [
        ...row(
          'left',
          'craft',
          t('2011: one window', '2011: ein Fenster'),
          t('A lamp, a chair, a bowl.', 'Eine Leuchte, ein Stuhl, eine Schale.'),
        ),
        ...row(
          'center',
          'furniture',
          t('2016: a workshop', '2016: eine Werkstatt'),
          t('For repairs, then for our own pieces.', 'Für Reparaturen, dann für eigene Stücke.'),
        ),
        ...row(
          'right',
          'work',
          t('2023: live rooms', '2023: Live-Räume'),
          t('We show you the collection by video, wherever you are.', 'Wir zeigen Ihnen die Kollektion per Video, wo immer Sie sind.'),
        ),
      ]),
      block('center-text', [
        image('left', picture('vase-stacked--charcoal-charcoal--scene-sand', ['Cairn vase', 'Cairn Vase'])),
        text(
          'center',
          t(
            '<h2 style="text-align: center">What we promise</h2><p style="text-align: center">Spare parts. Fair prices to the makers. A person on the telephone.</p>',
            '<h2 style="text-align: center">Was wir versprechen</h2><p style="text-align: center">Ersatzteile. Faire Preise für die Werkstätten. Ein Mensch am Telefon.</p>',
          ),
          'center',
        ),
        image('right', picture('kitchen-board--walnut-walnut--scene-oat', ['Serving board', 'Servierbrett'])),
      ]),
      block('image-four-column', [
        image('left', scene('textiles'), { minHeight: '240px' }),
        image('center-left', scene('kitchen'), { minHeight: '240px' }),
        image('center-right', scene('bath'), { minHeight: '240px' }),
        image('right', scene('garden'), { minHeight: '240px' }),
      ]),
      block('image-simple-grid', [
        image('left-top', scene('decoration'), { minHeight: '230px' }),
        image('left-bottom', scene('tableware'), { minHeight: '230px' }),
        image('right', scene('fashion'), { minHeight: '480px' }),
      ]),
      block('image-bubble-row', [
        image('left', picture('bag-tote--cognac-cognac--front-blush', ['Leather tote', 'Ledershopper'])),
        image('center', picture('audio-radio--sage-brass--front-oat', ['Kitchen radio', 'Küchenradio'])),
        image('right', picture('watch-field--tan-chrome--front-stone', ['Field watch', 'Field Armbanduhr'])),
      ]),
      block('image-three-column', [
        image('left', scene('women'), { mode: 'standard' }),
        image('center', scene('accessories'), { mode: 'standard' }),
        image('right', scene('men'), { mode: 'standard' }),
      ]),
      block('text-teaser-section', [
        text(
          'left',
          t(
            '<h2>Come by</h2><p>Koppel 66, 20099 Hamburg. The coffee is good.</p>',
            '<h2>Kommen Sie vorbei</h2><p>Koppel 66, 20099 Hamburg. Der Kaffee ist gut.</p>',
          ),
        ),
        text(
          'right',
          t(
            '<h2>Or write</h2><p>hello@vitrine.example. We answer by hand, within a day.</p>',
            '<h2>Oder schreiben Sie</h2><p>hallo@vitrine.example. Wir antworten selbst, innerhalb eines Tages.</p>',
          ),
        ),
      ]),
      block('image', [image('image', scene('evening'), { mode: 'standard' })]),
    ]),
  ]);
}
