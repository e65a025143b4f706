import { useAtom, useAtomValue } from 'jotai';
import { useTranslate } from '@vitrine/i18n/react';
import { Modal, Switch } from '@vitrine/ui';
import { isGuideAtom } from '../room/room-atoms.ts';
import { areCharacterKeysOnAtom, isCharacterKey, shortcutsOf } from '../room/room-shortcuts.ts';

const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→' };

/** All keys of the room by role, and whether those that write a character do anything. */
export function ShortcutsModal({ onClose }: { onClose(): void }) {
  const t = useTranslate();
  const isGuide = useAtomValue(isGuideAtom);
  const [areOn, setOn] = useAtom(areCharacterKeysOnAtom);
  const nameOf = (key: string): string => {
    if (key === 'PageUp' || key === 'PageDown') return t(`room.shortcuts.${key}`);
    return ARROWS[key] ?? key.toUpperCase();
  };
  return (
    <Modal isOpen onClose={onClose} title={t('room.shortcuts.title')} size="sm" closeLabel={t('common.action.close')}>
      <dl className="v-shortcuts">
        {shortcutsOf(isGuide ? 'GUIDE' : 'CLIENT').map(({ id, keys }) => (
          <div key={id} className={!areOn && keys.some(isCharacterKey) ? 'v-shortcuts__off' : undefined}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} data-key={key}>
                  {nameOf(key)}
                </kbd>
              ))}
            </dt>
            <dd>{t(`room.shortcuts.${id}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch isSelected={areOn} onChange={setOn} description={t('room.shortcuts.characterKeysHint')}>
        {t('room.shortcuts.characterKeys')}
      </Switch>
    </Modal>
  );
}
