/** Where a shop's own addresses lead. */
export interface SanitizeHtmlOptions {
  /** Address of a path of the shop in this app, as in the page's context: locale prefix and all. */
  readonly href?: ((path: string) => string) | undefined;
  /** Origins from which pictures may load without https, such as `http://localhost:3000`. */
  readonly imageOrigins?: readonly string[] | undefined;
}
