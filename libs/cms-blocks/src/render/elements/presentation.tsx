import type { ReactNode } from 'react';
import type { CmsLikeElement, CmsNotesElement } from '../../model/element-types.ts';
import { useCmsContext } from '../context.ts';
import { usePageContext } from '../page-context.ts';
import type { CmsElementViewProps } from '../view-types.ts';

/** Shown where a sales room supplies the button. */
export function LikeView({ element, placement }: CmsElementViewProps<CmsLikeElement>): ReactNode {
  const { Like } = usePageContext().registry.presentation;
  const { product } = useCmsContext();
  const productId = element.productId ?? product?.id ?? null;
  if (!Like || productId === null) return null;
  return <Like productId={productId} product={product?.id === productId ? product : null} placement={placement} />;
}

/** Shown where a sales room supplies a view, to a guide alone. */
export function NotesView({ element, placement }: CmsElementViewProps<CmsNotesElement>): ReactNode {
  const { Notes } = usePageContext().registry.presentation;
  return Notes ? <Notes content={element.content} placement={placement} /> : null;
}
