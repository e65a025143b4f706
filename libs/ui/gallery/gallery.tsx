import type { ReactNode } from 'react';
import { Heading, PageFrame, UiProvider } from '../src/index.ts';
import { ActionsSection } from './sections/actions.tsx';
import { FeedbackSection } from './sections/feedback.tsx';
import { FieldsSection } from './sections/fields.tsx';
import { NavigationSection, RoomSection } from './sections/layout.tsx';
import { DetailSection, ProductSection } from './sections/product.tsx';

/** Every component in its states; the page shows them, the tests render them. */
export const SECTIONS: { id: string; title: string; Section: () => ReactNode }[] = [
  { id: 'actions', title: 'Actions', Section: ActionsSection },
  { id: 'fields', title: 'Fields', Section: FieldsSection },
  { id: 'product', title: 'Listing', Section: ProductSection },
  { id: 'detail', title: 'Product', Section: DetailSection },
  { id: 'feedback', title: 'Feedback', Section: FeedbackSection },
  { id: 'navigation', title: 'Navigation', Section: NavigationSection },
  { id: 'room', title: 'Room', Section: RoomSection },
];

export function Gallery({ only }: { only?: string | undefined }): ReactNode {
  return (
    <UiProvider locale="en-US">
      <PageFrame skipLinkLabel="Skip to content">
        <Heading level={1} look="display">Vitrine components</Heading>
        {SECTIONS.filter(({ id }) => !only || id === only).map(({ id, title, Section }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="g-section">
            <h2 id={`${id}-title`}>{title}</h2>
            <Section />
          </section>
        ))}
      </PageFrame>
    </UiProvider>
  );
}
