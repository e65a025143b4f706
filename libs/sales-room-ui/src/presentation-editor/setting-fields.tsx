import { useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { isAnnounceable, type PresentationDefinition } from '@vitrine/sales-room-protocol';
import { Disclosure, SelectField, Switch } from '@vitrine/ui';
import type { DefinitionDefaults } from './definition.ts';

interface SettingFieldsProps {
  definition: PresentationDefinition | null;
  access: DefinitionDefaults['access'];
  isCopy: boolean;
}

/** Who may present and join, and how; folded away, since the defaults suit most. A copy is not announced before a guide says so. */
export function SettingFields({ definition, access, isCopy }: SettingFieldsProps) {
  const t = useTranslate();
  const [attendeeRestriction, setAttendeeRestriction] = useState(definition?.attendeeRestriction ?? 'open');
  const [isPreview, setPreview] = useState(definition?.isPreview ?? false);
  const [isAnnounced, setAnnounced] = useState(!isCopy && (definition?.isAnnounced ?? false));
  const canAnnounce = isAnnounceable({ attendeeRestriction, isPreview });
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
          value={attendeeRestriction}
          onChange={(value) => setAttendeeRestriction(value === 'customer' ? 'customer' : 'open')}
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
          isSelected={isPreview}
          onChange={setPreview}
          description={t('presentations.editor.previewHint')}
        >
          {t('presentations.editor.preview')}
        </Switch>
        <Switch
          name="isAnnounced"
          value="on"
          isSelected={isAnnounced && canAnnounce}
          isDisabled={!canAnnounce}
          onChange={setAnnounced}
          description={t(canAnnounce ? 'presentations.editor.announceHint' : 'presentations.editor.announceClosed')}
        >
          {t('presentations.editor.announce')}
        </Switch>
      </div>
    </Disclosure>
  );
}
