import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Button, type ButtonVariant, type ControlSize, Notice } from '@vitrine/ui';
import type { FormFailureReason } from '../forms/form-failure.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { useAnsweredForm } from '../forms/use-answered-form.ts';
import type { FormErrors } from '../forms/use-form.ts';
import type { AccountAnswer, AccountFormName } from './account-forms.ts';

/** What the fields of a form are drawn from. */
export interface AccountFormState {
  errors: FormErrors;
  /** What was typed, where a browser without scripts gets the page anew. */
  values: Readonly<Record<string, string>>;
  /** Names of fields that the store has turned out to require. */
  required: ReadonlySet<string>;
}

export interface AccountFormProps {
  name: AccountFormName;
  /** Its page, without the locale's prefix. */
  page: string;
  /** What else its address says. */
  about?: Readonly<Record<string, string>> | undefined;
  /** Of the form, for who does not see what stands around it. */
  label: string;
  answer: AccountAnswer | undefined;
  submit: string;
  /** Of the button, where `submit` alone does not say what it is about. */
  submitLabel?: string | undefined;
  variant?: ButtonVariant | undefined;
  size?: ControlSize | undefined;
  /** Words for a form that was refused as a whole. */
  refused?: Partial<Record<FormFailureReason, string>> | undefined;
  /** Stands beside the button. */
  actions?: ReactNode | undefined;
  onSubmit?: (() => void) | undefined;
  children?: ((state: AccountFormState) => ReactNode) | undefined;
}

/** One form of a page of the account: heard with and without scripts, and empty again once it is done. */
export function AccountForm(props: AccountFormProps) {
  const saved = useSaved(props.name);
  const [shown, setShown] = useState({ saved, count: 0 });
  // What was typed is kept until it is saved: then the form begins anew, from what holds now.
  if (shown.saved !== saved) setShown({ saved, count: saved === null ? shown.count : shown.count + 1 });
  return <AccountFormFields key={shown.count} {...props} />;
}

function AccountFormFields({
  name,
  page,
  about,
  label,
  answer,
  submit,
  submitLabel,
  variant = 'primary',
  size,
  refused,
  actions,
  onSubmit,
  children,
}: AccountFormProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const navigation = useNavigation();
  const action = `${localePath(page)}?${new URLSearchParams({ form: name, ...about }).toString()}`;
  const failure = answer?.form === name ? answer : undefined;
  const { formProps, errors, values } = useAnsweredForm(failure, t('common.error.general'));
  const told = failure?.reason === undefined ? undefined : refused?.[failure.reason];
  const required = new Set(Object.entries(failure?.errors ?? {}).flatMap(([field, rule]) => (rule === 'required' ? [field] : [])));
  return (
    <Form className="v-form v-account-form" {...formProps} action={action} preventScrollReset aria-label={label} onSubmit={onSubmit}>
      <FormNotice errors={told === undefined ? errors : { ...errors, '': told }} />
      {children?.({ errors, values, required })}
      <div className="v-form__actions">
        <Button
          type="submit"
          variant={variant}
          size={size}
          isPending={navigation.state !== 'idle' && navigation.formAction === action}
          pendingLabel={t('common.state.saving')}
          aria-label={submitLabel}
        >
          {submit}
        </Button>
        {actions}
      </div>
    </Form>
  );
}

/** A mark of the navigation that tells that a form is saved; null where it tells nothing of it. */
function useSaved(form: AccountFormName): string | null {
  const { search, key } = useLocation();
  return new URLSearchParams(search).get('saved') === form ? key : null;
}

/** Says that a form is saved, where its page was led to by that. Who can't see the page hears it, and goes on from there. */
export function SavedNotice({ form, children }: { form: AccountFormName; children: ReactNode }) {
  const saved = useSaved(form);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [saved]);
  if (saved === null) return null;
  return (
    <div ref={notice} tabIndex={-1} role="status" className="v-form-notice">
      <Notice type="success">{children}</Notice>
    </div>
  );
}
