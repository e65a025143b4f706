/** What stands against writing anything, in words for whoever asked. */
export class GenerateError extends Error {
  override readonly name = 'GenerateError';
}
