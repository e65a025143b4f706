import { type Catalogue, ID, type ProductModel, smallCatalogue, startTestShop, type TestShop } from '@vitrine/demo-store/testing';

/** Ids of what the replay's shop has beyond the small catalogue. */
export const EXTRA = {
  austria: 'a1'.repeat(16),
  express: 'a2'.repeat(16),
  blockedPayment: 'a3'.repeat(16),
  hiddenCategory: ID.hidden,
  linkCategory: ID.blog,
} as const;

const PLAIN = ['b1', 'b2', 'b3', 'b4'].map((pair) => pair.repeat(16));

/** A shop that has one of every kind of thing that exchanges were recorded with. */
function replayCatalogue(): Catalogue {
  const base = smallCatalogue();
  const [stool] = base.products.filter(({ id }) => id === ID.stool);
  const [germany] = base.countries.filter(({ id }) => id === ID.germany);
  const [invoice] = base.paymentMethods.filter(({ id }) => id === ID.invoice);
  const [standard] = base.shippingMethods.filter(({ id }) => id === ID.standard);
  if (!stool || !germany || !invoice || !standard) throw new Error('The small catalogue lacks what the replay builds on.');
  const plain: ProductModel[] = PLAIN.map((id, index) => ({
    ...stool,
    id,
    productNumber: `T-PLAIN-${index}`,
    name: { 'en-US': `Plain Thing ${index}`, 'de-DE': `Schlichtes Ding ${index}` },
    seoPath: { 'en-US': `plain-${index}`, 'de-DE': `schlicht-${index}` },
    pricing: { price: { EUR: 19, USD: 20, GBP: 16 } },
    reviews: [],
    crossSellings: [],
  }));
  return {
    ...base,
    products: [...base.products, ...plain],
    countries: [
      ...base.countries,
      { ...germany, id: EXTRA.austria, iso: 'AT', iso3: 'AUT', name: { 'en-US': 'Austria', 'de-DE': 'Österreich' }, position: 5 },
    ],
    shippingMethods: [
      ...base.shippingMethods,
      { ...standard, id: EXTRA.express, technicalName: 'shipping_express', name: { 'en-US': 'Express', 'de-DE': 'Express' }, position: 3 },
    ],
    paymentMethods: [
      ...base.paymentMethods,
      {
        ...invoice,
        id: EXTRA.blockedPayment,
        technicalName: 'payment_blocked',
        name: { 'en-US': 'Blocked', 'de-DE': 'Gesperrt' },
        position: 3,
        blockedCountryIsos: base.countries.map(({ iso }) => iso).concat('AT'),
      },
    ],
  };
}

const catalogue = replayCatalogue();

export const replayProducts = catalogue.products;
export const replayCountries = catalogue.countries;

/** Starts the shop; limits are off unless a situation needs them. */
export const startReplayShop = (): Promise<TestShop> => startTestShop({ catalogue, settings: { rateLimits: false } });
