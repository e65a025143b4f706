import * as z from 'zod/mini';
import { amount, loose, mapOrEmpty, optionalText, text, translated } from './scalars.ts';

/** Flags by kind of device; what is no flag hides nothing. */
const visibility = loose;

export const cmsSlotSchema = z.looseObject({ type: text, slot: text, config: loose, translated: z.nullish(mapOrEmpty) });

export const cmsBlockSchema = z.looseObject({
  type: text,
  position: amount,
  slots: z.array(cmsSlotSchema),
  sectionPosition: optionalText,
  marginTop: optionalText,
  marginBottom: optionalText,
  marginLeft: optionalText,
  marginRight: optionalText,
  cssClass: optionalText,
  visibility,
});

export const cmsSectionSchema = z.looseObject({
  type: text,
  position: amount,
  blocks: z.array(cmsBlockSchema),
  sizingMode: optionalText,
  backgroundColor: optionalText,
  visibility,
});

export const cmsPageSchema = z.looseObject({ type: text, sections: z.array(cmsSectionSchema), translated });
