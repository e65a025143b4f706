import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilAtRest } from '@vitrine/e2e-kit/at-rest';

/** Every rule that axe has on, and the one about roles that may have the focus; in the dark once more those about colors. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colors that are on their way are nobody's, such as those of a way in that opens once the page knows its devices.
    if (new URL(page.url()).pathname.endsWith('/prejoin')) await expect(page.locator('button[type=submit]:disabled')).toHaveCount(0);
    await untilAtRest(page);
    // The announcer of React Aria names elements that may be gone before it is emptied; nobody sees it.
    const axe = new AxeBuilder({ page })
      .exclude('[data-live-announcer]')
      .options({ rules: { 'focus-order-semantics': { enabled: true } } });
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.split('\n').slice(1, 3).join(' ').trim() ?? ''})`,
      ),
    );
    expect.soft(found, `${screen}, ${colorScheme}`).toEqual([]);
  }
}
