import { t } from '../text.ts';

/** What guides read beside the slides; HTML. */
export const NOTES = {
  welcome: t(
    '<p>Greet everyone by name. Explain the heart and the cart, then ask: <em>which room are you thinking of?</em></p>',
    '<p>Begrüßen Sie alle mit Namen. Erklären Sie Herz und Warenkorb und fragen Sie dann: <em>An welchen Raum denken Sie?</em></p>',
  ),
  light: t(
    '<ul><li>Switch the room light off, Porto Mini on.</li><li>Halo: mention the dimmer.</li><li>Dome: two-piece price on request.</li></ul>',
    '<ul><li>Raumlicht aus, Porto Mini an.</li><li>Halo: den Dimmer erwähnen.</li><li>Dome: Preis für zwei Stück auf Anfrage.</li></ul>',
  ),
  arlo: t(
    '<p>Turn the base so that the glaze line shows. Every piece differs: offer to photograph the customer’s own before it ships.</p>',
    '<p>Drehen Sie den Fuß so, dass die Glasurlinie zu sehen ist. Jedes Stück ist anders: Bieten Sie an, das Stück der Kundin vor dem Versand zu fotografieren.</p>',
  ),
  table: t(
    '<p>Pour water from the carafe, slowly. Tiers on mugs begin at four pieces.</p>',
    '<p>Gießen Sie langsam Wasser aus der Karaffe ein. Staffelpreise für Becher beginnen bei vier Stück.</p>',
  ),
  textiles: t(
    '<p>Hold the throw against the window. The thistle story always works.</p>',
    '<p>Halten Sie die Decke gegen das Fenster. Die Geschichte mit den Disteln kommt immer gut an.</p>',
  ),
  chairs: t(
    '<p>Let people sort by price themselves. Rye: set of four is the usual order.</p>',
    '<p>Lassen Sie die Gäste selbst nach Preis sortieren. Rye: Meist werden vier Stück bestellt.</p>',
  ),
  wardrobe: t(
    '<p>Ask for sizes before you recommend. Trench: runs true to size.</p>',
    '<p>Fragen Sie nach Größen, bevor Sie empfehlen. Trench: fällt normal aus.</p>',
  ),
  green: t(
    '<p>Plants ship on Mondays only. Olive tree: loses a few leaves at first, that is normal.</p>',
    '<p>Pflanzen werden nur montags versandt. Olivenbaum: verliert anfangs ein paar Blätter, das ist normal.</p>',
  ),
  farewell: t(
    '<p>Ask for questions, wait ten seconds, then mention WELCOME10.</p>',
    '<p>Fragen Sie nach Fragen, warten Sie zehn Sekunden und erwähnen Sie dann WELCOME10.</p>',
  ),
  lookbookCover: t('<p>Internal preview. Do not share prices.</p>', '<p>Interne Vorschau. Bitte keine Preise nennen.</p>'),
  lookbookProduct: t('<p>Sample only; the series begins in September.</p>', '<p>Nur ein Muster; die Serie beginnt im September.</p>'),
  lookbookRooms: t('<p>Three rooms, three moods. Which one sells?</p>', '<p>Drei Räume, drei Stimmungen. Welche verkauft?</p>'),
} as const;
