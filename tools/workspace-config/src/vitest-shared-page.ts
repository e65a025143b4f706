import { vi } from 'vitest';

// Files that share their modules share their page, too: before each of them it is as it was at the beginning, whatever
// the one before has left in it.
vi.useRealTimers();
vi.unstubAllGlobals();
if (typeof document !== 'undefined') {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = '';
  // jsdom knows no media queries: they are each test's own.
  Reflect.deleteProperty(window, 'matchMedia');
  [window.innerWidth, window.innerHeight] = [1024, 768];
}

// jsdom draws by an interval that it begins with whichever `setInterval` there is at that moment. One that begins under a
// test's own clock stands still with it, and with it the frames of every later file: this one begins now, and never ends.
const FRAMES = Symbol.for('vitrine.frames');
if (typeof document !== 'undefined' && !(FRAMES in window)) {
  const ask = window.requestAnimationFrame;
  const drawOn = () => void ask(drawOn);
  Object.assign(window, { [FRAMES]: drawOn });
  drawOn();
}
