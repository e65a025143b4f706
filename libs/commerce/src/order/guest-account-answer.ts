import type { FormFailure } from '../forms/form-failure.ts';

/** What the address of the form says by which a guest becomes a customer. */
export const ACCOUNT_FORM = 'account';

/** Answer to a guest who wants an account: why not, or where the mail went that is to be followed first. Success leads on. */
export type GuestAccountAnswer = (FormFailure & { readonly isTaken?: boolean | undefined }) | { readonly sentTo: string };

/** Name of the mark in an address that tells of an account that was made: with this order in it, or apart from it. */
export const ACCOUNT_MARK = 'account';
export type AccountMark = 'made' | 'apart';
