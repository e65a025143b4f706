import type { Page } from '@playwright/test';

/** What is wrong with the slots of a page: a visible slot has a box of its own with content. */
export interface SlotReport {
  /** Visible slots: `block › slot (element)`. */
  readonly names: readonly string[];
  readonly faults: readonly string[];
}

/** Looks at every slot of the page as a browser lays it out. A slot inside something that is hidden on this device counts as absent. */
export async function inspectSlots(page: Page): Promise<SlotReport> {
  return page.evaluate(() => {
    const slots = [...document.querySelectorAll<HTMLElement>('main [data-cms-slot]')].filter((slot) => slot.checkVisibility());
    const nameOf = (slot: HTMLElement) =>
      `${slot.closest<HTMLElement>('[data-cms-block]')?.dataset['cmsBlock'] ?? '?'} › ${slot.dataset['cmsSlot'] ?? '?'} (${slot.dataset['cmsElement'] ?? '?'})`;
    const boxes = slots.map((slot) => ({ name: nameOf(slot), box: slot.getBoundingClientRect(), slot }));
    const faults: string[] = [];
    for (const { name, box, slot } of boxes) {
      if (box.width < 8 || box.height < 8) faults.push(`${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) faults.push(`${name}: wider than the screen`);
      const media = [...slot.querySelectorAll<HTMLElement>('img, video, iframe, svg, input, select, textarea')].some((part) => {
        const { width, height } = part.getBoundingClientRect();
        return width > 4 && height > 4;
      });
      if (!media && slot.innerText.trim() === '') faults.push(`${name}: no content`);
    }
    boxes.forEach((a, index) => {
      for (const b of boxes.slice(index + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (across > 1 && down > 1) faults.push(`${a.name} overlaps ${b.name}`);
      }
    });
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push('the page scrolls sideways');
    return { names: boxes.map(({ name }) => name), faults };
  });
}
