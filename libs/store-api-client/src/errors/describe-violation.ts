import type { StoreApiMessage } from './store-api-error.ts';

/** The field that a message is about: the last part of its pointer, or undefined. */
export function violationField(message: StoreApiMessage): string | undefined {
  return message.source?.pointer?.split('/').findLast((part) => part !== '');
}

/** A message for a form: blank fields as the field's name plus the detail, others as the detail. */
export function describeViolation(message: StoreApiMessage): string {
  const field = violationField(message);
  return /IS_BLANK_ERROR$/.test(message.code ?? '') && field !== undefined ? `${field} - ${message.detail}` : message.detail;
}
