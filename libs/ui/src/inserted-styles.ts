/**
 * Every style element that React Aria puts into a page at run time, letter for letter: a content security policy lets them
 * pass by their hashes, so that it needs no nonce for styles.
 */
export const INSERTED_STYLES: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  // Below a dialog on iOS.
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];
