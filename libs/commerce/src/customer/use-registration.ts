import { useState } from 'react';
import { type FormFailure, isFormFailure } from '../forms/form-failure.ts';
import type { RegisterAnswer } from './registration-rules.ts';

/** How a registration stands. */
export interface Registration {
  /** Address of an account that waits for the link of a mail; null while there is none. */
  sentTo: string | null;
  /** For its `RegisterForm`. */
  form: { answer: FormFailure | undefined; onConfirmationNeeded: (email: string) => void };
}

/** A page's registration. `answer` is what came of it without scripts. */
export function useRegistration(answer: RegisterAnswer | undefined): Registration {
  const [sentTo, setSentTo] = useState(answer !== undefined && !isFormFailure(answer) ? answer.sentTo : null);
  return { sentTo, form: { answer: isFormFailure(answer) ? answer : undefined, onConfirmationNeeded: setSentTo } };
}
