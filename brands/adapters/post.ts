/**
 * Sends what an adapter has to say, also from a page that is being left. No cookie of the recipient goes along, and nobody waits for the
 * answer: what is lost is lost.
 */
export function post(address: string, body: string | URLSearchParams): void {
  // Plain text needs no permission of the recipient's beforehand.
  void fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit', referrerPolicy: 'origin' }).catch(() => undefined);
}
