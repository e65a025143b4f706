import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Whether the keyboard is nowhere: what had it went with the page that was left. */
const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * What a document load does by itself, after each change of the page inside the app: a keyboard that stood on what is gone goes on at the new
 * page's beginning, and screen readers hear where they are.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);
  const [heading, setHeading] = useState('');
  useEffect(() => {
    if (state !== 'idle' || shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    setHeading(main?.querySelector('h1')?.textContent ?? document.title);
    if (isFocusLost()) main?.focus({ preventScroll: true });
  }, [pathname, state]);
  return (
    <p className="v-visually-hidden" role="status">
      {heading}
    </p>
  );
}
