/** What a button says that has nothing to do for now: unlike with `disabled` it keeps the focus of the press that brought it there. */
export function unavailable(isUnavailable: boolean): { 'aria-disabled'?: true; tabIndex?: -1 } {
  return isUnavailable ? { 'aria-disabled': true, tabIndex: -1 } : {};
}
