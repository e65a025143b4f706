import type { DescribedSchema } from './description.ts';

/** A field of an answer, in each of the forms that it is written in. */
export interface AnswerField {
  readonly name: string;
  /** As a type that people write: `string | null`. */
  readonly type: string;
  /** As an expression of zod/mini. */
  readonly schema: string;
  /** A value that fits, as code. */
  readonly sample: string;
  readonly isRequired: boolean;
}

const PLAIN: Readonly<Record<string, Pick<AnswerField, 'type' | 'schema' | 'sample'>>> = {
  string: { type: 'string', schema: 'z.string()', sample: "'text'" },
  integer: { type: 'number', schema: 'z.number()', sample: '7' },
  number: { type: 'number', schema: 'z.number()', sample: '7.5' },
  boolean: { type: 'boolean', schema: 'z.boolean()', sample: 'true' },
};
/** What has a form of its own is left to those who need it. */
const OPEN = { type: 'unknown', schema: 'z.unknown()', sample: '{}' };
const LIST = { type: 'unknown[]', schema: 'z.array(z.unknown())', sample: '[]' };

function formOf({ type }: DescribedSchema): Pick<AnswerField, 'type' | 'schema' | 'sample'> {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  const [only, ...others] = types.filter((one) => one !== 'null');
  const form = only === undefined || others.length > 0 ? OPEN : only === 'array' ? LIST : (PLAIN[only] ?? OPEN);
  return types.includes('null') && form !== OPEN
    ? { type: `${form.type} | null`, schema: `z.nullable(${form.schema})`, sample: form.sample }
    : form;
}

/** The fields of an answer, as far as they are described. */
export function answerFields({ properties = {}, required = [] }: DescribedSchema): AnswerField[] {
  return Object.entries(properties)
    .filter(([name]) => /^[A-Za-z_]\w*$/.test(name) && name !== 'apiAlias')
    .map(([name, schema]) => {
      const form = formOf(schema);
      const isRequired = required.includes(name);
      const isOpen = form.type === 'unknown';
      return {
        name,
        isRequired,
        sample: form.sample,
        // Servers say null where there is nothing.
        type: isRequired || isOpen || form.type.endsWith('null') ? form.type : `${form.type} | null`,
        schema: isRequired
          ? form.schema
          : isOpen
            ? 'z.optional(z.unknown())'
            : `z.nullish(${form.schema.replace(/^z\.nullable\((.*)\)$/, '$1')})`,
      };
    });
}

/** The expression that checks a whole answer. */
export const answerSchema = (fields: readonly AnswerField[]): string =>
  `z.looseObject({ ${fields.map(({ name, schema }) => `${name}: ${schema}`).join(', ')} })`;
