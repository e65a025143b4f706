import { expect, test, type Page } from '@playwright/test';

const SYSTEM = ['Canvas', 'CanvasText', 'LinkText', 'VisitedText', 'ButtonText', 'ButtonFace', 'ButtonBorder', 'Field', 'FieldText', 'Highlight', 'HighlightText', 'SelectedItem', 'SelectedItemText', 'GrayText', 'Mark', 'MarkText'];

/** Everything in view whose colours are not the system's; pictures and films keep their own. */
function strangers(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.setProperty('forced-color-adjust', 'none');
    const opaque = (colour: string) => colour.replace(/^rgba\((\d+, \d+, \d+), [\d.]+\)$/, 'rgb($1)');
    const system = new Set(
      names.map((name) => {
        probe.style.color = name;
        return opaque(getComputedStyle(probe).color);
      }),
    );
    probe.remove();
    const isUnseen = (colour: string) => /, 0\)$|^transparent$/.test(colour);
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || ['IMG', 'VIDEO', 'SCRIPT'].includes(element.tagName)) continue;
      if (element.closest('svg') && element.tagName.toLowerCase() !== 'svg') continue;
      const style = getComputedStyle(element);
      const colours: [string, string][] = [['color', style.color], ['background', style.backgroundColor]];
      if (style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0) colours.push(['border', style.borderTopColor]);
      for (const [property, colour] of colours) {
        if (!isUnseen(colour) && !system.has(opaque(colour))) found.add(`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${property} ${colour}`);
      }
    }
    return [...found];
  }, SYSTEM);
}

for (const brand of ['', 'stride', 'ohm']) {
  for (const section of ['actions', 'fields', 'product', 'detail', 'feedback', 'navigation', 'room']) {
    test(`${section}${brand && ` of ${brand}`} wears the colours of the system alone`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.goto(`/?section=${section}&brand=${brand}`);
      await page.locator('.g-section').waitFor();
      await expect.poll(() => strangers(page)).toEqual([]);
    });
  }
}

for (const [name, section, opener, panel] of [
  ['a modal', 'feedback', 'Modal plain', '.v-modal'],
  ['a sidebar over the page', 'feedback', 'Sidebar', '.v-sidebar'],
  ['a notification', 'feedback', 'Notify danger', '.v-notification'],
  ['a menu', 'actions', 'More', '.v-popover'],
] as const) {
  test(`${name} has an edge in forced colours, and the focus in it is seen`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(`/?section=${section}`);
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.locator(panel).first()).toBeVisible();
    expect(await page.locator(panel).first().evaluate((element) => ['Top', 'Left', 'Right', 'Bottom'].some((side) => parseFloat(getComputedStyle(element)[`border${side}Width` as 'borderTopWidth']) > 0))).toBe(true);
    expect(await strangers(page)).toEqual([]);
    await page.keyboard.press(opener === 'More' ? 'ArrowDown' : 'Tab');
    await expect.poll(() => page.evaluate(() => {
      const style = document.activeElement && getComputedStyle(document.activeElement);
      return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    })).toBe(true);
  });
}
