import { useEffect } from 'react';

/**
 * Moves the focus to a heading as soon as it is due: what was pressed is gone, and whoever can't see the page hears where
 * they are.
 * @param id Of the heading.
 */
export function useFocusedHeading(id: string, isDue: boolean): void {
  useEffect(() => {
    if (!isDue) return;
    const heading = document.getElementById(id);
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [id, isDue]);
}
