import { useTranslate } from '@vitrine/i18n/react';
import type { RoomClientErrorCode, RoomError } from '@vitrine/sales-room-client';
import { Notice } from '@vitrine/ui';

/** Why a file was not taken; `no-file` and `no-json` are found before it is sent. */
export interface RefusedImport {
  readonly code: RoomClientErrorCode | 'no-file' | 'no-json';
  /** What the server says of it, in English, with the field in front. */
  readonly detail: string;
  readonly issues: RoomError['issues'];
}

/** Refusals whose detail names the place in the file. */
const ABOUT_THE_FILE: ReadonlySet<string> = new Set(['invalid-payload', 'wrong-state', 'not-permitted', 'limit-reached']);

export function ImportRefusal({ code, detail, issues }: RefusedImport) {
  const t = useTranslate();
  if (code === 'no-file') return <Notice type="danger">{t('common.form.required')}</Notice>;
  if (code === 'no-json') return <Notice type="danger">{t('presentations.import.noJson')}</Notice>;
  if (!ABOUT_THE_FILE.has(code)) return <Notice type="danger">{t(`room.error.${code}`)}</Notice>;
  const lines = issues.length > 0 ? issues.map(({ path, message }) => `${path}: ${message}`) : [detail];
  return (
    <Notice type="danger">
      <p>{t(issues.length > 0 ? 'presentations.import.refused' : 'presentations.import.otherRefusal')}</p>
      {/* Fields of a file are named as the file names them, and in the language that it is written in. */}
      <ul className="v-import__issues" lang="en">
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
