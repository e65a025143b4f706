import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

interface Mail {
  readonly kind: string;
  readonly to: string;
  readonly link: string | null;
}

/** The link of the newest mail of a kind that the embedded store has sent to an address. */
export async function linkOfMail(request: APIRequestContext, kind: 'registration' | 'recovery' | 'newsletter' | 'order', to: string): Promise<string> {
  const mailsOf = async () => ((await (await request.get('/demo-store/outbox.json')).json()) as { mails: Mail[] }).mails.filter((mail) => mail.kind === kind && mail.to === to);
  await expect.poll(async () => (await mailsOf()).length, `a mail (${kind}) to ${to}`).toBeGreaterThan(0);
  const link = (await mailsOf())[0]?.link;
  if (!link) throw new Error(`The mail (${kind}) to ${to} has no link.`);
  return link;
}

/** Has the embedded store ask for the confirmation of new accounts, or not, the way a shop's staff sets it. */
export async function setDoubleOptIn(request: APIRequestContext, origin: string, isOn: boolean): Promise<void> {
  const url = new URL(origin);
  const api = `http://127.0.0.1:${Number(url.port) + 4}/api`;
  // Made at the store's first start, beside its data.
  const { accessKey, secret } = JSON.parse(readFileSync(join(process.env.VITRINE_DATA_DIR ?? '', 'demo-store', 'integration.json'), 'utf8')) as { accessKey: string; secret: string };
  const token = await request.post(`${api}/oauth/token`, { data: { grant_type: 'client_credentials', client_id: accessKey, client_secret: secret } });
  const { access_token: bearer } = (await token.json()) as { access_token: string };
  const answer = await request.post(`${api}/_action/system-config`, { headers: { authorization: `Bearer ${bearer}` }, data: { 'core.loginRegistration.doubleOptInRegistration': isOn } });
  expect(answer.ok()).toBe(true);
}
