import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { SentMail } from '../store/outbox.ts';
import { type Markup, page } from './page.ts';
import type { Services } from './services.ts';

/** Who can open the shop under a name of this machine alone, sits at it. */
export function isLocalOrigin(publicOrigin: string): boolean {
  const { hostname } = new URL(publicOrigin);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

const opens = (link: string | null): link is string => link !== null && /^https?:\/\//i.test(link);

function entry(mail: SentMail): Markup {
  return html`<article id="mail-${mail.id}" data-kind="${mail.kind}">
    <h2>${mail.subject}</h2>
    <p class="meta">${mail.to} · <time datetime="${new Date(mail.sentAt).toISOString()}">${new Date(mail.sentAt).toISOString()}</time></p>
    <p>${mail.text}</p>
    ${opens(mail.link) ? html`<a href="${mail.link}" rel="noreferrer">${mail.link}</a>` : ''}
  </article>`;
}

/** The mails that a shop would have sent: as a page for people, as JSON for tests. */
export function mountOutbox(app: Hono, services: Services): void {
  app.get('/demo-store/outbox', () => {
    const mails = services.outbox.mails();
    return page({
      locale: 'en-US',
      title: 'Outbox',
      width: 44,
      content: [
        html`<p class="meta">The demo store sends no mail: these are the latest ones that a shop would have sent.</p>`,
        ...(mails.length > 0 ? mails.map(entry) : [html`<p>No mail yet.</p>`]),
      ],
    });
  });
  app.get('/demo-store/outbox.json', (c) => c.json({ mails: services.outbox.mails() }, 200, { 'cache-control': 'no-store' }));
}
