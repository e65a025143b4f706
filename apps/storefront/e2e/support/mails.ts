import { type APIRequestContext, expect } from '@playwright/test';
import { asIntegration } from './admin-api.ts';

interface Mail {
  readonly kind: string;
  readonly to: string;
  readonly link: string | null;
}

/** The link of the newest mail of a kind that the embedded store has sent to an address. */
export async function linkOfMail(
  request: APIRequestContext,
  kind: 'registration' | 'recovery' | 'newsletter' | 'order',
  to: string,
): Promise<string> {
  const mailsOf = async () =>
    ((await (await request.get('/demo-store/outbox.json')).json()) as { mails: Mail[] }).mails.filter(
      (mail) => mail.kind === kind && mail.to === to,
    );
  await expect.poll(async () => (await mailsOf()).length, `a mail (${kind}) to ${to}`).toBeGreaterThan(0);
  const link = (await mailsOf())[0]?.link;
  if (!link) throw new Error(`The mail (${kind}) to ${to} has no link.`);
  return link;
}

/** Has the embedded store ask for the confirmation of new accounts, or not, the way a shop's staff sets it. */
export async function setDoubleOptIn(request: APIRequestContext, origin: string, isOn: boolean): Promise<void> {
  const admin = await asIntegration(request, origin);
  const answer = await request.post(`${admin.url}/_action/system-config`, {
    headers: admin.headers,
    data: { 'core.loginRegistration.doubleOptInRegistration': isOn },
  });
  expect(answer.ok()).toBe(true);
}
