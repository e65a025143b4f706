import * as z from 'zod/mini';
import { cmsPageSchema, cmsSlotSchema, productSchema, storeDateSchema } from './entity-schemas.ts';

const text = z.string();
const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const date = z.nullish(storeDateSchema);

export const appointmentSettingSchema = z.looseObject({
  mode: text,
  attendeeRestrictionType: text,
  videoAudioSettings: text,
  enableWishlist: z.boolean(),
});

export const joinAnswerSchema = z.looseObject({ id, attendeeId: id, attendeeName: z.nullish(text) });

export const presentationStructureSchema = z.looseObject({
  cmsPageResults: z.array(z.looseObject({ cmsPage: cmsPageSchema })),
  navigation: z.array(
    z.looseObject({
      index: z.number(),
      sectionId: id,
      sectionName: z.nullable(text),
      groupId: id,
      groupName: text,
      cmsPageId: id,
      notes: z.optional(z.array(cmsSlotSchema)),
    }),
  ),
});

export const presentationSlideSchema = z.looseObject({ cmsPage: cmsPageSchema, product: z.nullish(productSchema) });

export const presentationStateSchema = z.looseObject({
  stateForAll: z.looseObject({ started: z.boolean(), running: z.boolean(), ended: z.boolean(), startedAt: date, endedAt: date, accessibleFrom: date, accessibleTo: date }),
  stateForClients: z.looseObject({ videoClientToken: z.nullish(text), hoveredElementId: z.nullish(text) }),
});
