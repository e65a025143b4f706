const LONGEST = 60;
/** Letters that no accent is taken off of. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', œ: 'oe', đ: 'd', ł: 'l' };

/** The address that a name suggests: `Frühling & Sommer` is `fruehling-sommer`. Empty where no letter of it can stand in one. */
export function suggestedPath(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøœđł]/g, (letter) => SPELLED[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
}
