import { useState } from 'react';
import type { FormErrors } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { ComboBox, Heading, SelectField, TextField } from '@vitrine/ui';
import { useViewerZone } from '../room/viewer-zone.ts';
import { type DefinitionDefaults, DURATIONS } from './definition.ts';

/** When a presentation is, by which clock, and for how long. */
export function TimeFields({ defaults, errors }: { defaults: DefinitionDefaults; errors: FormErrors }) {
  const t = useTranslate();
  const viewerZone = useViewerZone();
  const [chosenZone, setChosenZone] = useState(defaults.timeZone ?? null);
  const zone = chosenZone ?? viewerZone;
  const zones = [...new Set([zone, viewerZone, ...Intl.supportedValuesOf('timeZone')])];
  const durations = [...new Set([...DURATIONS, ...(defaults.duration === '' ? [] : [Number(defaults.duration)])])].sort((a, b) => a - b);
  return (
    <div className="v-editor__part">
      <Heading level={2} look={3}>
        {t('presentations.editor.when')}
      </Heading>
      <p className="v-editor__hint">{t('presentations.editor.whenHint')}</p>
      <div className="v-editor__times">
        <TextField
          label={t('presentations.editor.date')}
          type="date"
          name="date"
          defaultValue={defaults.date}
          errorMessage={errors['date']}
        />
        <TextField
          label={t('presentations.editor.time')}
          type="time"
          name="time"
          defaultValue={defaults.time}
          errorMessage={errors['time']}
        />
        <SelectField
          label={t('presentations.editor.duration')}
          name="duration"
          defaultValue={defaults.duration}
          options={[
            ...durations.map((minutes) => ({ value: String(minutes), label: t('presentations.editor.minutes', { minutes }) })),
            { value: '', label: t('presentations.editor.noEnd') },
          ]}
          errorMessage={errors['duration']}
        />
        <ComboBox
          label={t('presentations.editor.timeZone')}
          name="timeZone"
          selectedId={zone}
          onSelect={(id) => setChosenZone(id)}
          options={zones.map((id) => ({ id, label: id.replaceAll('_', ' ') }))}
          emptyText={t('presentations.editor.noZone')}
          toggleLabel={t('presentations.editor.zones')}
          errorMessage={errors['timeZone']}
        />
      </div>
    </div>
  );
}
