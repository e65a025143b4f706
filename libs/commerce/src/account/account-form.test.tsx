// @vitest-environment jsdom
import { act } from 'react';
import { useNavigate } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { AccountForm, type AccountFormProps, SavedNotice } from './account-form.tsx';
import type { AccountAnswer } from './account-forms.ts';

const page = shopPage();
let navigate: ReturnType<typeof useNavigate>;
const failed = (over: Partial<AccountAnswer> = {}): AccountAnswer => ({ form: 'email', errors: {}, values: {}, ...over });

function Settings({ answer, ...props }: Partial<AccountFormProps>) {
  navigate = useNavigate();
  return (
    <>
      <SavedNotice form="email">Your address is saved.</SavedNotice>
      <AccountForm name="email" page="/account/profile" label="Email" submit="Save" answer={answer} {...props}>
        {({ errors, values, required }) => (
          <input
            name="email"
            defaultValue={values['email']}
            aria-description={errors['email']}
            aria-required={required.has('email')}
            aria-label="Email"
          />
        )}
      </AccountForm>
    </>
  );
}
const field = () => page.find<HTMLInputElement>('[name=email]');
const goTo = (address: string) => act(async () => void (await navigate(address)));
const SAVED = 'Your address is saved.';

describe('a form of the account', () => {
  it('is sent to its page under its name, with what else its address says', async () => {
    await page.show(<Settings about={{ id: 'a b' }} />);
    expect(page.find('form').getAttribute('action')).toBe('/account/profile?form=email&id=a+b');
    expect(page.find('form').getAttribute('aria-label')).toBe('Email');
    await page.show(<Settings />);
    expect(page.find('form').getAttribute('action')).toBe('/account/profile?form=email');
  });

  it('says what is wrong with it, where the answer is about it', async () => {
    await page.show(<Settings answer={failed({ errors: { email: 'required' }, values: { email: 'ada@' } })} />);
    expect(field().getAttribute('aria-description')).toBe(t('common.form.required'));
    expect([field().value, field().getAttribute('aria-required')]).toEqual(['ada@', 'true']);
    expect(document.activeElement).toBe(field());
  });

  it('does not call a field required for another rule', async () => {
    await page.show(<Settings answer={failed({ errors: { email: 'email' as never } })} />);
    expect(field().getAttribute('aria-required')).toBe('false');
  });

  it('is not concerned by what another form of the page was answered', async () => {
    await page.show(<Settings answer={failed({ form: 'password', errors: { email: 'required' }, reason: 'refused' })} />);
    expect(field().getAttribute('aria-description')).toBeNull();
    expect(page.count('[role=alert]')).toBe(0);
    expect(document.activeElement).toBe(document.body);
  });

  it('that is refused as a whole says why in its own words, else in general ones', async () => {
    const refused = { refused: 'That is not your password.' };
    await page.show(<Settings answer={failed({ reason: 'refused' })} refused={refused} />);
    expect(page.find('[role=alert]').textContent).toBe('That is not your password.');
    await page.show(<Settings answer={failed({ reason: 'general' })} refused={refused} />);
    expect(page.find('[role=alert]').textContent).toBe(t('common.error.general'));
  });

  it('is busy while it is being sent, and no other form is', async () => {
    let answer = (): void => undefined;
    const both = (
      <>
        <Settings />
        <AccountForm name="password" page="/account/profile" label="Password" submit="Change" answer={undefined} />
      </>
    );
    await page.show(both, { action: () => new Promise<null>((resolve) => (answer = () => resolve(null))) });
    const busy = () =>
      [...document.querySelectorAll('form')].map((form) => form.querySelector(`[aria-label='${t('common.state.saving')}']`) !== null);
    expect(busy()).toEqual([false, false]);
    await page.submit();
    expect(busy()).toEqual([true, false]);
    await act(async () => answer());
    await page.eventually(() => expect(busy()).toEqual([false, false]));
  });

  it('keeps what was typed until it is saved, and begins anew each time that it is', async () => {
    await page.show(<Settings />);
    await page.type('[name=email]', 'first');
    await goTo('/?saved=password');
    expect(field().value).toBe('first');
    await goTo('/?saved=email');
    expect(field().value).toBe('');
    await page.type('[name=email]', 'second');
    await goTo('/?saved=email');
    expect(field().value).toBe('');
    await page.type('[name=email]', 'third');
    await goTo('/');
    expect(field().value).toBe('third');
  });
});

describe('the word that a form is saved', () => {
  let seen: Element[];
  beforeEach(() => {
    seen = [];
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      seen.push(this);
    };
  });

  it('is there where its form led to the page, has the cursor and is in view', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await page.show(<Settings />, { address: '/?saved=email' });
    expect(focus, 'without a jump of its own').toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    const notice = page.find('[role=status]');
    expect(notice.textContent).toBe(SAVED);
    expect(document.activeElement).toBe(notice);
    expect(seen).toEqual([notice]);
    field().focus();
    await goTo('/?saved=email');
    expect(document.activeElement, 'saved once more').toBe(page.find('[role=status]'));
  });

  it('is not there for another form, nor where nothing was saved', async () => {
    for (const address of ['/?saved=password', '/']) {
      await page.show(<Settings />, { address });
      expect(page.text()).not.toContain(SAVED);
    }
    expect(seen).toEqual([]);
  });
});
