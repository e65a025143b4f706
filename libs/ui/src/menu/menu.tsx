import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger, Popover as AriaPopover } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

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

/** Actions or one choice behind a button. */
export function Menu({ trigger, label, items, onAction, selectedId, placement = 'bottom end' }: MenuProps): ReactNode {
  const isChoice = selectedId !== undefined;
  return (
    <MenuTrigger>
      {trigger}
      <AriaPopover className="v-popover v-popover--menu" placement={placement} offset={6}>
        <AriaMenu
          aria-label={label}
          className="v-menu"
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
    </MenuTrigger>
  );
}
