import type { Words } from '../text.ts';

/** What the wide pictures show, for those who cannot see them. */
export const SCENE_ALTS: Readonly<Record<string, Words>> = {
  'home-hero': [
    'A sage sofa beneath a brass arc lamp, prints on the wall and a striped rug in the sunlight',
    'Ein salbeigrünes Sofa unter einer Bogenleuchte aus Messing, Bilder an der Wand und ein Streifenteppich im Sonnenlicht',
  ],
  'spring-hero': [
    'A two-tone vase with blossoming branches, a bowl of lemons and a flower in a bud vase',
    'Eine zweifarbige Vase mit blühenden Zweigen, eine Schale Zitronen und eine Blume in der Knospenvase',
  ],
  living: [
    'A bouclé armchair on a round rug, with a floor lamp and a console behind it',
    'Ein Bouclé-Sessel auf rundem Teppich, dahinter Stehleuchte und Konsole',
  ],
  lighting: ['Lamps glowing in a dark room', 'Leuchten, die in einem dunklen Zimmer glimmen'],
  furniture: ['Chairs round a small ash table with a cobalt vase', 'Stühle um einen kleinen Eschentisch mit kobaltblauer Vase'],
  decoration: ['Vases, a candle and a print on an oak shelf', 'Vasen, eine Kerze und ein Druck auf einem Eichenbord'],
  textiles: ['A stack of checkered throws and four pillows', 'Ein Stapel karierter Decken und vier Kissen'],
  kitchen: [
    'Mugs, a green teapot and a stack of plates on a wooden table',
    'Becher, eine grüne Teekanne und ein Tellerstapel auf einem Holztisch',
  ],
  tableware: ['Plates, bowls and wine glasses on a linen cloth', 'Teller, Schalen und Weingläser auf einem Leinentuch'],
  fashion: [
    'Coats, knitwear, a dress and shirts on a wooden rail, shoes beneath',
    'Mäntel, Strick, ein Kleid und Hemden an einer Holzstange, darunter Schuhe',
  ],
  women: [
    'A green wrap dress, a cable sweater, a trench coat and a pleated skirt on a rail',
    'Ein grünes Wickelkleid, ein Zopfpullover, ein Trenchcoat und ein Faltenrock an der Stange',
  ],
  men: [
    'A checked blazer, a denim shirt, a striped sweater and a puffer jacket on a rail',
    'Ein kariertes Sakko, ein Jeanshemd, ein Streifenpullover und eine Steppjacke an der Stange',
  ],
  accessories: [
    'A green crossbody bag and a cognac tote on plinths, with sunglasses and a hat',
    'Eine grüne Umhängetasche und ein cognacfarbener Shopper auf Sockeln, dazu Sonnenbrille und Hut',
  ],
  work: [
    'A desk with headphones, a speaker and a black task lamp',
    'Ein Schreibtisch mit Kopfhörern, Lautsprecher und schwarzer Arbeitsleuchte',
  ],
  garden: [
    'Potted plants on the floor and on a bench, with a brass watering can',
    'Topfpflanzen auf dem Boden und auf einer Bank, dazu eine Gießkanne aus Messing',
  ],
  bath: [
    'Towels, soap, a diffuser and a candle on a shelf beneath a mirror',
    'Handtücher, Seife, ein Diffuser und eine Kerze auf einem Bord unter einem Spiegel',
  ],
  craft: ['Freshly fired vases and bowls on a workshop table', 'Frisch gebrannte Vasen und Schalen auf einem Werktisch'],
  evening: ['Candles burning on a dark table beside two coupe glasses', 'Brennende Kerzen auf einem dunklen Tisch neben zwei Sektschalen'],
  gifts: ['A cobalt bud vase, a candle and a teapot on plinths', 'Eine kobaltblaue Knospenvase, eine Kerze und eine Teekanne auf Sockeln'],
  farewell: [
    'A cup of espresso and a sage vase on a plinth in the sunlight',
    'Eine Tasse Espresso und eine salbeigrüne Vase auf einem Sockel im Sonnenlicht',
  ],
};
