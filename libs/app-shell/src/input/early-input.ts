import { inlineScript } from './inline-script.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was done to a page before its scripts took over. */
interface EarlyInput {
  /** Last value of each field; of boxes whether they are ticked. */
  readonly values: Map<Field, string | boolean>;
  readonly presses: Set<HTMLButtonElement>;
  /** Forms that only scripts can send, with the button that was pressed. */
  readonly submits: Map<HTMLFormElement, HTMLElement | null>;
  /** Whether a finger or a button of the mouse is down, or its click still on its way. */
  isPressing(): boolean;
  stop(): void;
}

interface EarlyWindow {
  vitrineEarlyInput?: EarlyInput;
}

/** Sent to the window with everything that is kept for later: nobody else hears of it. */
export const EARLY_INPUT_EVENT = 'vitrine-early-input';

/** Milliseconds between the lifting of a finger and its click. */
const CLICK_LIMIT_MS = 400;

/**
 * Runs in the head of every document, before anything else: notes what is typed, chosen and pressed while the page's
 * scripts are on their way. Forms with an address of their own are sent by the browser as ever, but for those that scripts send in its place
 * (`data-scripted`); a language is changed by a link, which gets the hash that no server has seen.
 *
 * A press belongs to whom it began with: components that only see its end take it for none. The label of a box whose press
 * began early is therefore left to the browser, however far the scripts have come meanwhile.
 */
export const EARLY_INPUT_SCRIPT = inlineScript(`(() => {
  const values = new Map(), presses = new Set(), submits = new Map(), boxes = '[type=checkbox], [type=radio]';
  let isPressing = false, isEarly = true, release;
  const isTakenOver = (element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const begin = ({ target }) => { clearTimeout(release); isPressing = true; isEarly = !isTakenOver(target); };
  const end = () => { clearTimeout(release); isPressing = false; };
  // The click of a finger comes a little after it was lifted, or not at all.
  const lift = () => { release = setTimeout(end, ${CLICK_LIMIT_MS}); };
  const tell = () => dispatchEvent(new Event('${EARLY_INPUT_EVENT}'));
  const hold = (event) => { event.preventDefault(); event.stopImmediatePropagation(); tell(); };
  const note = (event) => {
    const field = event.target;
    if (!field.matches('input, textarea, select')) return;
    const isBox = field.matches(boxes);
    values.set(field, isBox ? field.checked : field.value);
    // Somebody who types on must be heard by what has taken the field over, or its next drawing takes the letter away.
    if (isBox || field.matches('select') || !isTakenOver(field)) event.stopImmediatePropagation();
    tell();
  };
  const press = (event) => {
    const { target } = event;
    // What the browser opens by itself needs no scripts.
    const button = target.closest('button[type=button]:not([popovertarget])');
    if (button) { presses.add(button); hold(event); }
    // A phone shows its keyboard only for a field that gets the focus within the press, and the browser gives it to none.
    const panel = target.closest('[popovertarget]')?.popoverTargetElement, field = panel?.querySelector('input');
    if (field && !panel.matches(':popover-open')) { event.preventDefault(); panel.showPopover(); field.focus(); }
    const language = target.closest('.v-language-switch a');
    if (language) {
      // As the browser writes it: a server may write the same query in another way.
      language.search = location.search;
      if (!language.hash) language.hash = location.hash;
      // The root would lead back to the language that was remembered before.
      const { cookie } = language.closest('nav').dataset;
      if (cookie) document.cookie = cookie.replace('*', language.dataset.locale) + (location.protocol === 'https:' ? '; Secure' : '');
    }
    const box = target.closest('label')?.control ?? target;
    if (isEarly && box.matches(boxes) && !target.closest('a')) event.stopImmediatePropagation();
    // What a label does comes as a click of its own, before anything else.
    end();
  };
  const submit = (event) => {
    const form = event.target;
    // Taken over, it would be sent without what is done again after that.
    if (!form.matches('[action]:not([data-scripted])') || isTakenOver(form) && values.size) { submits.set(form, event.submitter); hold(event); }
  };
  const listeners = [['pointerdown', begin], ['pointerup', lift], ['pointercancel', end], ['input', note], ['change', note], ['click', press], ['submit', submit]];
  for (const [name, listener] of listeners) addEventListener(name, listener, true);
  window.vitrineEarlyInput = {
    values, presses, submits, isPressing: () => isPressing,
    stop() { for (const [name, listener] of listeners) removeEventListener(name, listener, true); },
  };
})()`);

/** Sets a field so that the component behind it hears of it, whatever it showed meanwhile. */
export function restoreField(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!(field instanceof HTMLInputElement) || (field.type === 'radio' && !value)) return;
    field.checked = !value;
    field.click();
    return;
  }
  // React compares with what was set last through the element itself.
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Tells that the focus has left a field: many say only then what they hold. */
const leaveField = (field: Field): boolean => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

/**
 * A page is taken over in parts; a key that nobody knows, pressed on a part, has React take it over at once. A field
 * would else be set back to what the server had drawn.
 */
export const forceHydration = (element: Element): boolean =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));

/** Milliseconds that are waited for the code of a part; what is no part of the page's own code never is taken over. */
const TAKE_OVER_LIMIT_MS = 10_000;
/** Milliseconds between two looks. */
const TAKE_OVER_CHECK_MS = 50;

/** React leaves its marks on what it has taken over. */
const isTakenOver = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

/**
 * Does again what was done before the scripts took over: nothing that somebody typed, chose or pressed is lost. A part
 * whose code is still on its way is waited for; until then everything goes on being noted.
 */
export function replayEarlyInput(): void {
  const holder = window as EarlyWindow;
  const early = holder.vitrineEarlyInput;
  if (early === undefined) return;
  delete holder.vitrineEarlyInput;
  const since = performance.now();
  const replay = () => {
    const elements = [...early.values.keys(), ...early.presses, ...early.submits.keys()].filter(({ isConnected }) => isConnected);
    elements.filter((element) => !isTakenOver(element)).forEach(forceHydration);
    if ((early.isPressing() || !elements.every(isTakenOver)) && performance.now() - since < TAKE_OVER_LIMIT_MS) {
      setTimeout(replay, TAKE_OVER_CHECK_MS);
      return;
    }
    early.stop();
    for (const [field, value] of early.values) if (field.isConnected) restoreField(field, value);
    const press = () => {
      for (const button of early.presses) if (button.isConnected) button.click();
      for (const [form, submitter] of early.submits) if (form.isConnected) form.requestSubmit(submitter);
    };
    const left = [...early.values.keys()].filter((field) => field.isConnected && field !== document.activeElement);
    if (left.length === 0) return press();
    // Each step once the page shows what the one before has changed.
    setTimeout(() => {
      left.forEach(leaveField);
      setTimeout(press);
    });
  };
  // After the work that React is in the middle of.
  setTimeout(replay);
}
