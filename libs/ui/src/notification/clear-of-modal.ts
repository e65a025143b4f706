import { type RefObject, useEffect } from 'react';

/** Where something is on the screen, from its top. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const meets = (one: Band, other: Band): boolean =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
const moved = (band: Band, up: number): Band => ({ ...band, top: band.top - up, bottom: band.bottom - up });

/**
 * By how many pixels notifications go up so that they lie on nothing that a modal is used by: not at all, above the whole
 * of it, or between its head and its foot. Where there is no room for that, the foot counts: what was asked can be answered.
 * @param parts The modal's head and foot, as far as it has them.
 */
export function liftOver(list: Band, panel: Band, parts: { head?: Band | undefined; foot?: Band | undefined }): number {
  const used = [parts.head, parts.foot].filter((part) => part !== undefined);
  if (!used.some((part) => meets(list, part))) return 0;
  const above = list.bottom - panel.top;
  const aboveFoot = parts.foot === undefined ? 0 : list.bottom - parts.foot.top;
  const ways = [above, aboveFoot].filter((up) => list.top - up >= 0);
  return ways.find((up) => !used.some((part) => meets(moved(list, up), part))) ?? aboveFoot;
}

/** Modals, and panels that lie over them. */
const PANELS = '.v-modal-overlay:not([data-exiting]) .v-modal, .v-sidebar-overlay--sheet:not([data-exiting]) .v-sidebar';

function lift(region: HTMLElement): void {
  const list = region.querySelector('.v-notifications__list');
  const panel = [...document.querySelectorAll(PANELS)].at(-1);
  region.style.removeProperty('translate');
  if (list === null || panel === undefined) return;
  const up = liftOver(list.getBoundingClientRect(), panel.getBoundingClientRect(), {
    head: panel.querySelector('.v-modal__header, .v-sidebar__header')?.getBoundingClientRect(),
    foot: panel.querySelector('.v-modal__footer, .v-sidebar__footer')?.getBoundingClientRect(),
  });
  if (up !== 0) region.style.translate = `0 ${-Math.ceil(up)}px`;
}

/** Keeps notifications off the head and the foot of the uppermost modal, while there are any. */
export function useClearOfModal(region: RefObject<HTMLElement | null>, entries: readonly unknown[]): void {
  useEffect(() => {
    const element = region.current;
    if (element === null || entries.length === 0) return undefined;
    const place = (): void => lift(element);
    place();
    // Modals are put beside the page; one that comes in is where it stays once it has moved there.
    const modals = new MutationObserver(place);
    modals.observe(document.body, { childList: true });
    document.addEventListener('animationend', place);
    window.addEventListener('resize', place);
    return () => {
      modals.disconnect();
      document.removeEventListener('animationend', place);
      window.removeEventListener('resize', place);
      element.style.removeProperty('translate');
    };
  }, [region, entries]);
}
