import { LinesSection } from './lines-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import { ShownProductSection } from './shown-product-section.tsx';

/** Interactions that a guide has ready: each is one press while talking. */
export function TemplatesPanel() {
  return (
    <div className="v-guide-tools">
      <RequestsSection />
      <ShownProductSection />
      <LinesSection />
    </div>
  );
}
