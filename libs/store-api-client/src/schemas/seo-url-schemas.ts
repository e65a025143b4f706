import * as z from 'zod/mini';
import { text } from './scalars.ts';

export const seoUrlSchema = z.looseObject({ routeName: text, pathInfo: text, seoPathInfo: text, foreignKey: text });
