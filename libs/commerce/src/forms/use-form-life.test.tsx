// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { StoreApiError } from '@vitrine/store-api-client';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import type { FormFailure } from './form-failure.ts';
import { FormNotice } from './form-notice.tsx';
import { PASSWORD_MIN } from './password-length.ts';
import { conditional, email, longText, message, optional, password, required, shortText } from './rules.ts';
import { useForm, type UseFormOptions } from './use-form.ts';

const page = shopPage();
const schema = z.object({ firstName: required, email, nickname: optional, mood: optional, way: optional });
type Options = Partial<UseFormOptions<typeof schema>>;

/** Does the work of the form. */
let work: (values: object) => Promise<void>;
let form: ReturnType<typeof useForm>;
function Form(options: Options) {
  form = useForm({ rules: async () => schema, onSubmit: (values) => work(values), ...options });
  const { errors, formProps, required: wanted, isPending, values } = form;
  return (
    <form {...formProps} aria-busy={isPending}>
      <FormNotice errors={errors} />
      {['firstName', 'email', 'nickname'].map((name) => (
        <input key={name} name={name} defaultValue={values[name]} aria-required={wanted.has(name)} aria-description={errors[name]} />
      ))}
      <input type="radio" name="mood" value="good" aria-description={errors['mood']} />
      <input type="radio" name="mood" value="bad" />
      <button name="way" value="fast">
        Fast
      </button>
    </form>
  );
}
const field = (name: string) => page.find<HTMLInputElement>(`[name=${name}]`);
const problem = (name: string) => field(name).getAttribute('aria-description');
const whole = () => document.querySelector('[role=alert]')?.textContent;
const open = (options: Options = {}) => page.show(<Form {...options} />);
const fill = async (): Promise<void> => {
  await page.type('[name=firstName]', 'Ada');
  await page.type('[name=email]', 'ada@vitrine.example');
};
const failure = (statusCode: number, ...messages: [pointer: string | undefined, code: string][]) =>
  new StoreApiError('no', {
    code: 'REFUSED',
    statusCode,
    messages: messages.map(([pointer, code]) => ({ code, detail: '', ...(pointer === undefined ? {} : { source: { pointer } }) })),
  });
const sent: object[] = [];
beforeEach(() => {
  sent.length = 0;
  work = async (values) => void sent.push(values);
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('a form with scripts', () => {
  it('asks for its rules with the first touch, not before', async () => {
    const rules = vi.fn(async () => schema);
    await open({ rules });
    expect(rules).not.toHaveBeenCalled();
    await act(async () => field('email').focus());
    expect(rules).toHaveBeenCalledOnce();
    await fill();
    await page.submit();
    expect(sent).toHaveLength(1);
  });

  it('whose rules did not come keeps what was typed, says so, and can be sent again', async () => {
    const rules = vi
      .fn(async () => schema)
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await open({ rules });
    await act(async () => field('email').focus());
    await fill();
    await page.submit();
    expect([sent, whole(), field('firstName').value]).toEqual([[], t('common.error.general'), 'Ada']);
    await page.submit();
    expect(sent).toHaveLength(1);
  });

  it('is busy while its rules are on their way, and is sent once', async () => {
    let come = (_: typeof schema): void => undefined;
    await open({ rules: () => new Promise((resolve) => (come = resolve)) });
    await fill();
    await page.submit();
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
    await page.submit();
    await act(async () => come(schema));
    expect(sent).toHaveLength(1);
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('false');
  });

  it('sends nothing that breaks its rules, says each at its field, and puts the cursor into the first', async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await open();
    await page.type('[name=email]', 'nobody');
    await page.submit();
    expect([problem('firstName'), problem('email'), problem('nickname')]).toEqual([
      t('common.form.required'),
      t('common.form.email'),
      null,
    ]);
    expect(document.activeElement).toBe(field('firstName'));
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    expect(sent).toEqual([]);
  });
  it('sends what was typed, with the button that was pressed, and forgets what was wrong', async () => {
    await open();
    await page.submit();
    await fill();
    await page.press('Fast');
    await page.eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ firstName: 'Ada', email: 'ada@vitrine.example', way: 'fast' });
    expect(problem('firstName')).toBeNull();
  });
  it('is sent once while it waits, and can be sent again after that', async () => {
    let finish = (): void => undefined;
    work = (values) => {
      sent.push(values);
      return new Promise((resolve) => (finish = resolve));
    };
    await open();
    await fill();
    const isBusy = () => page.find('form').getAttribute('aria-busy');
    expect(isBusy()).toBe('false');
    await page.submit();
    await page.submit();
    expect([isBusy(), sent.length]).toEqual(['true', 1]);
    await act(async () => finish());
    expect(isBusy()).toBe('false');
    await page.submit();
    expect(sent).toHaveLength(2);
  });
  it('never lets a browser send its fields in an address, nor check them itself', async () => {
    await open();
    expect([page.find('form').getAttribute('method'), page.find<HTMLFormElement>('form').noValidate]).toEqual(['post', true]);
  });
  it('can be cleared of what was wrong', async () => {
    await open();
    await page.submit();
    await act(async () => form.clear());
    expect(problem('firstName')).toBeNull();
  });
});

describe('what a form says of a failure', () => {
  it.each([
    ['a connection that is lost', failure(0), 'common.error.http.408'],
    ['a store that takes too long', failure(408), 'common.error.http.408'],
    ['too many tries', failure(429), 'common.error.tooMany'],
    ['a refusal without a reason', failure(400), 'common.error.general'],
    ['a reason that is about no field', failure(400, [undefined, 'X']), 'common.error.general'],
    ['anything else', new Error('broken'), 'common.error.general'],
  ] as const)('%s is said for the form as a whole', async (_what, error, text) => {
    work = () => Promise.reject(error);
    await open();
    await fill();
    await page.submit();
    expect(whole()).toBe(t(text));
    expect(document.activeElement).toBe(page.find('[role=alert]'));
    expect(field('firstName').value).toBe('Ada');
  });
  it('that no store has answered is also written down, unless the form has words for it', async () => {
    work = () => Promise.reject(new Error('broken'));
    await open();
    await fill();
    await page.submit();
    expect(console.error).toHaveBeenCalledTimes(1);
    vi.mocked(console.error).mockClear();
    await open({ describeOther: () => 'Of our own' });
    await fill();
    await page.submit();
    expect(whole()).toBe('Of our own');
    expect(console.error).not.toHaveBeenCalled();
  });
  it('has words of its own before the general ones', async () => {
    work = () => Promise.reject(failure(429));
    await open({ describe: ({ statusCode }) => `Own ${statusCode}` });
    await fill();
    await page.submit();
    expect(whole()).toBe('Own 429');
  });
  it('is said at the field that it is about, the first thing only', async () => {
    work = () =>
      Promise.reject(
        failure(400, ['/email', 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE'], ['/email', 'OTHER'], ['/moods/good', 'VIOLATION::X']),
      );
    await open({ fieldOf: (pointer) => (pointer.startsWith('/moods') ? 'mood' : pointer.slice(1)) });
    await fill();
    await page.submit();
    expect(problem('email')).toBe(t('account.register.emailTaken'));
    expect(problem('mood')).toBe(t('common.form.invalid'));
    expect(whole()).toBeUndefined();
    expect(document.activeElement).toBe(field('email'));
    expect(field('email').getAttribute('aria-required'), 'what is wrong is not missing').toBe('false');
  });
  it('puts the cursor into the first field as a person reads them, in whatever order the store names them', async () => {
    work = () => Promise.reject(failure(400, ['/nickname', 'VIOLATION::X'], ['/email', 'VIOLATION::X']));
    await open();
    await fill();
    await page.submit();
    expect(document.activeElement).toBe(field('email'));
  });
  it('puts the cursor into its message where that is about the whole form, before any field', async () => {
    work = () => Promise.reject(failure(400, ['/email', 'VIOLATION::X'], ['/company', 'VIOLATION::X']));
    await open();
    await fill();
    await page.submit();
    expect(problem('email')).toBe(t('common.form.invalid'));
    expect(document.activeElement).toBe(page.find('[role=alert]'));
  });
  it('puts the cursor into the first of several buttons of one name', async () => {
    work = () => Promise.reject(failure(400, ['/mood', 'VIOLATION::X']));
    await open();
    await fill();
    await page.submit();
    expect(document.activeElement).toBe(field('mood'));
  });
  it('names what the form lacks, beside what is wrong in it', async () => {
    work = () => Promise.reject(failure(400, ['/company', 'VIOLATION::IS_BLANK_ERROR'], ['/nickname', 'VIOLATION::IS_BLANK_ERROR']));
    await open();
    await fill();
    await page.submit();
    expect(whole()).toBe(t('common.form.unseen', { field: t('common.field.company'), problem: t('common.form.required') }));
    expect(problem('nickname')).toBe(t('common.form.required'));
    expect(field('nickname').getAttribute('aria-required')).toBe('true');
  });
  it('asks from then on for all that the store has turned out to require', async () => {
    work = () => Promise.reject(failure(400, ['/nickname', 'VIOLATION::IS_BLANK_ERROR']));
    await open({ answer: { errors: { email: 'required', firstName: 'maxLength|255' }, values: {} } });
    expect(['email', 'firstName', 'nickname'].map((name) => field(name).getAttribute('aria-required'))).toEqual(['true', 'false', 'false']);
    await fill();
    await page.submit();
    expect(['email', 'nickname'].map((name) => field(name).getAttribute('aria-required'))).toEqual(['true', 'true']);
    work = async (values) => void sent.push(values);
    await page.type('[name=nickname]', '  ');
    await page.submit();
    expect(problem('nickname'), 'blanks are nothing').toBe(t('common.form.required'));
    expect(sent).toEqual([]);
    await page.type('[name=nickname]', 'a');
    await page.submit();
    expect(sent).toHaveLength(1);
  });
});

it('what no store has answered may be said at its fields, the first of which has the focus', async () => {
  work = () => Promise.reject(new Error('taken'));
  await open({ describeOther: () => ({ email: 'Somebody has it' }) });
  await fill();
  await page.submit();
  expect([problem('email'), whole(), document.activeElement]).toEqual(['Somebody has it', undefined, field('email')]);
});

describe("what the page's own address has said of a form", () => {
  const answer: FormFailure = {
    errors: { email: 'email' },
    unseen: { company: 'required' },
    reason: 'refused',
    values: { email: 'nobody' },
  };
  it('is said as if the form had been sent by scripts, in the words of the form', async () => {
    await open({ answer, reasons: { refused: 'These do not fit.' } });
    expect(whole()).toMatch(/^These do not fit\. .*Company/);
    expect(problem('email')).toBe(t('common.form.email'));
    expect(field('email').value).toBe('nobody');
  });
  it.each([
    ['throttled', 'common.error.tooMany'],
    ['refused', 'common.error.general'],
    ['inactive', 'common.error.general'],
    ['general', 'common.error.general'],
  ] as const)('is said in general words where the form has none: %s', async (reason, text) => {
    await open({ answer: { errors: {}, reason, values: {} } });
    expect(whole()).toBe(t(text));
  });
});

describe('the words of a rule', () => {
  it.each([
    ['maxLength|255', t('common.form.maxLength', { max: '255' })],
    [`minLength|${PASSWORD_MIN}`, t('common.form.minLength', { min: String(PASSWORD_MIN) })],
    ['requiredIf', 'Value is required'],
    ['between|6|255', 'Email address should be between 6 and 255 characters long.'],
    ['emailTaken', t('account.register.emailTaken')],
  ])('%s says its number', async (rule, text) => {
    await open({ answer: { errors: { email: rule }, values: {} } });
    expect(problem('email')).toBe(text);
  });
  it('name the field by the form’s own word where it has one', async () => {
    await open({ answer: { errors: { email: 'between|6|255' }, values: {} }, labels: { email: 'Where you read' } });
    expect(problem('email')).toBe('Where you read should be between 6 and 255 characters long.');
  });
  it('can be those of a form', async () => {
    await open({ ruleTexts: { required: 'Who are you?' } });
    await page.submit();
    expect(problem('firstName')).toBe('Who are you?');
  });
});

describe('a rule of a field', () => {
  const said = (rule: z.ZodMiniType, value: unknown) => rule.safeParse(value).error?.issues[0]?.message;
  it.each([
    ['a name', required, 'x'.repeat(255), undefined],
    ['a name that is too long', required, 'x'.repeat(256), 'maxLength|255'],
    ['a name of spaces', required, '  ', 'required'],
    ['what may be left out', optional, '', undefined],
    ['what may be left out and is too long', optional, 'x'.repeat(256), 'maxLength|255'],
    ['a long e-mail', email, `${'x'.repeat(239)}@vitrine.example`, undefined],
    ['an e-mail that is too long', email, `${'x'.repeat(240)}@vitrine.example`, 'maxLength|255'],
    ['a long message', message, 'x'.repeat(5_000), undefined],
    ['a message that is too long', message, 'x'.repeat(5_001), 'maxLength|5000'],
    ['no message', message, ' ', 'required'],
    ['one letter', message, 'x', undefined],
    ['one letter of a name', required, 'x', undefined],
    ['what may be left out and is long', optional, 'x'.repeat(255), undefined],
    ['no e-mail', email, ' ', 'required'],
    ['a password', password, 'x'.repeat(8), undefined],
    ['a password that is too short', password, 'x'.repeat(7), 'minLength|8'],
    ['a long password', password, 'x'.repeat(4_096), undefined],
    ['a password that is too long', password, 'x'.repeat(4_097), 'maxLength|4096'],
    ['no password', password, '', 'required'],
    ['no company of a business', conditional, ' ', 'requiredIf'],
    ['a company of a business', conditional, 'x'.repeat(255), undefined],
    ['a company that is too long', conditional, 'x'.repeat(256), 'maxLength|255'],
    ['no headline', shortText(5), ' ', 'required'],
    ['a headline of its least length', shortText(5), 'x'.repeat(5), undefined],
    ['a headline of its greatest length', shortText(5), 'x'.repeat(255), undefined],
    ['a text of its greatest length', longText(40), 'x'.repeat(5_000), undefined],
  ] as const)('takes %s as it should', (_what, rule, value, expected) => {
    expect(said(rule, value)).toBe(expected);
  });
});
