import type { ConsultationProduct } from '@vitrine/sales-room-protocol';
import { Image } from '@vitrine/ui';

/** Picture of what somebody asks about; its name stands beside it. */
export function AskedAbout({ product }: { product: ConsultationProduct | null }) {
  if (product === null) return null;
  return (
    <Image
      source={product.imageUrl === null ? null : { url: product.imageUrl }}
      alt=""
      ratio={1}
      sizes="5rem"
      className="v-shop-request__image"
    />
  );
}
