import { entityReader, onlyFields, select } from '../criteria/apply.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { type Entity, searchResult, struct } from '../entities/entity.ts';
import { countryEntity, currencyEntity, languageEntity, salutationEntity, stateEntity } from '../entities/market.ts';
import { findMedia } from '../entities/media.ts';
import { acceptsCountry, paymentMethodEntity, servesCountry, shippingMethodEntity } from '../entities/methods.ts';
import type { Call, Handler } from '../server/call.ts';
import { fault } from '../server/faults.ts';
import { flag } from '../server/parameters.ts';
import type { Route } from '../server/store-api.ts';

interface Item {
  id: string;
  entity: Entity;
}

/** Answers a criteria over entities that are all at hand. */
function list(name: string, entitiesOf: (call: Call, criteria: Criteria) => Entity[]): Handler {
  return (call) => {
    const criteria = call.criteria(name);
    const items: Item[] = entitiesOf(call, criteria).map((entity) => ({ id: String(entity['id']), entity }));
    const { elements, total, aggregations } = select(items, criteria, (item) => entityReader(name, item.entity));
    return searchResult(
      name,
      onlyFields(
        elements.map((item) => item.entity),
        criteria.fields,
      ),
      { page: criteria.page, limit: criteria.limit, total },
      aggregations,
    );
  };
}

const byPosition = <T extends { position: number }>(items: T[]): T[] => [...items].sort((a, b) => a.position - b.position);

function paymentMethods(call: Call): Entity[] {
  const { context } = call;
  const available = flag(call.input('onlyAvailable'));
  const country = context.index.countries.get(context.billingAddress?.countryId ?? '') ?? context.country;
  return byPosition(context.index.catalogue.paymentMethods)
    .filter((method) => !available || acceptsCountry(method, country.iso))
    .map((method) => paymentMethodEntity(context, method));
}

function shippingMethods(call: Call): Entity[] {
  const { context } = call;
  const available = flag(call.input('onlyAvailable'));
  return byPosition(context.index.catalogue.shippingMethods)
    .filter((method) => !available || servesCountry(method, context.country.iso))
    .map((method) => shippingMethodEntity(context, method));
}

function states(call: Call, countryId: string): Entity[] {
  const country = call.context.index.countries.get(countryId);
  return country ? country.states.map((state) => stateEntity(call.context, country, state)) : [];
}

const GET_POST = ['GET', 'POST'];

export const listRoutes: Route[] = [
  {
    methods: GET_POST,
    path: '/language',
    handle: list('language', ({ context }, { associations }) =>
      [...context.index.catalogue.languages]
        .sort((a, b) => a.name.localeCompare(b.name))
        .map((language) => languageEntity(language, associations['locale'] !== undefined)),
    ),
  },
  {
    methods: GET_POST,
    path: '/currency',
    // The one list that comes as a bare array.
    handle: (call) => {
      const criteria = call.criteria('currency');
      const items = call.context.index.catalogue.currencies.map((currency) => ({
        id: currency.id,
        entity: currencyEntity(call.context, currency),
      }));
      return select(items, criteria, (item) => entityReader('currency', item.entity)).elements.map((item) => item.entity);
    },
  },
  {
    methods: GET_POST,
    path: '/country',
    handle: list('country', ({ context }, { associations }) =>
      byPosition(context.index.catalogue.countries).map((country) => countryEntity(context, country, associations['states'] !== undefined)),
    ),
  },
  {
    methods: GET_POST,
    path: '/country-state/:countryId',
    handle: (call) => list('country_state', (inner) => states(inner, call.id('countryId')))(call),
  },
  {
    methods: GET_POST,
    path: '/salutation',
    handle: list('salutation', ({ context }) =>
      context.index.catalogue.salutations.map((salutation) => salutationEntity(context, salutation)),
    ),
  },
  { methods: GET_POST, path: '/payment-method', handle: list('payment_method', paymentMethods) },
  { methods: GET_POST, path: '/shipping-method', handle: list('shipping_method', shippingMethods) },
  {
    methods: GET_POST,
    path: '/checkout/gateway',
    handle: (call) => struct({ payments: paymentMethods(call), shipments: shippingMethods(call), errors: [] }),
  },
  {
    methods: GET_POST,
    path: '/media',
    handle: (call) => {
      const ids = call.input('ids');
      if (!Array.isArray(ids) || ids.length === 0) throw fault(400, 'CONTENT__MEDIA_EMPTY_ID', 'A media id must be provided.');
      return ids.flatMap((id) => {
        const media = findMedia(call.context, String(id));
        return media ? [media] : [];
      });
    },
  },
];
