import { expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

it('a document carries a script without its comments, empty lines and indentation, line by line', () => {
  expect(inlineScript("(() => {\n  // For readers.\n  const place = 'https://shop.example';\n\n  go(place);\n})()")).toBe(
    "(() => {\nconst place = 'https://shop.example';\ngo(place);\n})()",
  );
});
