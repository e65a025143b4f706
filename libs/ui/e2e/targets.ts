import type { Page } from '@playwright/test';

/**
 * Controls that cannot be hit in 44 by 44 px, measured as a finger finds them: by what is hit around their middle, so
 * that an invisible edge counts and an overlapping neighbour does not. Links inside a sentence are excepted, as WCAG
 * 2.5.8 excepts them; so is what is disabled or outside the keyboard's reach, since another control does its work.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 43.5;
    const SELECTOR =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem], [role=menuitemradio], [role=switch], [role=slider]';
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    /** A hidden native input is hit through what stands for it. */
    const placeOf = (element: HTMLElement): HTMLElement => {
      if (element.matches('[type=range]')) return element.closest<HTMLElement>('.v-slider__thumb') ?? element;
      const box = element.getBoundingClientRect();
      const isHidden = box.width <= 2 || getComputedStyle(element).opacity === '0' || element.closest('.v-visually-hidden') !== null;
      if (element.matches('input') && (isHidden || element.matches('[type=checkbox], [type=radio]')))
        return element.closest<HTMLElement>('label') ?? element;
      return element.matches('input') ? (element.closest<HTMLElement>('.v-input-group') ?? element) : element;
    };
    const extent = (place: HTMLElement, x: number, y: number, dx: number, dy: number): number => {
      let reach = 0;
      while (reach < 22) {
        const hit = document.elementFromPoint(x + dx * (reach + 0.5), y + dy * (reach + 0.5));
        if (!hit || !place.contains(hit)) break;
        reach += 0.5;
      }
      return reach;
    };
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
      if (
        !element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) ||
        element.matches(':disabled, [aria-disabled=true]') ||
        element.closest('[inert], [aria-hidden=true]') ||
        isInSentence(element)
      )
        continue;
      if (element.tabIndex < 0 && !element.matches('[role=tab], [role=option], [role=menuitem], [role=menuitemradio], [type=radio]'))
        continue;
      const place = placeOf(element);
      let box = place.getBoundingClientRect();
      if (box.width <= 2 || box.height <= 2) continue;
      if (box.width >= LEAST && box.height >= LEAST) continue;
      place.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      box = place.getBoundingClientRect();
      // A link that covers its card by a pseudo-element is hit anywhere on it.
      const covered =
        getComputedStyle(place, '::after').position === 'absolute' ? (place.offsetParent?.getBoundingClientRect() ?? box) : box;
      const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
      const others =
        covered === box
          ? []
          : [0.5, 0.25, 0.75].flatMap((down) =>
              [0.5, 0.25, 0.75].map((across) => [covered.left + covered.width * across, covered.top + covered.height * down] as const),
            );
      const reaches = [middle, ...others].map(([x, y]) => {
        return {
          width: extent(place, x, y, -1, 0) + extent(place, x, y, 1, 0),
          height: extent(place, x, y, 0, -1) + extent(place, x, y, 0, 1),
        };
      });
      const hit = reaches.find((reach) => reach.width >= LEAST && reach.height >= LEAST) ?? reaches[0];
      const width = Math.max(box.width, hit?.width ?? 0);
      const height = Math.max(box.height, hit?.height ?? 0);
      if (width < LEAST || height < LEAST)
        small.push(
          `${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''} <${element.tagName.toLowerCase()} class="${element.className}">: ${Math.round(width)} x ${Math.round(height)}`,
        );
    }
    return small;
  });
}
