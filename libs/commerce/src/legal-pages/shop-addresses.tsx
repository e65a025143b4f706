import { useShell } from '@vitrine/app-shell';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Link } from '@vitrine/ui';
import { useMerchant } from '../legal/merchant.tsx';

export interface ShopAddressesProps {
  mail: (email: string) => string;
  imprint: string;
  /** Words that a mail begins with. */
  letter?: { readonly subject: string; readonly body: string } | undefined;
}

/** Where the shop is reached when its own way does not do, as far as it is known: its mail address, the page with its addresses. Items of a list. */
export function ShopAddresses({ mail, imprint: imprintLabel, letter }: ShopAddressesProps) {
  const localePath = useLocalePath();
  const { email } = useMerchant();
  const imprint = useShell().shopPages['imprintPage'];
  // Mail programs take a plus for a plus.
  const search = letter === undefined ? '' : `?${new URLSearchParams({ ...letter }).toString().replaceAll('+', '%20')}`;
  return (
    <>
      {email === undefined ? null : (
        <li>
          <a className="v-link v-link--inline" href={`mailto:${email}${search}`}>
            {mail(email)}
          </a>
        </li>
      )}
      {imprint === undefined || imprint.kind === 'setting' ? null : (
        <li>
          <Link href={imprint.kind === 'address' ? imprint.href : localePath(`/navigation/${imprint.id}`)}>{imprintLabel}</Link>
        </li>
      )}
    </>
  );
}
