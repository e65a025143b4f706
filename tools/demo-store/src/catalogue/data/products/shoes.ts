import type { ProductSeed } from '../../seed.ts';

const ALL = ['eu37', 'eu38', 'eu39', 'eu40', 'eu41', 'eu42', 'eu43', 'eu44'] as const;
const BIG = ['eu40', 'eu41', 'eu42', 'eu43', 'eu44'] as const;

/** Sneakers, boots and loafers. */
export const SHOES: readonly ProductSeed[] = [
  {
    slug: 'court-sneaker', name: ['Court leather sneaker', 'Court Ledersneaker'], picture: 'shoe-sneaker', colors: ['white+forest', 'chalk+rust', 'white+navy'], sizes: ALL, wall: 'mist', category: 'sneakers', brand: 'pellan', price: [159, 129, 145],
    text: ['A tennis shoe without the tennis: full-grain leather, stitched rubber cup sole.', 'Ein Tennisschuh ohne Tennis: vollnarbiges Leder, vernähte Gummisohle.'],
    story: ['The sole is sewn on all round, not only glued, so any cobbler can replace it. The insole is cork, the laces are cotton, and the heel patch comes from the offcuts of our bags.', 'Die Sohle ist rundum vernäht und nicht nur geklebt, sodass jede Schusterei sie ersetzen kann. Das Fußbett ist aus Kork, die Senkel sind aus Baumwolle, und das Fersenstück stammt aus dem Verschnitt unserer Taschen.'],
    material: ['leather'], quality: ['repairable'], weight: 0.9, stock: 9, soldOut: ['forest/eu37', 'chalk/eu44'], topseller: true,
  },
  { slug: 'loft-hightop', name: ['Loft high-top', 'Loft High-Top'], picture: 'shoe-hightop', colors: ['navy+chalk', 'black+chalk', 'moss+sand'], sizes: ALL, wall: 'stone', category: 'sneakers', brand: 'pellan', price: [139, 112, 125], text: ['Waxed canvas to the ankle, natural rubber to the ground.', 'Gewachster Canvas bis zum Knöchel, Naturkautschuk bis zum Boden.'], material: ['cotton'], quality: ['vegan', 'waterproof'], weight: 1, stock: 7 },
  { slug: 'dune-runner', name: ['Dune knit runner', 'Dune Strick-Runner'], picture: 'shoe-runner', colors: ['sage+terracotta', 'fog+navy', 'black+rust'], sizes: ALL, wall: 'butter', category: 'sneakers', brand: 'pellan', price: [129, 105, 119], list: [149, 119, 139], text: ['A sock of merino on a sole of algae foam. Machine washable.', 'Eine Socke aus Merino auf einer Sohle aus Algenschaum. Waschbar in der Maschine.'], material: ['wool'], quality: ['recycled'], weight: 0.6, stock: 10, also: ['sale'] },
  { slug: 'chelsea-boot', name: ['Chelsea boot', 'Chelsea Boot'], picture: 'shoe-chelsea', colors: ['cognac+black', 'black+black'], sizes: ALL, wall: 'oat', category: 'boots', brand: 'pellan', price: [279, 229, 255], text: ['One piece of leather, two gores, a Blake-stitched sole.', 'Ein Stück Leder, zwei Gummizüge, eine durchgenähte Sohle.'], material: ['leather'], quality: ['repairable'], weight: 1.2, stock: 6, shippingFree: true },
  { slug: 'fell-boot', name: ['Fell lace-up boot', 'Fell Schnürstiefel'], picture: 'shoe-laced', colors: ['black+sand', 'cognac+sand'], sizes: BIG, wall: 'stone', category: 'boots', brand: 'aldervik', price: [329, 269, 299], text: ['Welted twice, laced to the last hook, ready for weather.', 'Zwiegenäht, bis zum letzten Haken geschnürt, bereit fürs Wetter.'], material: ['leather'], quality: ['repairable', 'waterproof'], weight: 1.6, stock: 4, shippingFree: true },
  { slug: 'penny-loafer', name: ['Penny loafer', 'Penny Loafer'], picture: 'shoe-loafer', colors: ['burgundy', 'black', 'tan'], sizes: ALL, wall: 'blush', category: 'boots', brand: 'pellan', price: [229, 187, 209], text: ['Hand-sewn moccasin seam; breaks in within an afternoon.', 'Handgenähte Mokassinnaht; an einem Nachmittag eingelaufen.'], material: ['leather'], quality: ['handmade', 'repairable'], weight: 0.8, stock: 5 },
];
