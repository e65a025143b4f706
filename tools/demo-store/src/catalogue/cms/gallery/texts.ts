import { sceneKey } from '@vitrine/demo-pictures';
import { t } from '../../text.ts';
import type { CmsContext } from '../context.ts';
import { block, boxed, type SectionDraft, wide } from '../draft.ts';
import { html, text } from '../slots.ts';
import { chapter, words } from './frame.ts';

const FULL = { marginTop: '0', marginBottom: '0', marginLeft: '0', marginRight: '0' } as const;

/** Every block of text. */
export function textSections({ scene }: CmsContext): SectionDraft[] {
  scene('craft');
  return [
    wide(
      [
        block(
          'text-on-image',
          [
            text(
              'content',
              t(
                '<h1>The block gallery</h1><p>Everything that can be laid out in this shop, each piece in more than one way.</p>',
                '<h1>Die Galerie der Bausteine</h1><p>Alles, was sich in diesem Shop gestalten lässt, jedes Stück auf mehr als eine Weise.</p>',
              ),
              'center',
            ),
          ],
          {
            ...FULL,
            backgroundMediaKey: sceneKey('craft'),
            backgroundMediaMode: 'cover',
            cssClass: 'hero',
          },
        ),
      ],
      { name: 'Hero' },
    ),
    boxed(
      [
        chapter(
          t('Texts', 'Texte'),
          t(
            'One column, two, three; a hero, a teaser, a teaser with a section beside it.',
            'Eine Spalte, zwei, drei; ein Auftakt, ein Anreißer, ein Anreißer mit Abschnitt daneben.',
          ),
        ),
        block('text', [
          text(
            'content',
            t(
              '<p>Plain text with everything that an editor offers: <strong>bold</strong>, <em>italic</em>, <u>underlined</u>, <a href="https://www.example.org/" target="_blank">a link to elsewhere</a>, <span style="color:#7a3b12">a colored word</span> and a list:</p><ul><li>oak, oiled by hand</li><li>wool from three valleys</li></ul><blockquote>“A room is finished when nothing asks to be moved.”</blockquote>',
              '<p>Fließtext mit allem, was der Editor bietet: <strong>fett</strong>, <em>kursiv</em>, <u>unterstrichen</u>, <a href="https://www.example.org/" target="_blank">ein Verweis nach draußen</a>, <span style="color:#7a3b12">ein farbiges Wort</span> und eine Liste:</p><ul><li>Eiche, von Hand geölt</li><li>Wolle aus drei Tälern</li></ul><blockquote>„Ein Zimmer ist fertig, wenn nichts mehr verrückt werden will.“</blockquote>',
            ),
          ),
        ]),
        block(
          'text-hero',
          [
            text(
              'content',
              t(
                '<h2>A hero without a picture</h2><hr><p>For the one sentence that a page is about.</p>',
                '<h2>Ein Auftakt ohne Bild</h2><hr><p>Für den einen Satz, um den es auf einer Seite geht.</p>',
              ),
            ),
          ],
          { backgroundColor: '#eef0e6', marginTop: '40px', marginBottom: '40px' },
        ),
        block('text-teaser', [
          text(
            'content',
            t(
              '<h3>A teaser</h3><p>Two or three lines that make one read on, set a little larger than the text that follows them.</p>',
              '<h3>Ein Anreißer</h3><p>Zwei, drei Zeilen, die zum Weiterlesen verführen, etwas größer gesetzt als der Text danach.</p>',
            ),
          ),
        ]),
        block('text-teaser-section', [
          text('left', t('<h3>A teaser with a section</h3>', '<h3>Ein Anreißer mit Abschnitt</h3>')),
          text(
            'right',
            t(
              '<p>The narrow column names the matter, the wide one tells it. On a phone one stands above the other.</p>',
              '<p>Die schmale Spalte nennt die Sache, die breite erzählt sie. Auf dem Telefon stehen sie untereinander.</p>',
            ),
          ),
        ]),
        block('text-two-column', [
          text(
            'left',
            words(
              t('Two columns', 'Zwei Spalten'),
              t('This one begins at the top, whatever stands beside it.', 'Diese beginnt oben, was immer daneben steht.'),
            ),
            'flex-start',
          ),
          text(
            'right',
            words(
              t('Of even weight', 'Von gleichem Gewicht'),
              t(
                'This one ends at the bottom, because a merchant may choose how a text stands in its column: at the top, in the middle or at the bottom. The taller column decides how high the row is.',
                'Diese endet unten, denn wie ein Text in seiner Spalte steht, darf man wählen: oben, in der Mitte oder unten. Wie hoch die Reihe ist, bestimmt die längere Spalte.',
              ),
            ),
            'flex-end',
          ),
        ]),
        block(
          'text-three-column',
          [
            text('left', words(t('At the top', 'Oben'), t('Aligned to the start.', 'Am Anfang ausgerichtet.')), 'flex-start'),
            text(
              'center',
              words(
                t('In the middle', 'In der Mitte'),
                t(
                  'The tallest of the three, so that the others have something to be aligned to. Everything here is plain text in plain columns.',
                  'Die längste der drei, damit sich die anderen an etwas ausrichten können. Alles hier ist einfacher Text in einfachen Spalten.',
                ),
              ),
              'center',
            ),
            text('right', words(t('At the bottom', 'Unten'), t('Aligned to the end.', 'Am Ende ausgerichtet.')), 'flex-end'),
          ],
          { marginTop: '30px', marginBottom: '30px', marginLeft: '5%', marginRight: '5%' },
        ),
        block('html', [
          html(
            'content',
            t(
              '<table><caption>A table in a block of HTML</caption><thead><tr><th scope="col">Wood</th><th scope="col">Oil</th><th scope="col">Again after</th></tr></thead><tbody><tr><td>Oak</td><td>Linseed</td><td>12 months</td></tr><tr><td>Walnut</td><td>Tung</td><td>18 months</td></tr></tbody></table><details><summary>And what about ash?</summary><p>Soap, twice a year.</p></details>',
              '<table><caption>Eine Tabelle in einem HTML-Baustein</caption><thead><tr><th scope="col">Holz</th><th scope="col">Öl</th><th scope="col">Wieder nach</th></tr></thead><tbody><tr><td>Eiche</td><td>Leinöl</td><td>12 Monaten</td></tr><tr><td>Nussbaum</td><td>Tungöl</td><td>18 Monaten</td></tr></tbody></table><details><summary>Und die Esche?</summary><p>Seife, zweimal im Jahr.</p></details>',
            ),
          ),
        ]),
      ],
      { name: 'Texts' },
    ),
  ];
}
