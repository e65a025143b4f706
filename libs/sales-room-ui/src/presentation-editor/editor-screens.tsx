import { useTranslate } from '@vitrine/i18n/react';
import type { PresentationDefinition } from '@vitrine/sales-room-protocol';
import { GuidePage } from '../guide-pages/guide-page.tsx';
import type { GuidePageData } from '../guide-pages/guide-page-data.ts';
import { PresentationEditor } from './presentation-editor.tsx';

/** A new presentation, or a copy of one that is there. */
export function NewPresentationScreen(data: GuidePageData<PresentationDefinition | null>) {
  const t = useTranslate();
  const isCopy = data.state === 'ready' && data.content !== null;
  const title = t(isCopy ? 'presentations.editor.copyTitle' : 'presentations.editor.newTitle');
  return (
    <GuidePage title={title} data={data}>
      {(definition) => <PresentationEditor title={title} definition={definition} isCopy={isCopy} />}
    </GuidePage>
  );
}

/** A presentation of one's own, to be changed. */
export function EditPresentationScreen(data: GuidePageData<PresentationDefinition>) {
  const t = useTranslate();
  const title = t('presentations.editor.editTitle');
  return (
    <GuidePage title={title} data={data}>
      {(definition) => <PresentationEditor title={title} definition={definition} isCopy={false} />}
    </GuidePage>
  );
}
