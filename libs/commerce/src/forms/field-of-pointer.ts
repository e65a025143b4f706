/** Field of a store's violation by its pointer, such as `/billingAddress/street`. A list is one field of a form, and so are the parts of a date. */
export const fieldOfPointer = (pointer: string): string =>
  pointer
    .replace(/^\//, '')
    .replace(/\/\d+$/, '')
    .replace(/(^|\/)birthday(Day|Month|Year)$/, '$1birthday')
    .replaceAll('/', '.');
