import type { Words } from '../text.ts';

interface CategoryData {
  /** `null`: directly below the root of the main navigation. */
  readonly parent: string | null;
  readonly name: Words;
  readonly text: Words;
  /** Media key of its picture. */
  readonly picture: string;
  /** Layout: with filters at the side (default), without a sidebar, or a department's landing layout. */
  readonly layout?: 'sidebar' | 'wide' | 'department';
}

/** The page categories of the main navigation, in order. */
export const CATEGORIES = {
  living: {
    parent: null,
    name: ['Living', 'Wohnen'],
    picture: 'scene--living',
    layout: 'department',
    text: [
      'Furniture, light and small pleasures for rooms you like coming home to.',
      'Möbel, Licht und kleine Freuden für Räume, in die man gern zurückkommt.',
    ],
  },
  lighting: {
    parent: 'living',
    name: ['Lighting', 'Leuchten'],
    picture: 'scene--lighting',
    text: [
      'Good light makes a room larger, an evening longer and a soup taste better.',
      'Gutes Licht macht Räume größer, Abende länger und die Suppe besser.',
    ],
  },
  'table-lamps': {
    parent: 'lighting',
    name: ['Table lamps', 'Tischleuchten'],
    picture: 'lamp-mushroom--terracotta-terracotta--scene-sand',
    text: [
      'For reading, for the sideboard, for the corner that needed one.',
      'Zum Lesen, fürs Sideboard, für die Ecke, der genau das fehlte.',
    ],
  },
  'floor-lamps': {
    parent: 'lighting',
    name: ['Floor lamps', 'Stehleuchten'],
    picture: 'floorlamp-arc--brass-brass--scene-sage',
    text: ['They stand where the ceiling light never reaches.', 'Sie stehen dort, wo die Deckenlampe nie hinkommt.'],
  },
  'pendant-lamps': {
    parent: 'lighting',
    name: ['Pendant lamps', 'Pendelleuchten'],
    picture: 'pendant-dome--sage-sage--scene-sand',
    text: ['Over tables, in hallways, in a row of three.', 'Über dem Tisch, im Flur, zu dritt in einer Reihe.'],
  },
  furniture: {
    parent: 'living',
    name: ['Furniture', 'Möbel'],
    picture: 'scene--furniture',
    text: ['Solid wood and honest upholstery, built to be repaired.', 'Massivholz und ehrliche Polster, gebaut, um repariert zu werden.'],
  },
  chairs: {
    parent: 'furniture',
    name: ['Chairs', 'Stühle'],
    picture: 'chair-spindle--oak-oak--scene-blush',
    text: [
      'For the table, the desk and the coat you will hang over it.',
      'Für Esstisch, Schreibtisch und die Jacke, die darüber hängen wird.',
    ],
  },
  sofas: {
    parent: 'furniture',
    name: ['Sofas & armchairs', 'Sofas & Sessel'],
    picture: 'chair-tub--cream-walnut--scene-sage',
    text: ['Places to stay a little longer.', 'Plätze, an denen man etwas länger bleibt.'],
  },
  tables: {
    parent: 'furniture',
    name: ['Tables & stools', 'Tische & Hocker'],
    picture: 'table-round--ash-ash--scene-oat',
    text: ['Small surfaces for cups, books and elbows.', 'Kleine Flächen für Tassen, Bücher und Ellbogen.'],
  },
  storage: {
    parent: 'furniture',
    name: ['Shelves & baskets', 'Regale & Körbe'],
    picture: 'basket-low--straw-tan--scene-oat',
    text: ['Order that looks good while it works.', 'Ordnung, die gut aussieht, während sie arbeitet.'],
  },
  decoration: {
    parent: 'living',
    name: ['Decoration', 'Dekoration'],
    picture: 'scene--decoration',
    text: ['The things nobody needs and everybody looks at.', 'Die Dinge, die niemand braucht und alle ansehen.'],
  },
  vases: {
    parent: 'decoration',
    name: ['Vases', 'Vasen'],
    picture: 'vase-amphora-stems--chalk-sage--scene-sage',
    text: ['Beautiful with a bouquet, and without one.', 'Schön mit Strauß, und ohne.'],
  },
  mirrors: {
    parent: 'decoration',
    name: ['Mirrors & clocks', 'Spiegel & Uhren'],
    picture: 'wall-arch--oak-oak--scene-sage',
    text: ['For a last glance and being almost on time.', 'Für den letzten Blick und fast pünktliches Erscheinen.'],
  },
  prints: {
    parent: 'decoration',
    name: ['Art prints', 'Kunstdrucke'],
    picture: 'wall-sun--terracotta-ochre--scene-oat',
    text: ['Printed on cotton paper, framed in our workshop.', 'Auf Baumwollpapier gedruckt, in unserer Werkstatt gerahmt.'],
  },
  textiles: {
    parent: 'living',
    name: ['Home textiles', 'Heimtextilien'],
    picture: 'scene--textiles',
    text: ['Linen, wool and cotton from mills we have visited.', 'Leinen, Wolle und Baumwolle aus Webereien, die wir besucht haben.'],
  },
  cushions: {
    parent: 'textiles',
    name: ['Throw pillows', 'Kissen'],
    picture: 'cushion-square-arch--terracotta-cream--scene-oat',
    text: ['The quickest way to change a room.', 'Der schnellste Weg, einen Raum zu verändern.'],
  },
  throws: {
    parent: 'textiles',
    name: ['Throws & bedding', 'Decken & Bettwäsche'],
    picture: 'folded-throw-check--oat-forest--scene-sage',
    text: ['Warm, breathable, and better every year.', 'Warm, atmungsaktiv und jedes Jahr besser.'],
  },
  rugs: {
    parent: 'textiles',
    name: ['Rugs', 'Teppiche'],
    picture: 'rug-stripe--cream-terracotta--scene-sand',
    text: ['Hand-woven underfoot, flat or deep.', 'Handgewebt unter den Füßen, flach oder hochflorig.'],
  },

  kitchen: {
    parent: null,
    name: ['Kitchen & table', 'Küche & Tisch'],
    picture: 'scene--kitchen',
    layout: 'department',
    text: ['Everything between the market and the washing-up.', 'Alles zwischen Marktbesuch und Abwasch.'],
  },
  tableware: {
    parent: 'kitchen',
    name: ['Tableware', 'Geschirr'],
    picture: 'scene--tableware',
    text: ['Stoneware and porcelain that survives daily use.', 'Steinzeug und Porzellan, das den Alltag übersteht.'],
  },
  mugs: {
    parent: 'tableware',
    name: ['Mugs & cups', 'Becher & Tassen'],
    picture: 'mug-mug--chalk-terracotta--scene-blush',
    text: ['The first thing you hold in the morning.', 'Das Erste, was Sie morgens in der Hand halten.'],
  },
  plates: {
    parent: 'tableware',
    name: ['Plates & bowls', 'Teller & Schalen'],
    picture: 'plate-plates--chalk-sage--scene-oat',
    text: ['Stack them, mix them, pass them round.', 'Stapeln, mischen, herumreichen.'],
  },
  glass: {
    parent: 'kitchen',
    name: ['Glass', 'Glas'],
    picture: 'glass-carafe--clear-butter--scene-mist',
    text: ['Mouth-blown and pressed, thin and sturdy.', 'Mundgeblasen und gepresst, dünn und robust.'],
  },
  glasses: {
    parent: 'glass',
    name: ['Glasses & carafes', 'Gläser & Karaffen'],
    picture: 'glass-wine--clear-burgundy--scene-blush',
    text: ['For water, wine and everything you raise.', 'Für Wasser, Wein und alles, worauf man anstößt.'],
  },
  cooking: {
    parent: 'kitchen',
    name: ['Cooking & coffee', 'Kochen & Kaffee'],
    picture: 'kitchen-teapot--moss-brass--scene-sage',
    text: ['Tools you will reach for every day.', 'Werkzeug, nach dem Sie jeden Tag greifen.'],
  },
  coffee: {
    parent: 'cooking',
    name: ['Coffee & tea', 'Kaffee & Tee'],
    picture: 'kitchen-pourover--white-sand--scene-blush',
    text: ['Slow methods, quick results.', 'Langsame Methoden, schnelle Freude.'],
  },
  cookware: {
    parent: 'cooking',
    name: ['Cookware & boards', 'Kochgeschirr & Bretter'],
    picture: 'kitchen-pot--forest-brass--scene-oat',
    text: ['Heavy where it counts, light where you carry.', 'Schwer, wo es zählt, leicht, wo man trägt.'],
  },

  fashion: {
    parent: null,
    name: ['Fashion', 'Mode'],
    picture: 'scene--fashion',
    layout: 'department',
    text: ['A small wardrobe that goes a long way.', 'Eine kleine Garderobe, mit der man weit kommt.'],
  },
  women: {
    parent: 'fashion',
    name: ['Women', 'Damen'],
    picture: 'scene--women',
    text: ['Knitwear, dresses and coats in calm colors.', 'Strick, Kleider und Mäntel in ruhigen Farben.'],
  },
  'women-knitwear': {
    parent: 'women',
    name: ['Women’s knitwear', 'Strick für Damen'],
    picture: 'knit-turtleneck-cable--cream-cream--scene-clay',
    text: ['Wool and cashmere, knitted slowly.', 'Wolle und Kaschmir, langsam gestrickt.'],
  },
  dresses: {
    parent: 'women',
    name: ['Dresses, skirts & pants', 'Kleider, Röcke & Hosen'],
    picture: 'dress-wrap--forest-forest--scene-sage',
    text: ['Moves with you, creases kindly.', 'Geht mit und knittert freundlich.'],
  },
  'women-coats': {
    parent: 'women',
    name: ['Women’s coats', 'Mäntel für Damen'],
    picture: 'coat-trench--sand-walnut--scene-mist',
    text: ['For drizzle, frost and entrances.', 'Für Niesel, Frost und große Auftritte.'],
  },
  men: {
    parent: 'fashion',
    name: ['Men', 'Herren'],
    picture: 'scene--men',
    text: ['Shirts, knits and jackets that get along.', 'Hemden, Strick und Jacken, die sich verstehen.'],
  },
  'men-knitwear': {
    parent: 'men',
    name: ['Men’s knitwear', 'Strick für Herren'],
    picture: 'knit-crew-stripe--chalk-navy--scene-mist',
    text: ['Fishermen knew what they were doing.', 'Fischer wussten, was sie taten.'],
  },
  shirts: {
    parent: 'men',
    name: ['Shirts & tees', 'Hemden & T-Shirts'],
    picture: 'shirt-shirt--denim-chalk--scene-sand',
    text: ['Organic cotton, good buttons, no fuss.', 'Bio-Baumwolle, gute Knöpfe, kein Aufheben.'],
  },
  'men-jackets': {
    parent: 'men',
    name: ['Men’s jackets', 'Jacken für Herren'],
    picture: 'coat-chore--navy-brass--scene-oat',
    text: ['From workwear to blazer.', 'Von der Arbeitsjacke bis zum Sakko.'],
  },
  shoes: {
    parent: 'fashion',
    name: ['Shoes', 'Schuhe'],
    picture: 'shoe-sneaker--white-forest--scene-mist',
    text: ['Resoled, not replaced.', 'Neu besohlt statt neu gekauft.'],
  },
  sneakers: {
    parent: 'shoes',
    name: ['Sneakers', 'Sneaker'],
    picture: 'shoe-runner--sage-terracotta--scene-sand',
    text: ['Light steps on natural rubber.', 'Leichte Schritte auf Naturkautschuk.'],
  },
  boots: {
    parent: 'shoes',
    name: ['Boots & loafers', 'Boots & Loafer'],
    picture: 'shoe-chelsea--cognac-black--scene-sand',
    text: ['Welted soles, full-grain leather.', 'Rahmengenähte Sohlen, vollnarbiges Leder.'],
  },

  accessories: {
    parent: null,
    name: ['Accessories', 'Accessoires'],
    picture: 'scene--accessories',
    layout: 'department',
    text: ['What you carry, wear on the wrist or forget on the train.', 'Was man trägt, am Handgelenk hat oder im Zug vergisst.'],
  },
  bags: {
    parent: 'accessories',
    name: ['Bags', 'Taschen'],
    picture: 'bag-tote--cognac-cognac--scene-blush',
    text: ['Leather and canvas that age well.', 'Leder und Canvas, die schön altern.'],
  },
  handbags: {
    parent: 'bags',
    name: ['Totes & handbags', 'Shopper & Handtaschen'],
    picture: 'bag-crossbody--forest-brass--scene-sage',
    text: ['Room for a laptop, a lunch, a life.', 'Platz für Laptop, Lunch und Leben.'],
  },
  travel: {
    parent: 'bags',
    name: ['Backpacks & travel', 'Rucksäcke & Reise'],
    picture: 'bag-weekender--sand-cognac--scene-mist',
    text: ['Two nights, one bag.', 'Zwei Nächte, eine Tasche.'],
  },
  timepieces: {
    parent: 'accessories',
    name: ['Watches & jewelry', 'Uhren & Schmuck'],
    picture: 'watch-dress--black-brass--scene-blush',
    text: ['Small, precise, meant to be inherited.', 'Klein, präzise, zum Vererben gedacht.'],
  },
  watches: {
    parent: 'timepieces',
    name: ['Watches', 'Armbanduhren'],
    picture: 'watch-field--tan-chrome--scene-stone',
    text: ['Swiss movements, quiet faces.', 'Schweizer Werke, ruhige Zifferblätter.'],
  },
  jewelry: {
    parent: 'timepieces',
    name: ['Jewelry', 'Schmuck'],
    picture: 'jewel-necklace--brass-teal--scene-blush',
    text: ['Recycled silver and gold, set by hand.', 'Recyceltes Silber und Gold, von Hand gefasst.'],
  },
  finishing: {
    parent: 'accessories',
    name: ['Eyewear & scarves', 'Brillen & Schals'],
    picture: 'eyewear-round--black-moss--scene-sand',
    text: ['The last thing before the door.', 'Das Letzte vor der Tür.'],
  },
  eyewear: {
    parent: 'finishing',
    name: ['Sunglasses', 'Sonnenbrillen'],
    picture: 'eyewear-square--cognac-smoke--scene-clay',
    text: ['Full UV protection, zero attitude.', 'Voller UV-Schutz, keine Allüren.'],
  },
  scarves: {
    parent: 'finishing',
    name: ['Scarves & hats', 'Schals & Mützen'],
    picture: 'scarf-scarf-check--camel-rust--scene-stone',
    text: ['Warm heads, warm hearts.', 'Warmer Kopf, warmes Herz.'],
  },

  desk: {
    parent: null,
    name: ['Desk & sound', 'Arbeiten & Hören'],
    picture: 'scene--work',
    layout: 'wide',
    text: ['For thinking, writing and turning it up.', 'Zum Denken, Schreiben und Aufdrehen.'],
  },
  audio: {
    parent: 'desk',
    name: ['Audio', 'Audio'],
    picture: 'audio-radio--sage-brass--scene-sand',
    text: ['Speakers, headphones and a turntable with manners.', 'Lautsprecher, Kopfhörer und ein Plattenspieler mit Manieren.'],
  },
  stationery: {
    parent: 'desk',
    name: ['Stationery', 'Schreibwaren'],
    picture: 'paper-set--terracotta-sage--scene-stone',
    text: ['Paper that wants to be written on.', 'Papier, das beschrieben werden will.'],
  },

  bath: {
    parent: null,
    name: ['Bath & scent', 'Bad & Duft'],
    picture: 'scene--bath',
    layout: 'wide',
    text: ['Ten quiet minutes, bottled.', 'Zehn ruhige Minuten, abgefüllt.'],
  },
  'body-care': {
    parent: 'bath',
    name: ['Soap & care', 'Seife & Pflege'],
    picture: 'bath-dispenser--amber-black--scene-blush',
    text: ['Plant oils, no nonsense.', 'Pflanzenöle, kein Unsinn.'],
  },
  candles: {
    parent: 'bath',
    name: ['Candles & diffusers', 'Kerzen & Diffuser'],
    picture: 'bath-jar--amber-amber--scene-sand',
    text: ['Scents for each season of the day.', 'Düfte für jede Tageszeit.'],
  },

  garden: {
    parent: null,
    name: ['Plants', 'Pflanzen'],
    picture: 'scene--garden',
    layout: 'wide',
    text: ['Green company and the pots to go with it.', 'Grüne Gesellschaft und die passenden Töpfe dazu.'],
  },
  'indoor-plants': {
    parent: 'garden',
    name: ['Indoor plants', 'Zimmerpflanzen'],
    picture: 'plant-rubber-basket--straw-straw--scene-oat',
    text: ['Delivered potted and well watered.', 'Eingetopft und gut gegossen geliefert.'],
  },
  pots: {
    parent: 'garden',
    name: ['Pots & tools', 'Töpfe & Werkzeug'],
    picture: 'plant-can--brass-brass--scene-sage',
    text: ['For green thumbs and beginners.', 'Für grüne Daumen und solche, die es werden.'],
  },

  gifts: {
    parent: null,
    name: ['Gifts', 'Geschenke'],
    picture: 'scene--gifts',
    layout: 'wide',
    text: ['Things that unwrap well, at every budget.', 'Dinge, die sich gut auspacken lassen, für jedes Budget.'],
  },
  sale: {
    parent: null,
    name: ['Sale', 'Sale'],
    picture: 'scene--evening',
    text: ['Last pieces and kind prices.', 'Letzte Stücke und freundliche Preise.'],
  },
} as const satisfies Readonly<Record<string, CategoryData>>;

export type CategorySlug = keyof typeof CATEGORIES;
