import type { LocaleCode } from '../market-model.ts';

/** A review as its author wrote it: language, points, title, text, days ago, and an answer of the shop. */
export type ReviewSeed = readonly [
  language: LocaleCode,
  points: 1 | 2 | 3 | 4 | 5,
  title: string,
  text: string,
  daysAgo: number,
  answer?: string,
];

/** What customers wrote, by product. */
export const REVIEWS: Readonly<Record<string, readonly ReviewSeed[]>> = {
  'porto-table-lamp': [
    [
      'en-US',
      5,
      'The best corner of the room now',
      'I bought one for the sideboard and a second for the bedroom within a week. The lowest step is dim enough to fall asleep by.',
      12,
    ],
    [
      'en-US',
      4,
      'Lovely light, short manual',
      'Gorgeous finish and a really warm glow. It took me a moment to find the dimmer because it is hidden so well.',
      31,
      'Thank you! It is under the front edge of the dome. We have added a picture to the manual.',
    ],
    [
      'en-GB',
      5,
      'Looks far more expensive than it is',
      'The terracotta is exactly as pictured. Two friends have asked where it came from already.',
      48,
    ],
    [
      'de-DE',
      5,
      'Warmes Licht, tolle Verarbeitung',
      'Die Leuchte steht jetzt am Fenster und macht den ganzen Abend schöner. Das Kabel ist erfreulich lang.',
      20,
    ],
    ['de-DE', 4, 'Sehr schön', 'Farbe wie auf dem Bild. Einen Stern Abzug nur, weil der Stecker etwas klobig ist.', 66],
  ],
  'arlo-lamp': [
    [
      'en-US',
      5,
      'A real piece of pottery',
      'You can see where the glaze ran, and that is the beauty of it. The linen shade makes everyone look well rested.',
      15,
    ],
    [
      'de-DE',
      5,
      'Jedes Stück ein Unikat',
      'Unsere Glasur läuft ein wenig tiefer als auf dem Foto und genau das gefällt uns am besten.',
      40,
    ],
  ],
  'dome-pendant': [
    ['en-US', 5, 'Three in a row', 'We hung three over the kitchen island. Light falls where you need it and never into your eyes.', 22],
    ['en-GB', 4, 'Great lamp, stiff cable', 'Handsome and well made. The cord needed a few days to hang straight.', 57],
    [
      'de-DE',
      5,
      'Genau richtig über dem Esstisch',
      'Blendet nicht, hängt gerade, sieht gut aus. Die Montage war in zehn Minuten erledigt.',
      34,
    ],
  ],
  'rye-chair': [
    [
      'en-US',
      5,
      'You will want to stay seated',
      'Bought six. The seats really are all a little different, and everyone has claimed a favorite already.',
      9,
    ],
    ['en-GB', 5, 'Proper joinery', 'Turned one upside down the moment it arrived: wedged tenons, not a screw in sight.', 26],
    ['de-DE', 5, 'Handwerk, das man spürt', 'Wir haben lange gesucht. Stabil, leicht und unglaublich bequem für einen Holzstuhl.', 18],
    [
      'de-DE',
      3,
      'Schön, aber lange Lieferzeit',
      'Der Stuhl ist wunderbar, gewartet haben wir allerdings drei Wochen.',
      71,
      'Das tut uns leid. Die Eiche musste länger trocknen als geplant; inzwischen ist der Stuhl wieder auf Lager.',
    ],
  ],
  'pebble-armchair': [
    [
      'en-US',
      5,
      'The cat and I share it',
      'Deep, soft, and it swivels so smoothly that guests keep turning it. The bouclé hides cat hair, too.',
      28,
    ],
    ['de-DE', 5, 'Ein Lieblingsplatz', 'Seit der Sessel da ist, lese ich wieder. Der Stoff ist dick und fühlt sich hochwertig an.', 45],
  ],
  'sund-sofa': [
    [
      'en-US',
      4,
      'Worth the wait',
      'It took five weeks, came to the second floor with a smile, and is the most comfortable sofa I have owned.',
      37,
    ],
    [
      'en-GB',
      5,
      'Covers wash beautifully',
      'Red wine on day three. Thirty minutes later the cover was in the machine and you would never know.',
      62,
    ],
    ['de-DE', 5, 'Tief und gemütlich', 'Zu dritt kein Problem, allein ein Traum. Die Bezüge lassen sich wirklich leicht abziehen.', 53],
  ],
  'amphora-vase': [
    [
      'en-US',
      5,
      'Stunning even when empty',
      'Heavier than expected and perfectly balanced. I put one olive branch in it and that was that.',
      11,
    ],
    ['en-GB', 4, 'A lovely wobble', 'Handmade in the best sense: the glaze line wanders a bit, and I would not want it otherwise.', 39],
    ['de-DE', 5, 'Wunderschön', 'Kam sehr gut verpackt an. Steht ohne Blumen genauso gut da.', 24],
  ],
  'moon-vase': [
    ['de-DE', 4, 'Schlicht und schön', 'Eine Blume genügt, mehr passt auch nicht hinein. Die Farbe ist etwas grüner als auf dem Bild.', 80],
    ['en-US', 5, 'Moon indeed', 'It glows in the evening sun. I have it on the windowsill where I can see it from the desk.', 44],
  ],
  'bud-vase': [
    ['en-US', 5, 'Bought six', 'One for every place at the table. People took theirs home, so I am ordering again.', 17],
    ['de-DE', 5, 'Perfektes Mitbringsel', 'Ich habe immer eine in Reserve. Kommt jedes Mal gut an.', 29],
  ],
  'linen-pillow': [
    [
      'en-US',
      5,
      'Gets softer every week',
      'The color is deep and a little uneven, as linen should be. The feather inner is generously filled.',
      14,
    ],
    ['en-GB', 5, 'Lovely weight', 'I was worried the ochre would be mustard. It is not; it is exactly right.', 33],
    ['de-DE', 4, 'Tolle Qualität', 'Fühlt sich großartig an. Nach dem ersten Waschen einmal bügeln, danach nie wieder.', 41],
  ],
  'highland-throw': [
    [
      'en-US',
      5,
      'An heirloom in the making',
      'Light, warm, and it smells like real wool. My daughter has already asked to inherit it.',
      21,
    ],
    ['en-GB', 5, 'Worth every penny', 'We took it camping in October. No complaints from anyone beneath it.', 30],
    ['de-DE', 5, 'Kuschelig und leicht', 'Kratzt überhaupt nicht und wärmt wunderbar. Die Farben sind dezent und edel.', 19],
  ],
  'harbor-mug': [
    [
      'en-US',
      5,
      'My one true mug',
      'Fits the hand, the machine, and the amount of coffee I need. The speckles are different on each one.',
      6,
    ],
    ['en-US', 4, 'Heavier than I expected', 'Beautiful glaze. It has some weight to it, which I have come to like.', 25],
    ['en-GB', 5, 'Tea stays hot', 'Long enough for a telephone call with my mother, and that is saying something.', 43],
    ['de-DE', 5, 'Schon der dritte', 'Der Henkel ist perfekt, die Farbe auch. In der Spülmaschine bisher ohne jeden Kratzer.', 13],
    ['de-DE', 5, 'Lieblingsbecher', 'Ich verstecke ihn im Büro, damit ihn sonst niemand nimmt.', 35],
  ],
  'garden-plate-set': [
    ['en-US', 5, 'Dinner looks better', 'The raised rim is genius for anything with sauce. We have added two more sets since.', 27],
    ['de-DE', 5, 'Tolles Geschirr für zwei', 'Die Glasur ist samtig und sehr pflegeleicht. Wir ergänzen nach und nach.', 50],
  ],
  'cast-iron-pot': [
    ['en-US', 5, 'Bread, finally', 'My first loaf in it looked like a bakery window. The lid fits so well that it sighs.', 8],
    ['de-DE', 5, 'Ein Topf fürs Leben', 'Schwer, ja, aber es setzt wirklich nichts an. Rouladen wie bei Oma.', 23],
    ['de-DE', 4, 'Sehr gut, sehr schwer', 'Qualität ohne Tadel. Zum Abwaschen braucht man zwei Hände.', 58],
  ],
  'kyoto-teapot': [
    ['en-GB', 5, 'Pours without a drip', 'A teapot that does not dribble on the tablecloth: I had given up hope.', 36],
    ['de-DE', 5, 'Tropft nicht', 'Endlich eine Kanne, die nicht tropft, und schön ist sie auch noch.', 47],
  ],
  'aran-turtleneck': [
    ['en-US', 5, 'Winter is canceled', 'Thick, beautiful cables and sleeves I can hide in. Size down if you like it fitted.', 10],
    ['en-GB', 4, 'Toasty', 'Very warm indeed; I wear it instead of a coat. Smells slightly of sheep when wet, as promised.', 32],
    [
      'de-DE',
      5,
      'Der wärmste Pullover, den ich habe',
      'Fällt etwas größer aus, aber genau das macht ihn gemütlich. Das Zopfmuster ist ein Traum.',
      22,
    ],
  ],
  'camel-coat': [
    ['en-US', 5, 'The one coat', 'Heavy cloth, lapels that roll, pockets in the right place. I feel like the lead in a film.', 16],
    ['de-DE', 5, 'Zeitlos', 'Der Stoff ist ein Gedicht. Ich habe ihn eine Nummer kleiner genommen.', 38],
  ],
  'chore-jacket': [
    ['en-US', 4, 'Better each month', 'Stiff at first, then perfect. The chest pocket fits a notebook and a pencil.', 42],
    ['de-DE', 5, 'Fast täglich getragen', 'Robust, gut geschnitten, und die Taschen sind groß genug für alles.', 30],
  ],
  'crew-sweater': [
    ['en-GB', 5, 'Soft and sensible', 'No itch, no pilling after a month of daily use. I have ordered the forest one, too.', 18],
    ['de-DE', 4, 'Guter Alltagspulli', 'Sitzt prima, die Ärmel sind eher lang. Die Farbe ist sehr schön.', 61],
  ],
  'heavy-tee': [
    [
      'en-US',
      5,
      'Finally a collar that stays',
      'Twenty washes in and it still looks new. I took the six-pack price and do not regret it.',
      20,
    ],
    ['de-DE', 5, 'Schwer, im besten Sinne', 'Der Stoff ist dicht und blickdicht, auch in Weiß.', 33],
  ],
  'court-sneaker': [
    ['en-US', 5, 'Clean and comfortable', 'No break-in at all. I like that the sole can be replaced.', 13],
    [
      'en-GB',
      4,
      'Very smart',
      'They run half a size large, otherwise perfect.',
      29,
      'Thank you for the hint; we have added it to the size advice.',
    ],
    ['de-DE', 5, 'Bequem vom ersten Tag an', 'Das Leder ist weich und der Schuh sieht auch zum Anzug gut aus.', 26],
  ],
  'market-tote': [
    ['en-US', 5, 'Ages like wine', 'Six months in and it has turned the color of caramel. Laptop, lunch, gym shoes: all fit.', 24],
    ['de-DE', 5, 'Jeden Cent wert', 'Das Leder riecht herrlich und bekommt eine wunderbare Patina.', 52],
  ],
  'field-backpack': [
    ['en-US', 4, 'Handsome workhorse', 'Kept everything dry through a week of rain. I would love one more inside pocket.', 46],
    ['de-DE', 5, 'Wasserdicht und schön', 'Auf dem Rad bei Regen getestet: innen alles trocken.', 28],
  ],
  'meridi-field': [
    ['en-US', 5, 'I look forward to winding it', 'A minute of calm every morning. Perfectly readable without glasses.', 19],
    ['de-DE', 5, 'Ruhig und präzise', 'Läuft auf zwei Sekunden genau und sieht an jedem Band gut aus.', 55],
  ],
  'sonorik-one': [
    ['en-US', 5, 'Cellos sound like cellos', 'Warm but not muddy, and so light that I forget I am wearing them.', 7],
    ['en-GB', 4, 'Superb, slightly snug', 'Sound is first class. They loosened up nicely after a fortnight.', 34],
    ['de-DE', 5, 'Klang wie im Konzertsaal', 'Der Akku hält ewig und die Polster lassen sich wirklich in einer Minute tauschen.', 25],
  ],
  'fig-hand-wash': [
    ['en-US', 5, 'The bathroom smells like summer', 'Green, fresh, never sweet. Guests comment on it every time.', 16],
    [
      'de-DE',
      4,
      'Toller Duft',
      'Sehr angenehm und nicht aufdringlich. Eine Nachfüllpackung wäre schön.',
      37,
      'Danke für die Anregung: Die Nachfüllpackung kommt im Frühjahr.',
    ],
  ],
  'amber-candle': [
    ['en-US', 5, 'A fireplace in a jar', 'Smoky without being heavy. It burns evenly right to the edge.', 11],
    ['en-GB', 5, 'Our November candle', 'Third one this year. The glass now holds my pencils.', 23],
    ['de-DE', 5, 'Riecht nach Kaminabend', 'Brennt sauber ab und duftet auch ungezündet.', 31],
  ],
  'rubber-plant': [
    ['en-US', 5, 'Arrived happier than I am', 'Huge, glossy, and packed so well that not a crumb of soil was out of place.', 20],
    ['de-DE', 5, 'Top verpackt', 'Die Pflanze kam gesund und größer als gedacht. Nach zwei Wochen schon ein neues Blatt!', 27],
  ],
  'olive-tree': [
    ['de-DE', 4, 'Hübsches Bäumchen', 'Ein paar Blätter hat er beim Umzug verloren, inzwischen treibt er überall neu aus.', 49],
  ],
  'kitchen-basil': [['en-US', 3, 'Good basil, thirsty basil', 'Tastes wonderful, but mine wanted water twice a day.', 15]],
  'waffle-towels': [['de-DE', 5, 'Saugstark', 'Endlich Handtücher, die wirklich trocknen und nicht nur schön aussehen.', 36]],
  'print-sunday': [['en-US', 5, 'Calms the whole hallway', 'Printing and frame are excellent. The paper has a real texture.', 43]],
  'atelier-notebook': [
    ['en-GB', 5, 'No bleed-through', 'Fountain pen tested with the wettest nib I own. It lies flat from page one.', 21],
    ['de-DE', 5, 'Papier zum Verlieben', 'Liegt flach auf, nichts drückt durch. Ich habe gleich drei bestellt.', 39],
  ],
  'sol-mirror': [['en-US', 4, 'Elegant and slim', 'Looks wonderful in the hall. Hanging hardware could be better.', 59]],
  'gooseneck-kettle': [
    ['de-DE', 5, 'Präzise wie versprochen', 'Der Strahl lässt sich wirklich punktgenau führen. Der Griff bleibt kühl.', 32],
  ],
};
