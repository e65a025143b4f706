// @vitest-environment jsdom
import { act, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { shopPage } from '../testing/shop-page.tsx';
import type { FormFailure } from './form-failure.ts';
import { useAnsweredForm } from './use-answered-form.ts';

const page = shopPage();
let navigate: ReturnType<typeof useNavigate>;

function Asks({ failure }: { failure?: FormFailure }) {
  const { formProps, errors, values, isPending } = useAnsweredForm(failure, 'These do not fit.');
  navigate = useNavigate();
  return (
    <Form {...formProps} aria-busy={isPending}>
      <p role="alert" tabIndex={-1}>
        {errors['']}
      </p>
      <input name="email" defaultValue={values['email']} aria-description={errors['email']} />
      <input name="zipcode" defaultValue={values['zipcode']} aria-description={errors['zipcode']} />
    </Form>
  );
}
const isBusy = () => page.find('form').getAttribute('aria-busy') === 'true';

it('a form waits while its page answers it, and not while somebody goes on to another page', async () => {
  let answer = (): void => undefined;
  await page.show(<Asks />, { action: () => new Promise<null>((resolve) => (answer = () => resolve(null))) });
  expect(isBusy()).toBe(false);
  await page.submit();
  expect(isBusy()).toBe(true);
  await act(async () => answer());
  await page.eventually(() => expect(isBusy()).toBe(false));
  await act(async () => void (await navigate('/elsewhere')));
  expect(isBusy()).toBe(false);
});

it('the first field that the answer objects to has the cursor, and the fields keep what was typed', async () => {
  await page.show(<Asks failure={{ errors: { zipcode: 'required' }, values: { email: 'ada@vitrine.example' } }} />);
  expect(document.activeElement).toBe(page.find('[name=zipcode]'));
  expect(page.find<HTMLInputElement>('[name=email]').value).toBe('ada@vitrine.example');
  expect(page.find('[name=zipcode]').getAttribute('aria-description')).not.toBeNull();
});

it('facts that do not fit are said in the words of the form, where the cursor goes', async () => {
  await page.show(<Asks failure={{ errors: {}, reason: 'refused', values: {} }} />);
  expect(document.activeElement).toBe(page.find('[role=alert]'));
  expect(page.text()).toContain('These do not fit.');
});

it('a form that nobody has sent takes the cursor from nothing', async () => {
  await page.show(<Asks />);
  expect(document.activeElement).toBe(document.body);
});

it('a further answer puts the cursor into the field that it objects to', async () => {
  let become: (failure: FormFailure) => void = () => undefined;
  const Answered = () => {
    const [failure, setFailure] = useState<FormFailure>({ errors: { email: 'required' }, values: {} });
    become = setFailure;
    return <Asks failure={failure} />;
  };
  await page.show(<Answered />);
  expect(document.activeElement).toBe(page.find('[name=email]'));
  await act(async () => become({ errors: { zipcode: 'required' }, values: {} }));
  expect(document.activeElement).toBe(page.find('[name=zipcode]'));
});

it('of several fields that are wrong the first on the page has the cursor, however they were told', async () => {
  await page.show(<Asks failure={{ errors: { zipcode: 'required', email: 'required' }, values: {} }} />);
  expect(document.activeElement).toBe(page.find('[name=email]'));
});

it('a form does not wait while another page is being read', async () => {
  let read = (): void => undefined;
  let isFirst = true;
  await page.show(<Asks />, {
    loader: () => {
      if (isFirst) return void (isFirst = false);
      return new Promise<null>((resolve) => (read = () => resolve(null)));
    },
  });
  await act(async () => void navigate('/elsewhere'));
  expect(isBusy()).toBe(false);
  await act(async () => read());
  await page.eventually(() => expect(page.address).toBe('/elsewhere'));
});
