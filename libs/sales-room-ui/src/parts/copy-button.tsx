import { useState } from 'react';
import { Button } from '@vitrine/ui';

interface CopyButtonProps {
  text: string;
  label: string;
  copied: string;
  /** The browser did not let it: what to do then. */
  notCopied: string;
}

/** Copies a text, and says whether the browser did. */
export function CopyButton({ text, label, copied, notCopied }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(copied);
    } catch {
      setSaid(notCopied);
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
