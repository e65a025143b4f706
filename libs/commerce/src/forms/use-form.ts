import { useTranslate } from '@vitrine/i18n/react';
import { isStoreApiError, type StoreApiError, type StoreApiMessage } from '@vitrine/store-api-client';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useHydrated } from '../shell/use-hydrated.ts';
import { useFieldLabel } from './field-label.ts';
import { useRuleText, violationRule } from './rule-text.ts';

/** Errors by field name; `''` holds what concerns the whole form. */
export type FormErrors = Readonly<Record<string, string>>;

export interface UseFormOptions<Schema extends z.ZodMiniType> {
  schema: Schema;
  /** Does the work. What it throws is shown; what was typed stays. */
  onSubmit(values: z.output<Schema>): Promise<void>;
  /** Field of a server's violation, by its pointer such as `/billingAddress/street`. Default: the pointer's parts, joined by dots. */
  fieldOf?: ((pointer: string) => string) | undefined;
  /** Own words for a failure, by its error; undefined leaves it to the general ones. */
  describe?: ((error: StoreApiError) => string | undefined) | undefined;
}

/** A list is one field of a form, and so are the parts of a date. */
const pointerToField = (pointer: string): string => pointer.replace(/^\//, '').replace(/\/\d+$/, '').replace(/(^|\/)birthday(Day|Month|Year)$/, '$1birthday').replaceAll('/', '.');

const isBlank = (field: Element | RadioNodeList | null): boolean => field !== null && 'value' in field && String(field.value).trim() === '';

/** Nested object of a form's fields: `billingAddress.street` becomes a field of `billingAddress`. */
export function readForm(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const parts = name.split('.');
    const last = parts.pop() ?? name;
    let target = values;
    for (const part of parts) target = (target[part] ??= {}) as Record<string, unknown>;
    target[last] = value;
  }
  return values;
}

/**
 * One form: rules from a schema whose messages are keys, a server's violations at their fields, the first wrong field
 * focused. What it objects to at a field that the form lacks is said for the form as a whole, and a field that it requires
 * is `required` from then on. The fields keep what was typed; nothing is cleared by a failure.
 */
export function useForm<Schema extends z.ZodMiniType>({ schema, onSubmit, fieldOf = pointerToField, describe }: UseFormOptions<Schema>) {
  const t = useTranslate();
  const ruleText = useRuleText();
  const fieldLabel = useFieldLabel();
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isPending, setPending] = useState(false);
  // What a store requires is its owner's setting, which its refusal alone tells.
  const [required, setRequired] = useState<ReadonlySet<string>>(new Set());
  const isReady = useHydrated();

  useEffect(() => {
    // Once they are to be seen: the form's own message is in the page only then.
    const [first] = Object.keys(errors);
    if (first !== undefined) focusField(formRef, first);
  }, [errors]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const result = schema.safeParse(readForm(form));
    const next: Record<string, string> = {};
    for (const issue of result.error?.issues ?? []) next[issue.path.join('.')] ??= ruleText(issue.message);
    for (const name of required) if (isBlank(form.elements.namedItem(name))) next[name] ??= ruleText('required');
    if (!result.success || Object.keys(next).length > 0) {
      setErrors(next);
      return;
    }
    setErrors({});
    setPending(true);
    try {
      await onSubmit(result.data);
    } catch (error) {
      setErrors(serverErrors(error));
    } finally {
      setPending(false);
    }
  };

  function serverErrors(error: unknown): FormErrors {
    if (!isStoreApiError(error)) {
      console.error(error);
      return { '': t('common.error.general') };
    }
    const own = describe?.(error);
    if (own !== undefined) return { '': own };
    if (error.statusCode === 408 || error.statusCode === 0) return { '': t('common.error.http.408') };
    if (error.statusCode === 429) return { '': t('common.error.tooMany') };
    const next: Record<string, string> = {};
    const unseen: string[] = [];
    const wanted: string[] = [];
    for (const message of error.messages) {
      const pointer = message.source?.pointer;
      if (!pointer) continue;
      const name = fieldOf(pointer);
      const text = violationText(message);
      if (formRef.current?.elements.namedItem(name)) {
        next[name] ??= text;
        if (violationRule(message) === 'required') wanted.push(name);
      } else unseen.push(t('common.form.unseen', { field: fieldLabel(name), problem: text }));
    }
    if (wanted.length > 0) setRequired(new Set([...required, ...wanted]));
    if (unseen.length > 0) return { '': unseen.join(' '), ...next };
    return Object.keys(next).length > 0 ? next : { '': t('common.error.general') };
  }

  function violationText(message: StoreApiMessage): string {
    return /EMAIL_NOT_UNIQUE/.test(message.code ?? '') ? t('account.register.emailTaken') : ruleText(violationRule(message));
  }

  // Before scripts run a form would be sent by the browser itself: never with its fields in the address.
  return { formProps: { ref: formRef, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event), noValidate: true, method: 'post' as const }, errors, required, isPending, isReady, clear: () => setErrors({}) };
}

/** Puts the cursor into a field by its name, or into the form's message. */
export function focusField(form: RefObject<HTMLFormElement | null>, name: string): void {
  const field = name === '' ? form.current?.querySelector('[role=alert]') : form.current?.elements.namedItem(name);
  const element = field instanceof RadioNodeList ? field[0] : field;
  if (element instanceof HTMLElement) {
    // A field that is folded away can't be reached.
    element.closest('details')?.setAttribute('open', '');
    element.focus();
    element.scrollIntoView({ block: 'nearest' });
  }
}
