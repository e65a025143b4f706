import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal in the Store API's own form, with a status and a code of its own. */
export class StoreAnswer extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;

  constructor(status: ContentfulStatusCode, code: string, detail: string) {
    super(detail);
    this.name = 'StoreAnswer';
    this.status = status;
    this.code = code;
  }
}
