import type { FormMessage } from './rule-text.ts';

/** Why a form as a whole was not accepted. Its page has the words. */
export type FormFailureReason = 'refused' | 'inactive' | 'throttled' | 'general';

/** What a server found wrong with a form that it was sent: no more than the page needs to show it again. */
export interface FormFailure {
  /** Message keys of rules, by field name. */
  readonly errors: Readonly<Record<string, FormMessage>>;
  /** The same of fields that the form lacks. */
  readonly unseen?: Readonly<Record<string, FormMessage>>;
  readonly reason?: FormFailureReason;
  /** What was typed, passwords left out: without scripts the page comes anew. */
  readonly values: Readonly<Record<string, string>>;
}

/** Of a form's answer: what else it may be tells each form. */
export const isFormFailure = (answer: object | undefined): answer is FormFailure => answer !== undefined && 'errors' in answer;
