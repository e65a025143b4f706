import { type ReactElement, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components';
import { definedProps } from '../defined-props.ts';
import type { IconName } from '../icon/icon.tsx';
import { lazyCode } from '../lazy-code.ts';
import { useOpenedCode } from '../use-opened-code.ts';
import type { MenuListProps } from './menu-list.tsx';

export interface MenuItem {
  id: string;
  label: string;
  description?: string | undefined;
  icon?: IconName | undefined;
  href?: string | undefined;
  isDisabled?: boolean | undefined;
  isDanger?: boolean | undefined;
}

export interface MenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  label: string;
  items: readonly MenuItem[];
  onAction?: ((id: string) => void) | undefined;
  /** With it the menu is a single choice. */
  selectedId?: string | undefined;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
}

const listCode = lazyCode(async () => (await import('./menu-list.tsx')).MenuList);

/** Loads the code of menus. Rejects where it can't be had; the next call tries again. */
export const preloadMenu = (): Promise<void> => listCode.preload();

/** Keys that open a menu, and the item that they lead to. */
const OPENING_KEYS: Readonly<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Actions or one choice behind a button. The code of its list comes when one is first opened, or before by `preloadMenu`. */
export function Menu({ trigger, ...list }: MenuProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [focus, setFocus] = useState<MenuListProps['focus']>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  const List = useOpenedCode(listCode, isOpen, close);
  const open = (focused: MenuListProps['focus']): void => {
    setFocus(focused);
    setOpen(true);
  };
  return (
    <>
      <ButtonContext
        value={{
          ref: triggerRef,
          'aria-haspopup': 'true',
          'aria-expanded': isOpen,
          ...definedProps({ 'aria-controls': isOpen && List ? id : undefined }),
          onPress({ pointerType }) {
            if (isOpen) close();
            else open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : null);
          },
          onKeyDown(event) {
            const focused = OPENING_KEYS[event.key];
            if (focused === undefined) {
              event.continuePropagation();
              return;
            }
            event.preventDefault();
            open(focused);
          },
        }}
      >
        {trigger}
      </ButtonContext>
      {List ? <List {...list} id={id} triggerRef={triggerRef} isOpen={isOpen} onClose={close} focus={focus} /> : null}
    </>
  );
}
