import type { ResponseSchema } from '../../client/response-validation.ts';
import { appointmentSettingSchema } from '../presentation-schemas.ts';

/** What the answer of `getAppointmentSetting` promises. */
export const getAppointmentSettingResponseSchema: ResponseSchema = { operation: 'getAppointmentSetting', schema: appointmentSettingSchema };
