// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTranslator, loadMessages, MESSAGE_AREAS } from '@vitrine/i18n';
import { I18nProvider } from '@vitrine/i18n/react';
import { StoreApiError } from '@vitrine/store-api-client';
import { UiProvider } from '@vitrine/ui';
import { FormNotice } from './form-notice.tsx';
import { optional } from './rules.ts';
import { useForm } from './use-form.ts';

const messages = await loadMessages('en-US', MESSAGE_AREAS);
const { t } = createTranslator({ locale: 'en-US', messages });

let root: Root;
let refused: string[];
let sent: unknown[];

function Form() {
  const { formProps, errors, required } = useForm({
    rules: async () => z.object({ city: optional, phone: optional, birthday: optional }),
    async onSubmit(values) {
      sent.push(values);
      if (refused.length > 0)
        throw new StoreApiError('no', {
          code: 'REFUSED',
          statusCode: 400,
          messages: refused.map((pointer) => ({
            code: 'VIOLATION::IS_BLANK_ERROR',
            detail: 'This value should not be blank.',
            source: { pointer },
          })),
        });
    },
  });
  return (
    <form {...formProps}>
      <FormNotice errors={errors} />
      <input name="city" defaultValue="Berlin" />
      <details>
        <input name="phone" aria-required={required.has('phone')} aria-description={errors.phone} />
        <input name="birthday" aria-required={required.has('birthday')} />
      </details>
    </form>
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLElement.prototype.scrollIntoView = vi.fn();
  sent = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nProvider locale="en-US" messages={messages}>
        <UiProvider locale="en-US">
          <Form />
        </UiProvider>
      </I18nProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const send = () => act(async () => document.querySelector('form')?.requestSubmit());

it('a violation at a folded field is said there, unfolded and focused, and asked for from then on', async () => {
  refused = ['/phone', '/birthdayDay'];
  await send();
  expect(document.activeElement).toBe(field('phone'));
  expect(document.querySelector('details')?.open).toBe(true);
  expect([field('phone')?.getAttribute('aria-required'), field('birthday')?.getAttribute('aria-required')]).toEqual(['true', 'true']);
  expect(field('phone')?.getAttribute('aria-description')).toBe(t('common.form.required'));
  await send();
  expect(sent, 'what is known to be required is not sent without it').toHaveLength(1);
});

it('a violation of a field that the form lacks is said by name for the whole form; nothing is lost', async () => {
  refused = ['/billingAddress/vatIds/0', '/customFields/debtorNumber'];
  await send();
  const notice = document.querySelector('[role=alert]');
  expect(notice?.textContent).toContain(`${t('common.field.vatId')}: ${t('common.form.required')}`);
  expect(notice?.textContent).toContain(`Debtor number: ${t('common.form.required')}`);
  expect(document.activeElement).toBe(notice);
  expect(field('city')?.value).toBe('Berlin');
});
