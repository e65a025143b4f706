import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useTranslate } from '@vitrine/i18n/react';
import { isStoreApiError, type StoreApiError } from '@vitrine/store-api-client';
import { useFieldLabel } from './field-label.ts';
import { fieldOfPointer } from './field-of-pointer.ts';
import type { FormFailure, FormFailureReason } from './form-failure.ts';
import { nestFields } from './nested-fields.ts';
import { type FieldLabels, type FormMessage, useRuleText, violationRule } from './rule-text.ts';
import { useFailureErrors } from './use-failure-errors.ts';

/** Errors by field name; `''` holds what concerns the whole form. */
export type FormErrors = Readonly<Record<string, string>>;

export interface UseFormOptions<Schema extends z.ZodMiniType> {
  /** Brings the rules, once somebody touches the form: a page that is only read does without their code. Give a module's own. */
  rules(): Promise<Schema>;
  /** Does the work. What it throws is shown; what was typed stays. */
  onSubmit(values: z.output<Schema>): Promise<void>;
  /** Field of a server's violation, by its pointer such as `/billingAddress/street`. Default: the pointer's parts, joined by dots. */
  fieldOf?: ((pointer: string) => string) | undefined;
  /** Own words for a failure, by its error; undefined leaves it to the general ones. */
  describe?: ((error: StoreApiError) => string | undefined) | undefined;
  /** The same for what no store has answered: for the form as a whole, or by field. */
  describeOther?: ((error: unknown) => string | FormErrors | undefined) | undefined;
  /** Own words for rules, by their keys. */
  ruleTexts?: Readonly<Partial<Record<FormMessage, string>>> | undefined;
  /** Own words for fields that rules name. */
  labels?: FieldLabels | undefined;
  /** What the page's own address said of the form: a browser without scripts has sent it there. */
  answer?: FormFailure | undefined;
  /** Own words for the reasons of such an answer. */
  reasons?: Partial<Record<FormFailureReason, string>> | undefined;
}

const NOTHING: Readonly<Record<string, string>> = {};

const isBlank = (field: Element | RadioNodeList | null): boolean => field !== null && 'value' in field && String(field.value).trim() === '';

/** What a form holds, nested by the names of its fields; with the value of the button that sent it. */
export function readForm(form: HTMLFormElement, submitter?: HTMLElement | null): Record<string, unknown> {
  const fields = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') fields.push([submitter.name, submitter.value]);
  return nestFields(fields);
}

/**
 * One form: rules from a schema whose messages are keys and which comes with the first touch, a server's violations at their fields, the first wrong field
 * focused. What it objects to at a field that the form lacks is said for the form as a whole, and a field that it requires
 * is `required` from then on. The fields keep what was typed; nothing is cleared by a failure.
 */
export function useForm<Schema extends z.ZodMiniType>({
  rules,
  onSubmit,
  fieldOf = fieldOfPointer,
  describe,
  describeOther,
  ruleTexts = {},
  labels,
  answer,
  reasons = {},
}: UseFormOptions<Schema>) {
  const t = useTranslate();
  const generalRuleText = useRuleText(labels);
  const ruleText = (rule: FormMessage, field: string): string => ruleTexts[rule] ?? generalRuleText(rule, field);
  const fieldLabel = useFieldLabel();
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>(useFailureErrors(answer, reasons, labels));
  const [isPending, setPending] = useState(false);
  // What a store requires is its owner's setting, which its refusal alone tells.
  const [required, setRequired] = useState<ReadonlySet<string>>(
    () => new Set(Object.entries(answer?.errors ?? {}).flatMap(([name, rule]) => (rule === 'required' ? [name] : []))),
  );

  useEffect(() => {
    // Once they are to be seen: the form's own message is in the page only then.
    focusFirst(formRef, errors);
  }, [errors]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const sent = readForm(form, submitterOf(event));
    const missing = [...required].filter((name) => isBlank(form.elements.namedItem(name)));
    setPending(true);
    try {
      const result = (await rules()).safeParse(sent);
      const next: Record<string, string> = {};
      for (const { path, message } of result.error?.issues ?? []) {
        const name = path.join('.');
        next[name] ??= ruleText(message, name);
      }
      for (const name of missing) next[name] ??= ruleText('required', name);
      setErrors(next);
      if (result.success && missing.length === 0) await onSubmit(result.data);
    } catch (error) {
      setErrors(serverErrors(error));
    } finally {
      setPending(false);
    }
  };

  function serverErrors(error: unknown): FormErrors {
    if (!isStoreApiError(error)) {
      const told = describeOther?.(error);
      if (told !== undefined) return typeof told === 'string' ? { '': told } : told;
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
      const text = ruleText(violationRule(message), name);
      if (formRef.current?.elements.namedItem(name)) {
        next[name] ??= text;
        if (violationRule(message) === 'required') wanted.push(name);
      } else unseen.push(t('common.form.unseen', { field: fieldLabel(name), problem: text }));
    }
    if (wanted.length > 0) setRequired(new Set([...required, ...wanted]));
    if (unseen.length > 0) return { '': unseen.join(' '), ...next };
    return Object.keys(next).length > 0 ? next : { '': t('common.error.general') };
  }

  // A browser without scripts sends the form itself: never with its fields in the address.
  return {
    formProps: {
      ref: formRef,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      // What does not come now is asked for again when the form is sent, and told then.
      onFocus: () => void rules().catch(() => undefined),
      noValidate: true,
      method: 'post' as const,
    },
    errors,
    required,
    values: answer?.values ?? NOTHING,
    isPending,
    clear: () => setErrors({}),
  };
}

const submitterOf = ({ nativeEvent }: FormEvent): HTMLElement | null => (nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null);

/** Puts the cursor into the form's message, else into the first field, as a person reads them, that is wrong. */
export function focusFirst(form: RefObject<HTMLFormElement | null>, errors: FormErrors): void {
  const names = Object.keys(errors);
  const fields = [...(form.current?.elements ?? [])].map((field) => field.getAttribute('name') ?? '');
  const first = names.includes('') ? '' : fields.find((name) => names.includes(name));
  if (first !== undefined) focusField(form, first);
}

/** Puts the cursor into a field by its name, or into the form's message. */
function focusField(form: RefObject<HTMLFormElement | null>, name: string): void {
  const field = name === '' ? form.current?.querySelector('[role=alert]') : form.current?.elements.namedItem(name);
  const element = field instanceof RadioNodeList ? field[0] : field;
  if (element instanceof HTMLElement) {
    // A field that is folded away can't be reached.
    element.closest('details')?.setAttribute('open', '');
    element.focus();
    element.scrollIntoView({ block: 'nearest' });
  }
}
