import { useState } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { Button } from '@vitrine/ui';

/** Copies a text, and says whether the browser did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslate();
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t('presentations.invitations.copied'));
    } catch {
      setSaid(t('presentations.invitations.notCopied'));
    }
  };
  return (
    <span className="v-copy">
      <Button icon="copy" onPress={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="v-copy__said">
        {said}
      </span>
    </span>
  );
}
