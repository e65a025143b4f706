import { select } from '../criteria/apply.ts';
import { productReader } from '../criteria/product-fields.ts';
import { type Entity, searchResult, stamps, SUCCESS } from '../entities/entity.ts';
import { productEntity } from '../entities/product.ts';
import type { Call } from '../server/call.ts';
import { fault, productNotFound } from '../server/faults.ts';
import type { Route } from '../server/store-api.ts';
import type { Customer } from '../store/customers.ts';
import { isoDate } from '../store/ids.ts';
import type { Wishlist } from '../store/wishlists.ts';

/** Who may have a wish list: customers of a shop that offers them. */
function owner(call: Call): Customer {
  if (!call.services.settings.wishlist) throw fault(403, 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED', 'Wishlist is not activated!');
  return call.registered();
}

function existing(call: Call, customerId: string): Wishlist {
  const wishlist = call.services.wishlists.of(customerId);
  if (!wishlist) throw fault(404, 'CHECKOUT__WISHLIST_NOT_FOUND', 'Wishlist for this customer was not found.');
  return wishlist;
}

function load(call: Call): Entity {
  const customer = owner(call);
  const { context, services } = call;
  const wishlist = existing(call, customer.id);
  const criteria = call.criteria('product');
  const records = services.wishlists.products(customer.id).flatMap((id) => {
    const record = context.index.products.get(id);
    return record?.active ? [record] : [];
  });
  const { elements, total } = select(records, criteria, (record) => productReader(context, record));
  return {
    wishlist: {
      translated: [],
      ...stamps(isoDate(wishlist.createdAt)),
      customerId: customer.id,
      salesChannelId: context.index.catalogue.salesChannel.id,
      products: null,
      customFields: null,
      id: wishlist.id,
      apiAlias: 'customer_wishlist',
    },
    products: searchResult(
      'product',
      elements.map((record) =>
        productEntity(context, record, { listing: true, associations: criteria.associations, seoUrls: context.includeSeoUrls }),
      ),
      { page: criteria.page, limit: criteria.limit, total },
    ),
    apiAlias: 'wishlist_struct',
  };
}

function add(call: Call): Entity {
  const customer = owner(call);
  const id = call.id('productId');
  if (!call.context.index.products.get(id)?.active) throw productNotFound(id);
  if (call.services.wishlists.products(customer.id).includes(id)) {
    throw fault(400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT', 'Product already added in wishlist');
  }
  call.services.wishlists.add(customer.id, id);
  return SUCCESS;
}

function remove(call: Call): Entity {
  const customer = owner(call);
  const id = call.id('productId');
  existing(call, customer.id);
  if (!call.services.wishlists.products(customer.id).includes(id)) {
    throw fault(404, 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND', `Could not find wishlist product with id "${id}"`, {
      entity: 'wishlist product',
      field: 'id',
      value: id,
    });
  }
  call.services.wishlists.remove(customer.id, id);
  return SUCCESS;
}

/** What a visitor noted joins the customer's list; unknown ids are skipped. */
function merge(call: Call): Entity {
  const customer = owner(call);
  const ids = call.input('productIds');
  if (!Array.isArray(ids)) throw fault(400, 'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING', 'Parameter "productIds" is missing.');
  call.services.wishlists.open(customer.id);
  for (const id of ids.map(String)) if (call.context.index.products.get(id)?.active) call.services.wishlists.add(customer.id, id);
  return SUCCESS;
}

export const wishlistRoutes: Route[] = [
  { methods: ['GET', 'POST'], path: '/customer/wishlist', handle: load },
  { methods: ['POST'], path: '/customer/wishlist/add/:productId', handle: add },
  { methods: ['DELETE'], path: '/customer/wishlist/delete/:productId', handle: remove },
  { methods: ['POST'], path: '/customer/wishlist/merge', handle: merge },
];
