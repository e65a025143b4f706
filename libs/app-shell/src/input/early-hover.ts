/**
 * Tells a link of the mouse that has rested on it since before the scripts took over: the browser says so when the mouse comes, and never
 * again while it stays. Without it the link that is likeliest to be pressed would not be loaded ahead.
 */
export function replayEarlyHover(): void {
  // After the work that React is in the middle of.
  setTimeout(() => document.querySelector('a[href]:hover')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
}
