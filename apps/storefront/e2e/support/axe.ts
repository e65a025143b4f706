import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that read colors: what the dark may break, where nothing else changes. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** What axe finds with every rule that it has on, or with some of them. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // React Aria announces a button that was pending by a reference, and takes it back seconds after the button has gone.
  await expect(page.locator('[role=log] [role=img]')).toHaveCount(0);
  // A color that is on its way to another is read as it stands.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} – ${node.target.join(' ')} – ${node.any[0]?.message ?? ''}`),
  );
}
