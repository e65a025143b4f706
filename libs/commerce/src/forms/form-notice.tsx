import { Notice } from '@vitrine/ui';
import type { FormErrors } from './use-form.ts';

/** What concerns a form as a whole. */
export function FormNotice({ errors }: { errors: FormErrors }) {
  const text = errors[''];
  return text === undefined ? null : (
    <div tabIndex={-1} role="alert" className="v-form-notice">
      <Notice type="danger">{text}</Notice>
    </div>
  );
}
