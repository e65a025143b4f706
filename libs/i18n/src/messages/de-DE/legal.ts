import type { Translated } from '../../message-types.ts';
import type { legal as american } from '../en-US/legal.ts';

/** Texts of pages that the law asks for, in formal German. Drafts. */
export const legal = {
  withdrawal: {
    title: 'Vertrag widerrufen',
    description: 'Erklären Sie hier den Widerruf eines Vertrags mit diesem Shop. Weder Konto noch Begründung sind nötig.',
    text: 'Innerhalb der Widerrufsfrist können Sie einen Vertrag ohne Angabe von Gründen widerrufen. Füllen Sie das Formular aus, prüfen Sie es auf der nächsten Seite und bestätigen Sie es dort.',
    submit: 'Weiter',
    name: 'Name',
    contract: 'Bestell- oder Vertragsnummer',
    contractHint:
      'Sie steht in der Bestätigung Ihrer Bestellung. Ohne Nummer beschreiben Sie den Vertrag: was Sie bestellt haben und wann.',
    email: 'E-Mail-Adresse für die Eingangsbestätigung',
    scope: 'Was Sie widerrufen, wenn es nicht alles ist',
    reviewTitle: 'Prüfen Sie Ihren Widerruf',
    reviewText: 'Noch ist nichts gesendet. Ihre Erklärung wird mit der Schaltfläche unten abgeschickt.',
    confirm: 'Widerruf bestätigen',
    change: 'Ändern',
    statement: 'Hiermit widerrufe ich den Vertrag, den ich mit diesem Shop geschlossen habe.',
    statementPart: 'Hiermit widerrufe ich einen Teil des Vertrags, den ich mit diesem Shop geschlossen habe.',
    subject: 'Widerruf des Vertrags {contract}',
    receivedTitle: 'Ihr Widerruf ist eingegangen',
    receivedText: 'Diese Seite ist Ihre Eingangsbestätigung. Bewahren Sie sie auf: Drucken Sie sie oder speichern Sie sie als Datei.',
    receivedMailed: 'Der Shop sendet außerdem eine Bestätigung an {email}.',
    receivedAt: 'Eingegangen',
    declaration: 'Erklärung',
    download: 'Als Textdatei speichern',
    print: 'Drucken',
    fileName: 'widerruf.txt',
    failedTitle: 'Ihr Widerruf ist nicht eingegangen',
    failedText: 'Der Shop war nicht zu erreichen. Alles, was Sie eingegeben haben, ist noch da: Bitte versuchen Sie es gleich noch einmal.',
    failedWays:
      'Wenn Sie nicht warten können, senden Sie dieselben Worte auf einem anderen Weg, zum Beispiel per E-Mail: Auch das ist ein Widerruf.',
    failedMail: 'Schreiben Sie an {email}',
    failedImprint: 'Anschriften des Shops',
    failedSave: 'Ihre Erklärung als Textdatei speichern',
  },
  accessibility: {
    title: 'Erklärung zur Barrierefreiheit',
    description: 'Wie barrierefrei dieser Shop ist, was es bekanntermaßen nicht ist und wem Sie eine Barriere melden.',
    draft: 'Der Betreiber dieses Shops hat diese Erklärung noch nicht vervollständigt.',
    serviceTitle: 'Die Dienstleistung',
    serviceText:
      'Dies ist ein Onlineshop: Produkte lassen sich suchen, vergleichen, in den Warenkorb legen, bestellen und bezahlen, Bestellungen lassen sich ansehen, erneut bezahlen, stornieren und widerrufen. All das geht mit der Tastatur allein, mit einem Screenreader und in vierfacher Größe, und die Schritte einer Bestellung gehen ohne Skripte.',
    requirementsTitle: 'Wie die Anforderungen erfüllt werden',
    requirementsText:
      'Der Shop ist nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, gebaut, auf die sich die europäische Norm EN 301 549 bezieht. Jede Seite hat einen Titel, Überschriften in ihrer Ordnung, Namen für alle Bedienelemente, einen sichtbaren Fokus, genügend Kontrast in Hell und Dunkel und Meldungen, die angesagt werden. Bilder haben Alternativtexte, wo der Betreiber sie geschrieben hat.',
    assessed: 'Zuletzt geprüft am {date}.',
    assessedBy: 'Zuletzt geprüft am {date} durch {assessor}.',
    limitsTitle: 'Bekannte Grenzen',
    contentLimit: 'Texte, Bilder und Videos von Produkten stammen vom Betreiber und von Herstellern, und ihnen können Alternativen fehlen.',
    paymentLimit: 'Seiten von Zahlungsanbietern gehören nicht zu diesem Shop.',
    contactTitle: 'Eine Barriere melden',
    contactText:
      'Sagen Sie uns, was bei Ihnen nicht geht, oder bitten Sie um einen Inhalt in anderer Form. Wir antworten so bald wie möglich.',
    contactMail: 'Schreiben Sie an {email}',
    contactPage: 'Anschriften des Shops',
    authorityTitle: 'Marktüberwachung',
    authorityText: 'Die Behörde, die über die Barrierefreiheit dieser Dienstleistung wacht:',
    authorityMissing: 'Der Betreiber nennt hier die Behörde des Landes, in dem der Shop seinen Sitz hat.',
    lawTitle: 'Rechtsgrundlage',
    lawText:
      'Richtlinie (EU) 2019/882 (European Accessibility Act), Artikel 13 und Anhang V, wie der Mitgliedstaat sie in sein Recht übernommen hat.',
  },
} as const satisfies Translated<typeof american>;
