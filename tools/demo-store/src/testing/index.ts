export { createVisitor, PUBLIC_ORIGIN, startTestShop, type Reply, type TestShop, type Visitor } from './shop.ts';
export { ID, smallCatalogue } from './small-catalogue.ts';
export type { Catalogue, ProductModel } from '../catalogue/model.ts';
