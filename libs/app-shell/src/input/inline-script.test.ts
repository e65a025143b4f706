import { expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

it('a document carries a script without its comments, empty lines, indentation and needless breaks', () => {
  expect(inlineScript("(() => {\n  // For readers.\n  const place = 'https://shop.example';\n\n  go(place);\n})()")).toBe(
    "(() => {const place = 'https://shop.example';go(place);})()",
  );
});
