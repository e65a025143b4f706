import type { LocalizedText } from '../catalogue/market-model.ts';
import { domainUrl } from '../entities/sales-channel.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { Customer } from '../store/customers.ts';
import { sha1 } from '../store/ids.ts';
import type { Recipient } from '../store/newsletter.ts';
import type { Order } from '../store/orders.ts';
import type { Mail } from '../store/outbox.ts';

/** The mails of the shop, in the language of the visitor; each links to a page that the shop serves itself. */

const TEXTS = {
  greeting: { 'en-US': 'Hello', 'de-DE': 'Guten Tag' },
  registration: { 'en-US': 'Please confirm your registration', 'de-DE': 'Bitte bestätigen Sie Ihre Registrierung' },
  registrationText: {
    'en-US': 'Open the link to finish your registration.',
    'de-DE': 'Öffnen Sie den Link, um Ihre Registrierung abzuschließen.',
  },
  recovery: { 'en-US': 'Password recovery', 'de-DE': 'Passwort zurücksetzen' },
  recoveryText: {
    'en-US': 'Open the link to choose a new password. It is good for two hours.',
    'de-DE': 'Öffnen Sie den Link, um ein neues Passwort zu wählen. Er gilt zwei Stunden.',
  },
  newsletter: { 'en-US': 'Confirm your newsletter subscription', 'de-DE': 'Bestätigen Sie Ihre Newsletter-Anmeldung' },
  newsletterText: {
    'en-US': 'Open the link to receive our newsletter.',
    'de-DE': 'Öffnen Sie den Link, um unseren Newsletter zu erhalten.',
  },
  order: { 'en-US': 'Your order', 'de-DE': 'Ihre Bestellung' },
  orderText: { 'en-US': 'Thank you for your order. We have received:', 'de-DE': 'Vielen Dank für Ihre Bestellung. Wir haben erhalten:' },
  withdrawal: { 'en-US': 'We have received your withdrawal', 'de-DE': 'Wir haben Ihren Widerruf erhalten' },
  withdrawalText: { 'en-US': 'This is what you declared, and when it arrived:', 'de-DE': 'Das haben Sie erklärt, und dann kam es an:' },
  total: { 'en-US': 'Total', 'de-DE': 'Summe' },
} satisfies Record<string, LocalizedText>;

function say(ctx: ShopContext, key: keyof typeof TEXTS): string {
  return ctx.full(TEXTS[key]);
}

const letter = (ctx: ShopContext, names: { firstName: string | null; lastName: string | null }, text: string): string =>
  `${[say(ctx, 'greeting'), names.firstName, names.lastName].filter((part) => part !== null && part !== '').join(' ')},\n${text}`;

export const registrationMail = (ctx: ShopContext, customer: Customer, hash: string, storefrontUrl: string): Mail => ({
  kind: 'registration',
  to: customer.email,
  subject: say(ctx, 'registration'),
  text: letter(ctx, customer, say(ctx, 'registrationText')),
  link: `${storefrontUrl}/registration/confirm?em=${sha1(customer.email)}&hash=${hash}`,
});

export const recoveryMail = (ctx: ShopContext, customer: Customer, hash: string, storefrontUrl: string): Mail => ({
  kind: 'recovery',
  to: customer.email,
  subject: say(ctx, 'recovery'),
  text: letter(ctx, customer, say(ctx, 'recoveryText')),
  link: `${storefrontUrl}/account/recover/password?hash=${hash}`,
});

export const newsletterMail = (ctx: ShopContext, recipient: Recipient, storefrontUrl: string): Mail => ({
  kind: 'newsletter',
  to: recipient.email,
  subject: say(ctx, 'newsletter'),
  text: letter(ctx, recipient, say(ctx, 'newsletterText')),
  link: `${storefrontUrl}/newsletter-subscribe?em=${sha1(recipient.email)}&hash=${recipient.hash}`,
});

/** The address of the shop in the visitor's language. */
function shopUrl(ctx: ShopContext): string {
  const { domains } = ctx.index.catalogue.salesChannel;
  const domain = domains.find((entry) => entry.languageCode === ctx.locale) ?? domains[0];
  return domain ? domainUrl(ctx.publicOrigin, domain) : ctx.publicOrigin;
}

/** A guest finds the order again by its link alone. */
export function orderMail(ctx: ShopContext, order: Order): Mail {
  const money = new Intl.NumberFormat(ctx.locale, { style: 'currency', currency: ctx.currencyCode });
  const lines = order.lines.map((line) => `${line.quantity} × ${line.label}: ${money.format(line.price.totalPrice)}`);
  return {
    kind: 'order',
    to: order.orderCustomer.email,
    subject: `${say(ctx, 'order')} ${order.orderNumber}`,
    text: letter(
      ctx,
      order.orderCustomer,
      [say(ctx, 'orderText'), ...lines, `${say(ctx, 'total')}: ${money.format(order.price.totalPrice)}`].join('\n'),
    ),
    link: `${shopUrl(ctx)}${order.guest ? `/account/order/${order.deepLinkCode}` : `/account/order/details/${order.id}`}`,
  };
}

export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  subject: string;
  comment: string;
}

const shopAddress = (ctx: ShopContext): string => `service@${new URL(ctx.publicOrigin).hostname}`;

/** To the shop itself. */
export const contactMail = (ctx: ShopContext, message: ContactMessage): Mail => ({
  kind: 'contact',
  to: shopAddress(ctx),
  subject: message.subject,
  text: `${message.firstName} ${message.lastName} <${message.email}>\n${message.comment}`,
  link: null,
});

export interface WithdrawalMessage {
  firstName: string;
  lastName: string;
  email: string;
  contractNumber: string;
  comment: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** To the shop, and to whoever has withdrawn: with all that was declared, and when it arrived. */
export function withdrawalMails(ctx: ShopContext, message: WithdrawalMessage): [Mail, Mail] {
  const { firstName, lastName, email, contractNumber, comment } = message;
  const receivedAt = new Intl.DateTimeFormat(ctx.locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Berlin' });
  const declared = [`${firstName} ${lastName} <${email}>`, contractNumber, comment, receivedAt.format(message.receivedAt)].join('\n');
  return [
    { kind: 'withdrawal', to: shopAddress(ctx), subject: contractNumber, text: declared, link: null },
    {
      kind: 'withdrawal',
      to: email,
      subject: say(ctx, 'withdrawal'),
      text: letter(ctx, message, `${say(ctx, 'withdrawalText')}\n${declared}`),
      link: null,
    },
  ];
}
