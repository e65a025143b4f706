import * as z from 'zod/mini';
import { cmsPageSchema } from './cms-schemas.ts';
import { mediaSchema } from './media-schemas.ts';
import { calculatedPriceSchema } from './price-schemas.ts';
import { emptyMap, entityListSchema, figure, id, loose, optionalText, text, translated } from './scalars.ts';
import { seoUrlSchema } from './seo-url-schemas.ts';

export const propertyOptionSchema = z.looseObject({ id, groupId: id, name: optionalText, translated });

export const propertyGroupSchema = z.looseObject({ id, name: optionalText, translated, options: z.nullish(z.array(propertyOptionSchema)) });

export const productSchema = z.looseObject({
  id,
  productNumber: text,
  name: optionalText,
  translated,
  parentId: optionalText,
  calculatedPrice: calculatedPriceSchema,
  calculatedPrices: z.nullish(z.array(calculatedPriceSchema)),
  cover: z.nullish(z.looseObject({ media: z.nullish(mediaSchema) })),
  media: z.nullish(z.array(z.looseObject({ media: z.nullish(mediaSchema) }))),
  optionIds: z.nullish(z.array(id)),
  options: z.nullish(z.array(propertyOptionSchema)),
  seoUrls: z.nullish(z.array(seoUrlSchema)),
  customFields: loose,
  extensions: loose,
  cmsPage: z.nullish(cmsPageSchema),
});

/** Groups and options that a shopper chooses from; null or absent for a product without variants. */
const configurator = z.nullish(z.array(propertyGroupSchema));

export const productDetailSchema = z.looseObject({ product: productSchema, configurator });

export const productListingSchema = z.looseObject({
  elements: z.array(productSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  sorting: z.nullish(text),
  availableSortings: z.nullish(z.array(z.looseObject({ key: text }))),
  aggregations: z.nullish(
    z.union([
      z.looseObject({
        manufacturer: z.nullish(z.looseObject({ entities: z.nullish(z.array(z.looseObject({ id }))) })),
        properties: z.nullish(z.looseObject({ entities: z.nullish(z.array(propertyGroupSchema)) })),
        price: z.nullish(z.looseObject({ min: figure, max: figure })),
        rating: z.nullish(z.looseObject({ max: figure })),
        'shipping-free': z.nullish(z.looseObject({ max: figure })),
      }),
      emptyMap,
    ]),
  ),
});

export const crossSellingsSchema = z.array(
  z.looseObject({ crossSelling: z.looseObject({ id }), products: z.array(productSchema), total: z.number() }),
);

const chosenOptions = z.nullish(z.union([z.record(z.string(), z.string()), z.array(z.unknown())]));

export const foundVariantSchema = z.looseObject({ variantId: id, options: chosenOptions });

export const reviewListSchema = entityListSchema(
  z.looseObject({ id, title: text, content: text, points: z.nullish(z.number()), status: z.boolean() }),
);
