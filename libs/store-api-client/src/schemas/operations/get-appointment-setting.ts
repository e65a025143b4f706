import { type AnswerCheck } from '../../client/response-validation.ts';
import { appointmentSettingSchema } from '../presentation-schemas.ts';

/** What the answer of `getAppointmentSetting` promises. */
export const getAppointmentSettingCheck: AnswerCheck = { operation: 'getAppointmentSetting', schema: appointmentSettingSchema };
