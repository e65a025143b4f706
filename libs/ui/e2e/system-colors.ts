import type { Page } from '@playwright/test';

const SYSTEM = [
  'Canvas',
  'CanvasText',
  'LinkText',
  'VisitedText',
  'ButtonText',
  'ButtonFace',
  'ButtonBorder',
  'Field',
  'FieldText',
  'Highlight',
  'HighlightText',
  'SelectedItem',
  'SelectedItemText',
  'GrayText',
  'Mark',
  'MarkText',
];

/** Everything in view whose colors are not the system's; pictures and videos keep their own. */
export function findStrangers(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.setProperty('forced-color-adjust', 'none');
    const opaque = (color: string) => color.replace(/^rgba\((\d+, \d+, \d+), [\d.]+\)$/, 'rgb($1)');
    const system = new Set(
      names.map((name) => {
        probe.style.color = name;
        return opaque(getComputedStyle(probe).color);
      }),
    );
    probe.remove();
    const isUnseen = (color: string) => /, 0\)$|^transparent$/.test(color);
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      if (
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        ['IMG', 'VIDEO', 'SCRIPT'].includes(element.tagName)
      )
        continue;
      if (element.closest('svg') && element.tagName.toLowerCase() !== 'svg') continue;
      const style = getComputedStyle(element);
      const colors: [string, string][] = [
        ['color', style.color],
        ['background', style.backgroundColor],
      ];
      if (style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0) colors.push(['border', style.borderTopColor]);
      for (const [property, color] of colors) {
        if (!isUnseen(color) && !system.has(opaque(color)))
          found.add(`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${property} ${color}`);
      }
    }
    return [...found];
  }, SYSTEM);
}
