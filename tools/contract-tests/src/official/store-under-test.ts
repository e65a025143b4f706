import { createCatalogue, type ShopwareVersion, startDemoStore } from '@vitrine/demo-store';
import { createStoreApiClient, register, type RegistrationInput, type StoreApiClient } from '@vitrine/store-api-client';
import { type AdminApiClient, createAdminApiClient } from '@vitrine/store-api-client/admin';
import { type ExchangeRecorder, startExchangeRecorder } from './exchange-recorder.ts';

const ORIGIN = 'http://shop.example';

/** What the embedded store sells, by role. */
export type Roles = ReturnType<typeof rolesOf>;

function found<T>(value: T | undefined, role: string): T {
  if (value === undefined) throw new Error(`The embedded store has no ${role}.`);
  return value;
}

function rolesOf() {
  const catalogue = createCatalogue();
  const products = catalogue.products.filter(({ active }) => active);
  const plain = products.filter(
    (product) => product.variants.length === 0 && product.stock > 20 && product.minPurchase === 1 && product.download === undefined,
  );
  const withVariants = found(
    products.find(({ variants }) => variants.length > 1),
    'product with variants',
  );
  const root = catalogue.salesChannel.navigationCategoryId;
  const listed = found(
    plain.find(({ crossSellings, reviews }) => crossSellings.length > 0 && reviews.length > 0),
    'reviewed product with cross-selling',
  );
  const germany = found(
    catalogue.countries.find(({ iso }) => iso === 'DE'),
    'Germany',
  );
  return {
    rootId: root,
    plain: listed,
    others: plain.filter(({ id }) => id !== listed.id).map(({ id }) => id),
    withVariants,
    tiered: found(
      products.find(({ pricing }) => (pricing.tiers?.length ?? 0) > 1),
      'tiered product',
    ),
    unitPriced: found(
      products.find(({ purchaseUnit }) => purchaseUnit !== undefined),
      'product with a base price',
    ),
    digital: found(
      products.find(({ download }) => download !== undefined),
      'download',
    ),
    closeout: found(
      products.find(({ isCloseout, stock }) => isCloseout && stock > 0 && stock < 20),
      'closeout',
    ),
    category: listed.categoryIds[0] ?? root,
    cmsPages: catalogue.cmsPages.map(({ id }) => id),
    categories: catalogue.categories.filter(({ type, active }) => type === 'page' && active).map(({ id }) => id),
    landingPages: catalogue.landingPages.filter(({ active }) => active).map(({ id }) => id),
    option: found(listed.propertyOptionIds[0] ?? withVariants.variants[0]?.optionIds[0], 'property option'),
    manufacturer: found(catalogue.manufacturers[0]?.id, 'manufacturer'),
    salutation: found(catalogue.salutations[0]?.id, 'salutation'),
    country: germany.id,
    countryWithStates: found(catalogue.countries.find(({ states }) => states.length > 0)?.id, 'country with states'),
    currencies: catalogue.currencies.map(({ id }) => id),
    languages: catalogue.languages.map(({ id }) => id),
    shippingMethods: catalogue.shippingMethods.map(({ id }) => id),
    paymentMethods: catalogue.paymentMethods,
    invoice: found(catalogue.paymentMethods.find(({ asynchronous }) => !asynchronous)?.id, 'invoice'),
    redirecting: found(catalogue.paymentMethods.find(({ asynchronous }) => asynchronous)?.id, 'redirecting payment'),
    promotion: found(catalogue.promotions.find(({ combinable, validUntil }) => combinable && validUntil === undefined)?.code, 'promotion'),
    slot: found(
      catalogue.cmsPages
        .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots)))
        .find(({ type }) => type === 'form')?.id,
      'form',
    ),
    shopper: found(catalogue.shoppers[0], 'shopper'),
    registrationGroup: found(catalogue.customerGroups?.find(({ registration }) => registration !== undefined)?.id, 'group to register for'),
    productExport: found(catalogue.productExports?.[0], 'product export'),
    accessKey: catalogue.salesChannel.accessKey,
    admin: found(catalogue.adminUsers[0], 'admin'),
  };
}

/** The embedded store behind a recorder. */
export interface StoreUnderTest {
  roles: Roles;
  /** Straight to the store, past the recorder. */
  url: string;
  /** Of its pages that browsers see. */
  pagesUrl: string;
  recorder: ExchangeRecorder;
  /** A domain of the sales channel. */
  storefrontUrl: string;
  /** A client without a session. */
  visitor(): StoreApiClient;
  /** A client of a newly registered customer; a guest if asked for. */
  customer(changes?: Partial<RegistrationInput>): Promise<{ client: StoreApiClient; input: RegistrationInput }>;
  /** An Admin API client that nobody has signed in. */
  guide(): AdminApiClient;
  /** The link of the newest mail to this address. */
  mailedLink(email: string): URL;
  close(): Promise<void>;
}

let customers = 0;

export async function startStoreUnderTest(shopware: ShopwareVersion = '6.6'): Promise<StoreUnderTest> {
  const roles = rolesOf();
  const store = await startDemoStore({ host: '127.0.0.1', port: 0, publicOrigin: ORIGIN, dataDir: ':memory:', shopware });
  const recorder = await startExchangeRecorder(store.url);
  const visitor = (): StoreApiClient =>
    createStoreApiClient({ endpoint: recorder.endpoint, accessKey: roles.accessKey, retry: { limit: 0 } });
  return {
    roles,
    url: store.url,
    pagesUrl: store.pagesUrl,
    recorder,
    storefrontUrl: ORIGIN,
    visitor,
    async customer(changes = {}) {
      customers += 1;
      const client = visitor();
      const input: RegistrationInput = {
        email: `customer-${customers}@example.com`,
        password: 'correct-horse-1',
        salutationId: roles.salutation,
        firstName: 'Ada',
        lastName: 'Example',
        acceptedDataProtection: true,
        storefrontUrl: ORIGIN,
        billingAddress: { street: 'Musterstr. 1', zipcode: '12345', city: 'Berlin', countryId: roles.country },
        ...changes,
      };
      await register(client, input);
      return { client, input };
    },
    guide: () => createAdminApiClient({ endpoint: `${recorder.url}/api` }),
    mailedLink(email) {
      const mail = found(
        store.mails().find(({ to }) => to === email),
        `mail to ${email}`,
      );
      return new URL(found(mail.link ?? undefined, 'link in the mail'));
    },
    async close() {
      await recorder.close();
      await store.close();
    },
  };
}
