// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ICON_PICTURES } from './icon-pictures.ts';

it('the sprite holds every icon of the set, as it is drawn (`npx vitest run -u` draws it anew)', async () => {
  const symbols = Object.entries(ICON_PICTURES).map(([name, Picture]) => {
    const [, drawing = ''] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(<Picture />)) ?? [];
    expect(drawing, name).not.toBe('');
    return `  <symbol id="${name}" viewBox="0 0 24 24">${drawing.replace(/><\/\w+>/g, '/>')}</symbol>`;
  });
  await expect(
    [
      '<svg xmlns="http://www.w3.org/2000/svg">',
      '  <!-- Lucide (lucide.dev), ISC License, Copyright (c) Lucide Icons and Contributors -->',
      ...symbols,
      '</svg>',
      '',
    ].join('\n'),
  ).toMatchFileSnapshot('./icons.svg');
});
