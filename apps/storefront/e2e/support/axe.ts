import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { untilAtRest } from '@vitrine/e2e-kit/at-rest';

/** The rules that read colors: what the dark may break, where nothing else changes. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** What axe finds with every rule that it has on, or with some of them. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // A color that is on its way to another is read as it stands.
  await untilAtRest(page);
  // The announcer of React Aria names elements that may be gone seconds before it is emptied; nobody sees it.
  const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]');
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} – ${node.target.join(' ')} – ${node.any[0]?.message ?? ''}`),
  );
}
