import type { FormErrors } from '@vitrine/commerce';
import type { Translate } from '@vitrine/i18n';
import type { RoomError } from '@vitrine/sales-room-client';
import { RESERVED_PRESENTATION_PATHS } from '@vitrine/sales-room-protocol';
import type { DraftSlide } from '../slide-builder/draft-slides.ts';

/** Fields of the server's definition, by those of the form that stand for them. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  path: 'path',
  accessibleFrom: 'date',
  accessibleTo: 'duration',
  timeZone: 'timeZone',
};

/** What is wrong with the slide of this key, among the errors of the form. */
export const slideField = (key: string): string => `slide ${key}`;

/** What a refusal of the server says at each field of the form, and at each slide. */
export function refusedFields(error: RoomError, sent: { path: string; slides: readonly DraftSlide[] }, t: Translate): FormErrors {
  const errors: Record<string, string> = {};
  for (const { path } of error.issues) {
    const [, index] = /^slides\.(\d+)/.exec(path) ?? [];
    const slide = index === undefined ? undefined : sent.slides[Number(index)];
    if (slide !== undefined) {
      errors[slideField(slide.key)] = t(
        /\.productIds?\b/.test(path) ? 'presentations.slides.unknownProduct' : 'presentations.slides.invalid',
      );
      errors[''] = t('presentations.editor.slidesWrong');
    } else if (path === 'path') {
      const isReserved = RESERVED_PRESENTATION_PATHS.includes(sent.path);
      errors['path'] = t(
        isReserved
          ? 'presentations.editor.pathReserved'
          : error.code === 'wrong-state'
            ? 'presentations.editor.pathTaken'
            : 'presentations.editor.pathInvalid',
      );
    } else if (path === 'slides') {
      errors['slides'] = t('presentations.slides.missing');
      errors[''] = errors['slides'];
    } else if (path === 'isAnnounced')
      errors[''] = t(error.code === 'wrong-state' ? 'presentations.editor.announceConsultation' : 'presentations.editor.announceClosed');
    else errors[FIELDS[path] ?? ''] = t('common.form.invalid');
  }
  return Object.keys(errors).length === 0 ? { '': t(`room.error.${error.code}`) } : errors;
}
