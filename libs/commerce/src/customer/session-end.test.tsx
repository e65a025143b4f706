// @vitest-environment jsdom
import { useSetAtom } from 'jotai';
import { act, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SessionProvider, type ShellData } from '@vitrine/app-shell';
import { refusal, shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { useLogout } from './use-logout.ts';
import { isLoggingOutAtom, isSessionEndSaidAtom, useSessionEnd } from './use-session-end.ts';

const page = shopPage();
const NOBODY = { isKnown: true, isLoggedIn: false, isGuest: false };
const CUSTOMER = { ...NOBODY, isLoggedIn: true };
const GUEST = { ...NOBODY, isGuest: true };

let become: (session: typeof NOBODY) => void;
let logOut: () => Promise<void>;
let setLoggingOut: (is: boolean) => void;
let setSaid: (is: boolean) => void;
function Watch() {
  useSessionEnd();
  logOut = useLogout().logOut;
  setLoggingOut = useSetAtom(isLoggingOutAtom);
  setSaid = useSetAtom(isSessionEndSaidAtom);
  return null;
}
function Visitor() {
  const [session, setSession] = useState(NOBODY);
  become = setSession;
  return (
    <SessionProvider shell={{ session } as unknown as ShellData}>
      <Watch />
    </SessionProvider>
  );
}
const becomes = (session: typeof NOBODY) => act(async () => become(session));
const ENDED = t('common.error.sessionExpired');

beforeEach(async () => {
  await page.show(<Visitor />);
  page.queries.setQueryData(['theirs'], 'before');
});

describe('a session that ends', () => {
  it.each([
    ['a customer', CUSTOMER, ENDED],
    ['a guest', GUEST, t('common.error.guestSessionExpired')],
  ])('is told to %s, until somebody is signed in again, and what was read as them is forgotten', async (_who, who, text) => {
    await becomes(who);
    expect(page.notices()).toEqual([]);
    await becomes(NOBODY);
    expect(page.notices()).toEqual([text]);
    expect(page.notice()).toMatchObject({ type: 'warning', isPersistent: true });
    expect(page.queries.getQueryData(['theirs'])).toBeUndefined();
    await becomes(CUSTOMER);
    expect(page.notices()).toEqual([]);
  });
  it('is told in the words for who was there last', async () => {
    await becomes(GUEST);
    await becomes(CUSTOMER);
    await becomes(NOBODY);
    expect(page.notices()).toEqual([ENDED]);
  });
  it('is no news to whoever was nobody, nor to who becomes somebody', async () => {
    await becomes({ ...NOBODY });
    await becomes(CUSTOMER);
    expect(page.notices()).toEqual([]);
    expect(page.queries.getQueryData(['theirs'])).toBe('before');
  });
  it('is no news to who logs out, once', async () => {
    await becomes(CUSTOMER);
    await act(async () => setLoggingOut(true));
    await becomes(NOBODY);
    expect(page.notices()).toEqual([]);
    await becomes(CUSTOMER);
    await becomes(NOBODY);
    expect(page.notices()).toEqual([ENDED]);
  });
  it('is told after a log-out that has failed', async () => {
    page.answer = () => refusal(500);
    await becomes(CUSTOMER);
    await act(() => logOut());
    await becomes(NOBODY);
    expect(page.notices()).toEqual([t('account.logout.failed'), ENDED]);
  });
  it('is left to a page that says it by itself', async () => {
    await becomes(CUSTOMER);
    await act(async () => setSaid(true));
    await becomes(NOBODY);
    expect(page.notices()).toEqual([]);
    expect(page.queries.getQueryData(['theirs'])).toBeUndefined();
  });
  it('has not ended because the store is away for a moment', async () => {
    await becomes(CUSTOMER);
    await becomes({ ...NOBODY, isKnown: false });
    await becomes(CUSTOMER);
    expect(page.notices()).toEqual([]);
  });
});
