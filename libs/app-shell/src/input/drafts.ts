import { forceHydration, restoreField } from './early-input.ts';

/** Where what was filled in waits while the page comes in another language: in this tab alone. */
export const DRAFTS_KEY = 'vitrine-drafts';
/** Milliseconds after which nobody waits any more. */
const DRAFT_TTL_MS = 30_000;
/** Milliseconds for which fields that come later are waited for. */
const RESTORE_TIMEOUT_MS = 30_000;
/** Never kept: what must not be written down, and what scripts cannot set. */
const UNKEPT = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field by its form and its name in it: both are the same in every language. */
interface Draft {
  readonly form: number;
  readonly name: string;
  /** Which of the fields of this name. */
  readonly nth: number;
  readonly value: string | boolean;
}

interface Drafts {
  readonly until: number;
  /** The page that they belong to. */
  readonly pathname: string;
  readonly drafts: readonly Draft[];
}

const touched = new WeakSet<Element>();

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Boxes may be ticked without an event of their own: what they stood at says whether they were. */
const isFilledIn = (field: Field): boolean => touched.has(field) || (isBox(field) && field.checked !== field.defaultChecked);

/** Notes which fields somebody has filled in. @returns How to stop. */
export function watchDrafts(): () => void {
  const note = ({ target }: Event): void => {
    if (isField(target)) touched.add(target);
  };
  addEventListener('input', note, true);
  addEventListener('change', note, true);
  return () => {
    removeEventListener('input', note, true);
    removeEventListener('change', note, true);
  };
}

/** Every field of the page with what it is known by. */
function* fields(): Generator<{ field: Field; form: number; name: string; nth: number }> {
  const forms = [...document.forms];
  const seen = new Map<string, number>();
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (UNKEPT.has(field.type)) continue;
    const form = field.form ? forms.indexOf(field.form) : -1;
    // A box is one of its choices; their order may differ by language.
    const name = [field.name || field.tagName, field.type, ...(isBox(field) ? [field.value] : [])].join(' ');
    const nth = seen.get(`${form} ${name}`) ?? 0;
    seen.set(`${form} ${name}`, nth + 1);
    yield { field, form, name, nth };
  }
}

/**
 * Keeps what somebody has filled in for the page in another language; passwords are left out.
 * @param href Where that page is.
 */
export function saveDrafts(href: string): void {
  const drafts = [...fields()]
    .filter(({ field }) => isFilledIn(field))
    .map(({ field, ...known }): Draft => ({ ...known, value: isBox(field) ? field.checked : field.value }));
  try {
    if (drafts.length > 0)
      sessionStorage.setItem(
        DRAFTS_KEY,
        JSON.stringify({ until: Date.now() + DRAFT_TTL_MS, pathname: new URL(href).pathname, drafts } satisfies Drafts),
      );
    else sessionStorage.removeItem(DRAFTS_KEY);
  } catch {
    // No storage, or a full one: the page comes without them.
  }
}

function takeDrafts(): readonly Draft[] {
  try {
    const text = sessionStorage.getItem(DRAFTS_KEY);
    sessionStorage.removeItem(DRAFTS_KEY);
    const kept = text === null ? undefined : (JSON.parse(text) as Partial<Drafts>);
    const isFor = kept?.until !== undefined && kept.until > Date.now() && kept.pathname === location.pathname;
    return isFor && Array.isArray(kept?.drafts) ? kept.drafts : [];
  } catch {
    return [];
  }
}

/** Fills in again what was filled in before the language changed, fields that come a little later included. */
export function restoreDrafts(): void {
  let waiting = takeDrafts();
  if (waiting.length === 0) return;
  const fill = (): void => {
    const present = [...fields()];
    waiting = waiting.filter((draft) => {
      const alike = present.filter(({ name }) => name === draft.name);
      // What is open beside it may differ, and forms count differently then.
      const found = alike.find(({ form, nth }) => form === draft.form && nth === draft.nth) ?? (alike.length === 1 ? alike[0] : undefined);
      // A choice whose options are on their way.
      if (!found || (found.field instanceof HTMLSelectElement && ![...found.field.options].some(({ value }) => value === draft.value)))
        return true;
      const { field } = found;
      forceHydration(field);
      if ((isBox(field) ? field.checked : field.value) !== draft.value) restoreField(field, draft.value);
      return false;
    });
    if (waiting.length === 0) stop();
  };
  const observer = new MutationObserver(fill);
  const timer = setTimeout(() => stop(), RESTORE_TIMEOUT_MS);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
}
