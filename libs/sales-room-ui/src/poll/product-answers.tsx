import { productName } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { POLL_LIMITS } from '@vitrine/sales-room-protocol';
import { Button, Disclosure } from '@vitrine/ui';
import { useSlideProducts } from '../on-behalf/use-slide-products.ts';
import type { PollDraft } from './poll-draft.ts';

/** Products of the slide, each of which becomes an answer by one press. */
export function ProductAnswers({ draft, onAdd }: { draft: PollDraft; onAdd(productId: string, name: string): void }) {
  const t = useTranslate();
  const taken = new Set(draft.answers.map(({ productId }) => productId));
  const products = useSlideProducts().filter(({ id }) => !taken.has(id));
  const isFull = draft.answers.length >= POLL_LIMITS.maxAnswers && draft.answers.every(({ text }) => text.trim() !== '');
  if (products.length === 0) return null;
  return (
    <Disclosure title={t('guide.poll.products')}>
      <ul className="v-poll-form__products">
        {products.map((product) => (
          <li key={product.id}>
            <Button
              size="sm"
              icon="plus"
              isDisabled={isFull}
              aria-label={t('guide.poll.addProduct', { name: productName(product) })}
              onPress={() => onAdd(product.id, productName(product))}
            >
              {productName(product)}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
