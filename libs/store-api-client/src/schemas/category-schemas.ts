import * as z from 'zod/mini';
import { cmsPageSchema } from './cms-schemas.ts';
import { id, loose, optionalText, text, translated } from './scalars.ts';
import { seoUrlSchema } from './seo-url-schemas.ts';

export const categorySchema = z.looseObject({
  id,
  type: text,
  translated,
  name: optionalText,
  linkType: optionalText,
  externalLink: optionalText,
  internalLink: optionalText,
  seoUrls: z.nullish(z.array(seoUrlSchema)),
  cmsPage: z.nullish(cmsPageSchema),
  customFields: loose,
});

export const landingPageSchema = z.looseObject({ id, cmsPage: z.nullish(cmsPageSchema) });

export const navigationSchema = z.array(categorySchema);

/** A step of the way to a category or product. */
export const breadcrumbSchema = z.looseObject({ name: text, categoryId: id });
