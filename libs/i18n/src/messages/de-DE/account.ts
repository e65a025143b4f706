import { type account as english } from '../en-US/account.ts';
import { type Translated } from '../../message-types.ts';

/** Texts of the customer's account: log-in, registration, profile, addresses, orders. */
export const account = {
  navigation: {
    logout: 'Abmelden',
  },
  login: {
    title: 'Anmelden',
    text: 'Willkommen zurück.',
    submit: 'Anmelden',
    submitting: 'Sie werden angemeldet',
    failed: 'Zu dieser E-Mail-Adresse und diesem Passwort gibt es kein Konto.',
    inactive: 'Ihr Konto ist noch nicht aktiv. Bitte öffnen Sie die E-Mail, die wir Ihnen gesendet haben.',
    throttled: 'Zu viele Versuche. Bitte warten Sie einen Moment, bevor Sie es erneut versuchen.',
    noAccount: 'Noch kein Konto?',
    register: 'Konto anlegen',
    required: 'Bitte melden Sie sich an, um fortzufahren.',
  },
  logout: {
    success: 'Sie sind abgemeldet.',
    failed: 'Die Abmeldung hat nicht geklappt. Bitte versuchen Sie es erneut.',
  },
  register: {
    title: 'Konto anlegen',
    text: 'Bestellen Sie schneller, verfolgen Sie Ihre Bestellungen und behalten Sie Ihre Merkliste.',
    personal: 'Über Sie',
    address: 'Ihre Adresse',
    differentShipping: 'Meine Lieferadresse weicht ab',
    privacy: 'Ich habe die <privacy>Datenschutzerklärung</privacy> gelesen.',
    submit: 'Registrieren',
    submitting: 'Ihr Konto wird angelegt',
    emailTaken: 'Diese E-Mail-Adresse wird bereits verwendet.',
  },
  overview: {
    greeting: 'Guten Tag, {name}',
  },
  order: {
    title: 'Bestellungen',
    emptyTitle: 'Noch keine Bestellungen',
    emptyText: 'Was Sie bestellen, erscheint hier.',
    number: 'Bestellnummer',
    total: 'Gesamtbetrag',
    date: 'Bestelldatum',
    status: 'Bestellstatus',
    payment: 'Zahlung',
    paymentMethod: 'Zahlungsart',
    shippingMethod: 'Versandart',
    billingAddress: 'Rechnungsadresse',
    shippingAddress: 'Lieferadresse',
    paid: 'Bezahlt',
    unpaid: 'Nicht bezahlt',
  },
} as const satisfies Translated<typeof english>;
