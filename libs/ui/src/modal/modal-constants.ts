/** Times (ms), breakpoint (px) and height of modals. */
export const MODAL = {
  enterDuration: 300,
  exitDuration: 200,
  resizeDebounce: 500,
  closeAllReset: 100,
  offsetBreakpoint: 1024,
  maxHeight: '90vh',
} as const;
