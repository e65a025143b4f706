import type { CallOptions, StoreApiClient } from '../../client/store-api-client.ts';
import { listSalutations } from '../context/channel-data.ts';
import { withFallback } from '../fallback.ts';
import { sendContactForm } from './contact-form.ts';

/** A consumer's declaration to withdraw from a contract. */
export interface WithdrawalInput {
  firstName: string;
  lastName: string;
  /** Where the receipt goes. */
  email: string;
  /** What names the contract: an order number, mostly. */
  contractNumber: string;
  /** The whole declaration in words. */
  comment: string;
  /** Of the message to the shop, where its server is too old to know a withdrawal. */
  subject: string;
}

/** What an older server may demand of a message and a withdrawal doesn't ask for. */
const NOT_GIVEN = '-';

/**
 * Declares a withdrawal. Servers from 6.7.9 on know it by itself, and write to the shop and to the consumer; older ones take it as a message to the shop.
 * @returns `isMailed`: the server knows withdrawals, and has a mail for the consumer.
 */
export function sendWithdrawal(
  client: StoreApiClient,
  { subject, ...declaration }: WithdrawalInput,
  options?: CallOptions,
): Promise<{ isMailed: boolean }> {
  return withFallback<{ isMailed: boolean }>(
    async () => {
      await client.request({ operation: 'sendWithdrawal', method: 'POST', path: '/revocation-request-form', body: declaration }, options);
      return { isMailed: true };
    },
    async () => {
      const { contractNumber: _number, ...message } = declaration;
      const salutations = (await listSalutations(client, options)).elements;
      const salutation = salutations.find(({ salutationKey }) => salutationKey === 'not_specified') ?? salutations[0];
      await sendContactForm(
        client,
        { ...message, subject, phone: NOT_GIVEN, ...(salutation === undefined ? {} : { salutationId: salutation.id }) },
        options,
      );
      return { isMailed: false };
    },
  );
}
