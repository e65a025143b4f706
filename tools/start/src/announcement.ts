import type { RunningVitrine } from './start-vitrine.ts';

/** What a person needs to know once everything runs. */
export interface Announcement {
  readonly addresses: Readonly<Record<string, string>>;
  /** Of the embedded store alone. */
  readonly accounts: readonly { readonly role: string; readonly name: string; readonly password: string }[];
  readonly invitation: string | undefined;
  readonly media: string;
}

/** Addresses, demo accounts and the invitation to a presentation that can be joined now. */
export function announcementOf(running: Pick<RunningVitrine, 'origin' | 'settings' | 'mediaMissing' | 'invitationPath'>): Announcement {
  const { origin, settings, invitationPath } = running;
  return {
    addresses: {
      'Shop (English, US)': origin,
      'Shop (English, UK)': `${origin}/en-GB`,
      'Shop (Deutsch)': `${origin}/de-DE`,
      "Guides' home": `${origin}/guide`,
      ...(invitationPath ? { 'Guide view': `${origin}/guide/${invitationPath}` } : {}),
    },
    accounts: settings.embeddedStore
      ? [
          { role: 'Shopper', name: 'shopper@vitrine.example', password: 'shopper-demo' },
          { role: 'Guide', name: 'guide', password: 'guide-demo' },
        ]
      : [],
    invitation: invitationPath ? `${origin}/invitation/${invitationPath}` : undefined,
    media: running.mediaMissing === undefined ? 'on' : `off: ${running.mediaMissing}`,
  };
}

/** The announcement as lines for a terminal. */
export function announcementLines({ addresses, accounts, invitation, media }: Announcement): string[] {
  const row = (label: string, value: string) => `  ${label.padEnd(22)}${value}`;
  return [
    '',
    'Vitrine is running.',
    '',
    ...Object.entries(addresses).map(([label, value]) => row(label, value)),
    ...(invitation ? [row('Join a presentation', invitation)] : []),
    row('Audio and video', media),
    ...(accounts.length > 0 ? ['', ...accounts.map(({ role, name, password }) => row(role, `${name}  ·  ${password}`))] : []),
    '',
    'Ctrl-C stops everything.',
    '',
  ];
}
