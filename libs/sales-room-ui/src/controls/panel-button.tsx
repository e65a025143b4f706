import { useAtom } from 'jotai';
import { IconButton, type IconName } from '@vitrine/ui';
import { type EndPanel, endPanelAtom } from '../room/screen-atoms.ts';

export interface PanelButtonProps {
  panel: EndPanel;
  icon: IconName;
  label: string;
  /** Count at the button's corner; nothing for 0. */
  count?: number | undefined;
  className?: string | undefined;
}

/** Opens a panel at the stage's end, or closes it. */
export function PanelButton({ panel, icon, label, count = 0, className }: PanelButtonProps) {
  const [open, setOpen] = useAtom(endPanelAtom);
  const isOpen = open === panel;
  return (
    <IconButton
      icon={icon}
      label={label}
      className={className}
      badge={count > 0 ? (count > 99 ? '99+' : String(count)) : undefined}
      variant={isOpen ? 'secondary' : 'quiet'}
      aria-expanded={isOpen}
      aria-controls="room-end-panel"
      onPress={() => setOpen(isOpen ? null : panel)}
    />
  );
}
