export type { ProductModel } from '../catalogue/assortment-model.ts';
export type { Catalogue } from '../catalogue/catalogue-model.ts';
export { createVisitor, PUBLIC_ORIGIN, type Reply, startTestShop, type TestShop, type Visitor } from './shop.ts';
export { ID, smallCatalogue } from './small-catalogue.ts';
