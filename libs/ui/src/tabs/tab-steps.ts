/** Where a key leads from a place in a row, which is a circle. */
type Step = (from: number, count: number) => number;

const onward: Step = (from, count) => (from + 1) % count;
const back: Step = (from, count) => (from + count - 1) % count;

/** What a key does in a row of tabs; undefined for any other. Left and right follow the direction of the text. */
export function stepOf(key: string, orientation: 'horizontal' | 'vertical', direction: 'ltr' | 'rtl'): Step | undefined {
  const isVertical = orientation === 'vertical';
  switch (key) {
    case isVertical ? 'ArrowDown' : direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight':
      return onward;
    case isVertical ? 'ArrowUp' : direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft':
      return back;
    case 'Home':
      return () => 0;
    case 'End':
      return (_from, count) => count - 1;
    default:
      return undefined;
  }
}
