/** Whether an account waits for the link of its mail to be followed. */
export function isUnconfirmed(customer: {
  doubleOptInRegistration?: boolean | null | undefined;
  doubleOptInConfirmDate?: unknown;
}): boolean {
  return (
    customer.doubleOptInRegistration === true && (customer.doubleOptInConfirmDate === null || customer.doubleOptInConfirmDate === undefined)
  );
}
