import * as z from 'zod/mini';
import { cmsPageSchema, cmsSlotSchema } from './cms-schemas.ts';
import { productSchema } from './product-schemas.ts';
import { id, storeDateSchema, text } from './scalars.ts';

const date = z.nullish(storeDateSchema);

export const appointmentSettingSchema = z.looseObject({
  mode: text,
  attendeeRestrictionType: text,
  videoAudioSettings: text,
  enableWishlist: z.boolean(),
});

export const joinAnswerSchema = z.looseObject({ id, attendeeId: id, attendeeName: z.nullish(text) });

const entry = { index: z.number(), groupId: id, groupName: text, cmsPageId: id, notes: z.optional(z.array(cmsSlotSchema)) };

export const presentationStructureSchema = z.looseObject({
  cmsPageResults: z.array(z.looseObject({ cmsPage: cmsPageSchema })),
  // Servers name a slide's section either way.
  navigation: z.array(
    z.union([
      z.looseObject({ ...entry, sectionId: id, sectionName: z.nullish(text) }),
      z.looseObject({ ...entry, id, name: z.nullish(text) }),
    ]),
  ),
});

export const presentationSlideSchema = z.looseObject({ cmsPage: cmsPageSchema, product: z.nullish(productSchema) });

export const presentationStateSchema = z.looseObject({
  stateForAll: z.looseObject({
    started: z.boolean(),
    running: z.boolean(),
    ended: z.boolean(),
    startedAt: date,
    endedAt: date,
    accessibleFrom: date,
    accessibleTo: date,
  }),
  stateForClients: z.looseObject({ videoClientToken: z.nullish(text), hoveredElementId: z.nullish(text) }),
});

export const productPageSchema = z.looseObject({ product: productSchema, cmsPage: z.nullish(cmsPageSchema) });
