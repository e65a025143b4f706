import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface ActiveOption {
  listId: string;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  /** Place of the highlighted option, -1 for none. */
  active: number;
  setActive: (index: number) => void;
  activeId: string | undefined;
  optionId: (index: number) => string;
  close: () => void;
  /** Arrow keys; true if the key was one of them. */
  move: (event: KeyboardEvent) => boolean;
}

/** The list of a combobox: open or not, and the option that the arrow keys stand on. */
export function useActiveOption(count: number): ActiveOption {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = isOpen && active >= 0 && active < count ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  return {
    listId,
    isOpen,
    setIsOpen,
    active,
    setActive,
    activeId,
    optionId,
    close() {
      setIsOpen(false);
      setActive(-1);
    },
    move(event) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || count === 0) return false;
      event.preventDefault();
      setIsOpen(true);
      // One place more than there are options: back in the text itself.
      const places = count + 1;
      setActive(((active + 1 + step + places) % places) - 1);
      return true;
    },
  };
}
