import type { CustomerAddress } from '@vitrine/store-api-client';

/** An address as it is written on a parcel. */
export function AddressBlock({ address }: { address: Partial<CustomerAddress> }) {
  return (
    <address className="v-address">
      {[
        `${address.firstName ?? ''} ${address.lastName ?? ''}`.trim(),
        address.company,
        address.street,
        address.additionalAddressLine1,
        `${address.zipcode ?? ''} ${address.city ?? ''}`.trim(),
        address.country?.translated?.name ?? address.country?.name,
      ]
        .filter(Boolean)
        .map((line, index) => (
          <span key={index}>{line}</span>
        ))}
    </address>
  );
}
