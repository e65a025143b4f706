import * as z from 'zod/mini';
import { id, mapOrEmpty, text } from './scalars.ts';

export const addressSchema = z.looseObject({ id, firstName: text, lastName: text, street: text, city: text, countryId: id });

export const customerSchema = z.looseObject({ id, firstName: text, lastName: text, email: text, active: z.boolean(), guest: z.boolean() });

export const customerGroupSchema = z.looseObject({ id, registrationActive: z.nullish(z.boolean()), translated: mapOrEmpty });
