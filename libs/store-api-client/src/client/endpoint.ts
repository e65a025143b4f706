/** The base address without slash at its end; one that starts with `/` is resolved against the page. */
export function resolveEndpoint(endpoint: string): string {
  const base = endpoint.replace(/(?<!\/)\/+$/, '');
  // A worker or a test page resolves relative addresses against its location; Request alone does not everywhere.
  return base.startsWith('/') && globalThis.location !== undefined ? new URL(base, globalThis.location.href).href : base;
}
