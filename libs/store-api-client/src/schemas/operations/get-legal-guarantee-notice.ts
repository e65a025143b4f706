import type { ResponseSchema } from '../../client/response-validation.ts';
import { legalGuaranteeNoticeSchema } from '../shop-content-schemas.ts';

/** What the answer of `getLegalGuaranteeNotice` promises. */
export const getLegalGuaranteeNoticeResponseSchema: ResponseSchema = {
  operation: 'getLegalGuaranteeNotice',
  schema: legalGuaranteeNoticeSchema,
};
