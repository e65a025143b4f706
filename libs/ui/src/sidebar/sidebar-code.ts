import { lazyCode } from '../lazy-code.ts';

/** What panels over a page are drawn with. A page that opens none does without. */
export const sheetCode = lazyCode(async () => (await import('./sidebar-sheet.tsx')).SidebarSheet);

/** Loads the code of panels over a narrow page. Rejects where it can't be had; the next call tries again. */
export const preloadSidebar = (): Promise<void> => sheetCode.preload();
