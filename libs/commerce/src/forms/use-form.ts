import { useTranslate } from '@vitrine/i18n/react';
import { isStoreApiError, type StoreApiError, type StoreApiMessage } from '@vitrine/store-api-client';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useHydrated } from '../shell/use-hydrated.ts';
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

const pointerToField = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.');

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
 * focused. The fields keep what was typed; nothing is cleared by a failure.
 */
export function useForm<Schema extends z.ZodMiniType>({ schema, onSubmit, fieldOf = pointerToField, describe }: UseFormOptions<Schema>) {
  const t = useTranslate();
  const ruleText = useRuleText();
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isPending, setPending] = useState(false);
  const isReady = useHydrated();

  const show = (next: FormErrors): void => {
    setErrors(next);
    const [first] = Object.keys(next);
    if (first) requestAnimationFrame(() => focusField(formRef, first));
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const result = schema.safeParse(readForm(event.currentTarget));
    if (!result.success) {
      const next: Record<string, string> = {};
      for (const issue of result.error.issues) next[issue.path.join('.')] ??= ruleText(issue.message);
      show(next);
      return;
    }
    setErrors({});
    setPending(true);
    try {
      await onSubmit(result.data);
    } catch (error) {
      show(serverErrors(error));
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
    for (const message of error.messages) {
      const pointer = message.source?.pointer;
      if (pointer) next[fieldOf(pointer)] ??= violationText(message);
    }
    return Object.keys(next).length > 0 ? next : { '': t('common.error.general') };
  }

  function violationText(message: StoreApiMessage): string {
    return /EMAIL_NOT_UNIQUE/.test(message.code ?? '') ? t('account.register.emailTaken') : ruleText(violationRule(message));
  }

  // Before scripts run a form would be sent by the browser itself: never with its fields in the address.
  return { formProps: { ref: formRef, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event), noValidate: true, method: 'post' as const }, errors, isPending, isReady, clear: () => setErrors({}) };
}

/** Puts the cursor into a field by its name, or into the form's message. */
export function focusField(form: RefObject<HTMLFormElement | null>, name: string): void {
  const field = name === '' ? form.current?.querySelector('[role=alert]') : form.current?.elements.namedItem(name);
  const element = field instanceof RadioNodeList ? field[0] : field;
  if (element instanceof HTMLElement) {
    element.focus();
    element.scrollIntoView({ block: 'nearest' });
  }
}
