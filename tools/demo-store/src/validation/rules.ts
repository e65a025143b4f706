import { type Violation, violationFault } from '../server/faults.ts';
import { isRecord, type Parameters } from '../server/parameters.ts';

const quoted = (value: unknown): string =>
  value === undefined || value === null ? 'null' : typeof value === 'string' ? `"${value}"` : JSON.stringify(value);

function blank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === false ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Collects what is wrong with one set of parameters; pointers are relative to `base`. */
export class Validator {
  readonly violations: Violation[] = [];
  readonly #parameters: Parameters;
  readonly #base: string;

  constructor(parameters: unknown, base = '') {
    this.#parameters = isRecord(parameters) ? parameters : {};
    this.#base = base;
  }

  value(field: string): unknown {
    return this.#parameters[field];
  }

  add(field: string, code: string | null, detail: string, parameters: Record<string, unknown> = {}): void {
    this.violations.push({ code, pointer: `${this.#base}/${field}`, detail, parameters });
  }

  /** `detail` names the field where Shopware has a message of its own. */
  required(field: string, detail = 'This value should not be blank.'): boolean {
    const value = this.value(field);
    if (!blank(value)) return true;
    this.add(field, 'IS_BLANK_ERROR', detail, { '{{ value }}': quoted(value) });
    return false;
  }

  email(field: string, detail = 'This value is not a valid email address.'): void {
    const value = this.value(field);
    if (!this.required(field)) return;
    if (typeof value !== 'string' || !isEmail(value)) this.add(field, 'INVALID_FORMAT_ERROR', detail, { '{{ value }}': quoted(value) });
  }

  minLength(field: string, limit: number): void {
    const value = String(this.value(field) ?? '');
    if (value.length < limit) {
      this.add(field, 'TOO_SHORT_ERROR', `This value is too short. It should have ${limit} characters or more.`, {
        '{{ value }}': quoted(value),
        '{{ limit }}': String(limit),
        '{{ value_length }}': String(value.length),
      });
    }
  }

  choice(field: string, choices: string[]): void {
    const value = this.value(field);
    if (typeof value === 'string' && choices.includes(value)) return;
    this.add(field, 'NO_SUCH_CHOICE_ERROR', 'The value you selected is not a valid choice.', {
      '{{ value }}': quoted(value),
      '{{ choices }}': choices.map((choice) => `"${choice}"`).join(', '),
    });
  }

  /** Names that carry a web address are those of robots. */
  withoutAddress(field: string): void {
    const value = this.value(field);
    if (typeof value === 'string' && /https?:\/\//.test(value))
      this.add(field, 'REGEX_FAILED_ERROR', 'This value is not valid.', { '{{ value }}': quoted(value) });
  }

  equalTo(field: string, expected: string): void {
    const value = this.value(field);
    if (value === expected) return;
    this.add(field, 'NOT_EQUAL_ERROR', `This value should be equal to "${expected}".`, {
      '{{ value }}': quoted(value),
      '{{ compared_value }}': `"${expected}"`,
      '{{ compared_value_type }}': 'string',
    });
  }

  /** Refuses with everything collected so far. */
  check(): void {
    if (this.violations.length > 0) throw violationFault(this.violations);
  }

  /** The confirmation repeats the value. Looked at last and alone; the refusal has no code. */
  checkRepeated(field: string, confirmation: unknown): void {
    this.check();
    if (this.value(field) !== confirmation) this.add(field, null, `This value should be equal to ${String(confirmation ?? '')}.`);
    this.check();
  }
}

function isEmail(value: string): boolean {
  return /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(value) && value.length <= 254;
}
