import type { CategoryModel } from '../catalogue/assortment-model.ts';
import { categoryEntity, seoUrlsOf } from '../entities/category.ts';
import type { Entity } from '../entities/entity.ts';
import type { Call } from '../server/call.ts';
import { categoryNotFound, fault, invalidUuid } from '../server/faults.ts';
import type { Route } from '../server/store-api.ts';
import { isId } from '../store/ids.ts';

const DEFAULT_DEPTH = 2;

function aliasedId(call: Call, name: string): string {
  const { salesChannel } = call.context.index.catalogue;
  const value = call.params[name] ?? '';
  const aliases: Record<string, string> = {
    'main-navigation': salesChannel.navigationCategoryId,
    'footer-navigation': salesChannel.footerCategoryId,
    'service-navigation': salesChannel.serviceCategoryId,
  };
  const id = aliases[value] ?? value;
  if (!isId(id)) throw invalidUuid(value);
  return id;
}

function depthOf(call: Call): number {
  const depth = Number(call.input('depth') ?? DEFAULT_DEPTH);
  return Number.isInteger(depth) ? Math.max(0, depth) : DEFAULT_DEPTH;
}

function navigation(call: Call): Entity[] {
  const { context } = call;
  const { index } = context;
  const activeId = aliasedId(call, 'activeId');
  const rootId = aliasedId(call, 'rootId');
  const root = index.categories.get(rootId);
  if (!root) throw categoryNotFound(rootId);
  if (!index.categories.has(activeId)) throw categoryNotFound(activeId);
  const depth = depthOf(call);
  const buildTree = call.input('buildTree');
  // The way to the active category is open at any depth.
  const open = new Set(index.ancestry(activeId).map((category) => category.id));

  const included = (category: CategoryModel, level: number): boolean =>
    level <= depth || (category.parentId !== null && open.has(category.parentId) && open.has(category.id));
  const isShown = (category: CategoryModel): boolean => category.active && category.visible;
  // What the way to the active category opens beyond the depth doesn't count.
  const visibleChildCount = (category: CategoryModel, level: number): number =>
    level < depth ? (index.children.get(category.id) ?? []).filter(isShown).length : 0;
  if (buildTree === false || buildTree === 'false' || buildTree === '0' || buildTree === 0) {
    const flat: { category: CategoryModel; visibleChildCount: number }[] = [{ category: root, visibleChildCount: 0 }];
    const collect = (parentId: string, level: number): void => {
      for (const category of index.children.get(parentId) ?? []) {
        if (!included(category, level)) continue;
        flat.push({ category, visibleChildCount: visibleChildCount(category, level) });
        collect(category.id, level + 1);
      }
    };
    collect(rootId, 0);
    return flat
      .sort((a, b) => a.category.id.localeCompare(b.category.id))
      .map(({ category, ...count }) => categoryEntity(context, category, count));
  }

  const tree = (parentId: string, level: number): Entity[] =>
    (index.children.get(parentId) ?? [])
      .filter((category) => isShown(category) && included(category, level))
      .map((category) =>
        categoryEntity(context, category, {
          children: tree(category.id, level + 1),
          visibleChildCount: visibleChildCount(category, level),
          media: true,
        }),
      );
  return tree(rootId, 0);
}

function breadcrumb(call: Call): Entity {
  const { context } = call;
  const { index } = context;
  const id = call.id('id');
  const type = call.input('type') ?? 'product';
  let categoryId = id;
  if (type === 'product') {
    const record = index.products.get(id);
    if (!record?.active) throw fault(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${id} not found.`, { productId: id });
    categoryId = record.model.categoryIds[0] ?? index.catalogue.salesChannel.navigationCategoryId;
  } else if (!index.categories.has(id)) throw categoryNotFound(id);
  const breadcrumbs = index
    .ancestry(categoryId)
    .filter((category) => category.parentId !== null)
    .map((category) => {
      const seoUrls = seoUrlsOf(context, category.id);
      const { translated } = categoryEntity(context, category);
      const { breadcrumb: _breadcrumb, name: _name, ...texts } = translated as Entity;
      return {
        name: context.full(category.name),
        categoryId: category.id,
        type: category.type,
        translated: texts,
        path: seoUrls[0]?.['seoPathInfo'] ?? `/navigation/${category.id}`,
        seoUrls: seoUrls.map((url) => ({ id: url['id'], pathInfo: url['pathInfo'], seoPathInfo: url['seoPathInfo'] })),
        apiAlias: 'breadcrumb',
      };
    });
  return { breadcrumbs, apiAlias: 'breadcrumb_collection' };
}

export const navigationRoutes: Route[] = [
  { methods: ['GET', 'POST'], path: '/navigation/:activeId/:rootId', handle: navigation },
  { methods: ['GET'], path: '/breadcrumb/:id', handle: breadcrumb },
];
