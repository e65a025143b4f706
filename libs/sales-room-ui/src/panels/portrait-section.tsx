import { useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { removePortrait, uploadPortrait } from '@vitrine/sales-room-client/api';
import { ImageUpload } from '@vitrine/ui';
import { roomAtom } from '../room/room-atoms.ts';

/** A guide's own picture: chosen, it is saved at once; removed, it can be brought back. */
export function PortraitSection() {
  const t = useTranslate();
  const room = useAtomValue(roomAtom);
  const portraitUrl = room?.self.portraitUrl;
  return (
    <section className="v-guide-tools__section">
      <ImageUpload
        label={t('guide.portrait.title')}
        description={t('guide.portrait.hint')}
        currentUrl={portraitUrl}
        onUpload={uploadPortrait}
        onRemove={() => removePortrait(portraitUrl)}
        labels={{
          choose: t('guide.portrait.choose'),
          replace: t('guide.portrait.replace'),
          hint: t('guide.portrait.drop'),
          remove: t('guide.portrait.remove'),
          removed: t('guide.portrait.removed'),
          undo: t('common.action.undo'),
          cancel: t('common.action.cancel'),
          retry: t('common.action.retry'),
          uploading: t('guide.portrait.uploading'),
          uploaded: t('guide.portrait.uploaded'),
          preview: () => t('guide.portrait.preview'),
        }}
        errors={{
          wrongType: t('guide.portrait.wrongType'),
          tooLarge: t('guide.portrait.tooLarge'),
          unreadable: t('guide.portrait.unreadable'),
          tooMany: t('guide.portrait.tooMany'),
          failed: t('guide.portrait.failed'),
          notRemoved: t('guide.portrait.notRemoved'),
        }}
      />
    </section>
  );
}
