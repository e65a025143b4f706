import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Popover as AriaPopover } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';
import { Icon } from '../icon/icon.tsx';
import type { MenuProps } from './menu.tsx';

export interface MenuListProps extends Omit<MenuProps, 'trigger'> {
  id: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** The item that has the focus at first; none where a pointer opened it. */
  focus: 'first' | 'last' | null;
}

/** What a menu's button opens. */
export function MenuList({
  id,
  triggerRef,
  isOpen,
  onClose,
  focus,
  label,
  items,
  onAction,
  selectedId,
  placement = 'bottom end',
}: MenuListProps): ReactNode {
  const isChoice = selectedId !== undefined;
  return (
    <AriaPopover
      className="v-popover v-popover--menu"
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      placement={placement}
      offset={6}
      aria-label={label}
    >
      <AriaMenu
        id={id}
        aria-label={label}
        className="v-menu"
        autoFocus={focus ?? true}
        onClose={onClose}
        {...definedProps({ onAction: onAction && ((key: string | number) => onAction(String(key))) })}
        {...(isChoice ? { selectionMode: 'single' as const, selectedKeys: [selectedId], disallowEmptySelection: true } : {})}
      >
        {items.map((item) => (
          <AriaMenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            className={classNames('v-menu__item', item.isDanger && 'v-menu__item--danger')}
            {...definedProps({ href: item.href, isDisabled: item.isDisabled })}
          >
            {item.icon ? <Icon name={item.icon} /> : null}
            <span className="v-menu__text">
              <span>{item.label}</span>
              {item.description ? <span className="v-menu__description">{item.description}</span> : null}
            </span>
            {isChoice ? <Icon name="check" size="sm" className="v-menu__check" /> : null}
          </AriaMenuItem>
        ))}
      </AriaMenu>
    </AriaPopover>
  );
}
