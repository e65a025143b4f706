import type { ReviewModel } from '../assortment-model.ts';
import { type Material, MATERIALS } from '../data/properties.ts';
import { idOf } from '../id.ts';
import type { LocaleCode } from '../market-model.ts';
import type { Words } from '../text.ts';
import { daysBefore, share } from './numbers.ts';

/** Materials that no article is "made of" in so many words. */
const UNSAID: readonly Material[] = ['plant', 'botanical', 'digital'];

const OPENINGS: readonly Words[] = [
  ['drawn with few lines and finished by hand', 'mit wenigen Linien entworfen und von Hand vollendet'],
  ['calm in shape and good to touch', 'ruhig in der Form und angenehm in der Hand'],
  ['made for every day and for a long time', 'gemacht für jeden Tag und für lange Zeit'],
  ['small in gesture, large in effect', 'klein in der Geste, groß in der Wirkung'],
  ['as plain as it can be and no plainer', 'so schlicht wie möglich, aber nicht schlichter'],
  ['at home in old rooms and in new ones', 'in alten Räumen ebenso zu Hause wie in neuen'],
];

const CLOSINGS: readonly Words[] = [
  ['It goes with everything else in the collection.', 'Passt zu allem anderen aus der Kollektion.'],
  ['We make it in small series and repair it for life.', 'Wir fertigen in kleinen Serien und reparieren ein Leben lang.'],
  ['A present that is never put away.', 'Ein Geschenk, das nie im Schrank verschwindet.'],
  ['It gets better with the years.', 'Wird mit den Jahren immer schöner.'],
  ['Our workshop tests each piece before it travels.', 'Unsere Werkstatt prüft jedes Stück, bevor es auf Reisen geht.'],
];

function pick<T>(list: readonly T[], name: string): T | undefined {
  return list[Math.floor(share(name) * list.length)];
}

/** A short text about an article of a collection. */
export function collectionText(slug: string, materials: readonly [Material, ...Material[]]): Words {
  const [opening, openingDe] = pick(OPENINGS, `${slug}:opening`) ?? ['', ''];
  const [closing, closingDe] = pick(CLOSINGS, `${slug}:closing`) ?? ['', ''];
  const [first] = materials;
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  if (UNSAID.includes(first)) return [`${capital(opening)}. ${closing}`, `${capital(openingDe)}. ${closingDe}`];
  const [english, german] = MATERIALS[first].name;
  return [`${english}, ${opening}. ${closing}`, `Aus ${german}, ${openingDe}. ${closingDe}`];
}

type ReviewText = readonly [title: string, content: string];

const REVIEW_TEXTS: Readonly<Record<LocaleCode, readonly ReviewText[]>> = {
  'en-US': [
    ['Just what I wanted', 'It looks even better than in the pictures, and the color is exactly right for our apartment.'],
    ['Solid and beautiful', 'Well made, well packed and here sooner than promised. I would order it again at once.'],
    ['Nice, a little small', 'A lovely piece with a good finish. I had imagined it a little larger, so do read the measurements.'],
  ],
  'en-GB': [
    ['Lovely thing', 'We have used it every day for a month now, and it still makes me smile in the morning.'],
    ['Good value', 'Not cheap, but you can tell where the money went. The finish is first class throughout.'],
    ['Fine, took a while', 'A good piece of work, although the parcel took a few days longer than I had hoped for.'],
  ],
  'de-DE': [
    ['Wunderschön', 'In echt noch schöner als auf den Bildern, und die Farbe passt genau zu unserem Wohnzimmer.'],
    ['Sehr gut verarbeitet', 'Man sieht und spürt, dass hier sorgfältig gearbeitet wurde. Ich würde es sofort wieder kaufen.'],
    ['Schön, etwas klein', 'Ein schönes Stück, gut verpackt und schnell da. Ich hatte es mir allerdings etwas größer vorgestellt.'],
  ],
};

const REVIEW_LANGUAGES: readonly LocaleCode[] = ['en-US', 'de-DE', 'en-GB'];

/** Up to four reviews in several languages; two of three articles have none. */
export function collectionReviews(slug: string): ReviewModel[] {
  const chance = share(`${slug}:reviews`);
  const count = chance < 0.66 ? 0 : 1 + Math.floor((chance - 0.66) * 12);
  return Array.from({ length: Math.min(count, 4) }, (_, i) => {
    const languageCode = pick(REVIEW_LANGUAGES, `${slug}:review:${i}:language`) ?? 'en-US';
    const texts = REVIEW_TEXTS[languageCode];
    const which = Math.floor(share(`${slug}:review:${i}`) * texts.length);
    const [title, content] = texts[which] ?? ['', ''];
    return {
      id: idOf(`review:${slug}:${i}`),
      languageCode,
      title,
      content,
      points: which === 2 ? 3 + Math.round(share(`${slug}:points:${i}`)) : 5 - Math.round(share(`${slug}:points:${i}`)),
      createdAt: daysBefore(3 + Math.floor(share(`${slug}:day:${i}`) * 300)),
    };
  });
}
