const IPV4 = /^(?:25[0-5]|2[0-4]\d|1?\d{1,2})(?:\.(?:25[0-5]|2[0-4]\d|1?\d{1,2})){3}$/;
/** Numbers of an IPv4 address have no zeros before them: some systems would read them as octal. */
const LEADING_ZERO = /(?:^|\.)0\d/;
const IPV6_CHARACTERS = /^[\da-f:.]+$/i;
const ZONE = /%[\da-z.:-]+$/i;

/** Whether a text is an IPv4 or IPv6 address, as `isIP` of `node:net` has it: this runs where there is no Node, too. */
export function isIpAddress(text: string): boolean {
  if (!text.includes(':')) return IPV4.test(text) && !LEADING_ZERO.test(text);
  const address = text.replace(ZONE, '');
  return IPV6_CHARACTERS.test(address) && URL.canParse(`http://[${address}]/`);
}
