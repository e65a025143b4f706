/** What of a customer decides who they are to the shop. */
export interface LoginFacts {
  id?: string | null;
  active?: boolean | null;
  guest?: boolean | null;
}

export interface LoginState {
  /** An id exists, the account is active and it is no guest. */
  isLoggedIn: boolean;
  /** An id exists and it is no guest. */
  isCustomerSession: boolean;
  /** The guest flag is set. */
  isGuest: boolean;
}

/** The three states of a customer session. */
export function loginState(customer: LoginFacts | null | undefined): LoginState {
  const hasId = Boolean(customer?.id);
  const isGuest = customer?.guest === true;
  return { isLoggedIn: hasId && customer?.active === true && !isGuest, isCustomerSession: hasId && !isGuest, isGuest };
}
