// @vitest-environment jsdom
// The rules of its form come at once here.
import './entry-rules.ts';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressChoices } from '@vitrine/commerce';
import type { RoomPageData } from '../room/room-page-data.ts';
import { roomPage, t } from '../testing/room-page.tsx';
import { IDS } from '../testing/room-snapshot.ts';
import { ClientLoginScreen } from './client-login-screen.tsx';
import { ClientRegisterScreen } from './client-register-screen.tsx';
import { GuideLoginScreen } from './guide-login-screen.tsx';

interface FormStub {
  mode?: string;
  isBrief?: boolean;
  onConfirmationNeeded?(email: string): void;
  submitLabel?: string;
  registerHref?: string;
  onSuccess?(): void;
}
vi.mock('@vitrine/commerce', async (original) => {
  const Stub = ({ mode, isBrief, submitLabel, registerHref, onSuccess, onConfirmationNeeded }: FormStub) => (
    <form data-mode={mode} data-brief={isBrief}>
      {registerHref === undefined ? null : <a href={registerHref}>Register</a>}
      <button type="button" onClick={onSuccess}>
        {submitLabel}
      </button>
      <button type="button" onClick={() => onConfirmationNeeded?.('ada@vitrine.example')}>
        Needs a mail
      </button>
    </form>
  );
  return { ...(await original<object>()), LoginForm: Stub, RegisterForm: Stub };
});

const page = roomPage();
const data = (screen: string) => ({ path: 'spring', entry: { screen }, attendeeName: '', now: 0 }) as unknown as RoomPageData;
const AT = '/presentation/spring/login?token=secret';

describe('a client who logs in', () => {
  it('goes in, with the token of the invitation', async () => {
    await page.show(<ClientLoginScreen {...data('prejoin')} />, { at: AT });
    expect(page.control('Register').getAttribute('href')).toBe('/presentation/spring/register?token=secret');
    await page.press(t('room.login.join'));
    await page.eventually(() => expect(page.address).toBe('/presentation/spring?token=secret'));
  });

  it('may come as a guest, unless the presentation is restricted, which is said', async () => {
    await page.show(<ClientLoginScreen {...data('prejoin')} />, { at: AT });
    expect(page.control(t('room.login.asGuest')).getAttribute('href')).toBe('/presentation/spring/prejoin?token=secret');
    expect(page.text()).not.toContain(t('room.login.text'));
    await page.show(<ClientLoginScreen {...data('login')} />, { at: AT });
    expect(page.text()).not.toContain(t('room.login.asGuest'));
    expect(page.text()).toContain(t('room.login.text'));
  });
});

describe('a client who registers', () => {
  it('makes an account and goes in', async () => {
    await page.show(<ClientRegisterScreen {...data('prejoin')} choices={{} as AddressChoices} />, { at: AT });
    expect(page.find('h1').textContent).toBe(t('room.register.title'));
    expect(page.find('form').dataset).toMatchObject({ mode: 'account', brief: 'true' });
    expect(page.control(t('account.login.submit')).getAttribute('href')).toBe('/presentation/spring/login?token=secret');
    await page.press(t('room.register.submit'));
    await page.eventually(() => expect(page.address).toBe('/presentation/spring?token=secret'));
  });
});

describe('an account that has to be confirmed by mail', () => {
  const show = (screen: string, answer?: { sentTo: string }) =>
    page.show(<ClientRegisterScreen key={screen} {...data(screen)} choices={{} as AddressChoices} answer={answer} />, { at: AT });
  it('is told where its mail went, with or without scripts, and may come as a guest meanwhile', async () => {
    await show('prejoin');
    await page.press('Needs a mail');
    expect(page.find('[role=status]').textContent).toContain('ada@vitrine.example');
    expect(page.control(t('room.login.asGuest')).getAttribute('href')).toBe('/presentation/spring/prejoin?token=secret');
    await show('login', { sentTo: 'eve@vitrine.example' });
    expect(page.find('[role=status]').textContent).toContain('eve@vitrine.example');
    expect(page.text(), 'a restricted presentation').not.toContain(t('room.login.asGuest'));
  });
});

describe('a guide who signs in', () => {
  const calls: unknown[] = [];
  let answer: () => Response | Promise<Response>;
  beforeEach(() => {
    calls.length = 0;
    answer = () => Response.json({ guide: { id: IDS.guide, name: 'Mara' } });
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      calls.push([path, JSON.parse(body)]);
      return answer();
    });
  });
  const show = () => page.show(<GuideLoginScreen path="spring" />, { at: '/guide/spring/login' });
  const submitButton = () => page.find('.v-button--primary');
  const fill = async () => {
    await page.type('input[name=username]', ' mara ');
    await page.type('input[name=password]', 'secret');
    await act(async () => submitButton().click());
  };
  const alert = () => page.find('[role=alert]').textContent;

  it('goes in', async () => {
    await show();
    expect(submitButton().matches(':disabled')).toBe(false);
    expect(page.all('input').map((input) => input.getAttribute('aria-required'))).toEqual(['true', 'true']);
    await fill();
    await page.eventually(() => expect(page.address).toBe('/guide/spring'));
    expect(calls).toEqual([['/room-api/guide/login', { username: 'mara', password: 'secret' }]]);
  });

  it('needs a name and a password', async () => {
    await show();
    await act(async () => submitButton().click());
    expect(page.all('[aria-invalid=true]')).toHaveLength(2);
    expect(calls).toEqual([]);
  });

  it('waits for the answer', async () => {
    answer = () => new Promise(() => undefined);
    await show();
    await fill();
    expect(submitButton().className).toContain('pending');
  });

  it('is told why not', async () => {
    answer = () => Response.json({ error: { code: 'login-throttled', detail: 'Later.' } }, { status: 429 });
    await show();
    await fill();
    await page.eventually(() => expect(alert()).toContain(t('room.error.login-throttled')));
    expect(page.address).toBe('/guide/spring/login');
  });

  it('is told that something went wrong where nobody knows what', async () => {
    await show();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new Error('This browser has no timeouts.');
    });
    await fill();
    await page.eventually(() => expect(alert()).toContain(t('common.error.general')));
  });

  it('can look at the password', async () => {
    await show();
    await page.press(t('common.form.showPassword'));
    expect(page.find<HTMLInputElement>('input[name=password]').type).toBe('text');
    expect(page.control(t('common.form.hidePassword'))).toBeDefined();
  });
});
