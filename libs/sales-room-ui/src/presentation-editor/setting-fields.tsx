import { useTranslate } from '@vitrine/i18n/react';
import type { PresentationDefinition } from '@vitrine/sales-room-protocol';
import { Disclosure, SelectField, Switch } from '@vitrine/ui';
import type { DefinitionDefaults } from './definition.ts';

/** Who may present and join, and how; folded away, since the defaults suit most. */
export function SettingFields({ definition, access }: { definition: PresentationDefinition | null; access: DefinitionDefaults['access'] }) {
  const t = useTranslate();
  return (
    <Disclosure title={t('presentations.editor.settings')}>
      <div className="v-editor__settings">
        <SelectField
          label={t('presentations.editor.access')}
          name="access"
          defaultValue={access}
          options={[
            { value: 'all', label: t('presentations.editor.accessAll') },
            { value: 'own', label: t('presentations.editor.accessOwn') },
            ...(access === 'chosen' ? [{ value: 'chosen', label: t('presentations.editor.accessChosen') }] : []),
          ]}
        />
        <SelectField
          label={t('presentations.editor.audience')}
          name="attendeeRestriction"
          defaultValue={definition?.attendeeRestriction ?? 'open'}
          options={[
            { value: 'open', label: t('presentations.editor.audienceOpen') },
            { value: 'customer', label: t('presentations.editor.audienceCustomer') },
          ]}
        />
        <SelectField
          label={t('presentations.editor.media')}
          name="videoAudioSettings"
          defaultValue={definition?.videoAudioSettings ?? 'both'}
          options={[
            { value: 'both', label: t('presentations.editor.mediaBoth') },
            { value: 'audio-only', label: t('presentations.editor.mediaAudio') },
            { value: 'none', label: t('presentations.editor.mediaNone') },
          ]}
        />
        <Switch
          name="waitingRoom"
          value="on"
          defaultSelected={definition?.waitingRoom ?? false}
          description={t('presentations.editor.waitingRoomHint')}
        >
          {t('presentations.editor.waitingRoom')}
        </Switch>
        <Switch
          name="enableWishlist"
          value="on"
          defaultSelected={definition?.enableWishlist ?? true}
          description={t('presentations.editor.wishlistHint')}
        >
          {t('presentations.editor.wishlist')}
        </Switch>
        <Switch
          name="isPreview"
          value="on"
          defaultSelected={definition?.isPreview ?? false}
          description={t('presentations.editor.previewHint')}
        >
          {t('presentations.editor.preview')}
        </Switch>
      </div>
    </Disclosure>
  );
}
