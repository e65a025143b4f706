import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  selectedId?: string | undefined;
  defaultSelectedId?: string | undefined;
  onSelectionChange?: ((id: string) => void) | undefined;
  orientation?: 'horizontal' | 'vertical' | undefined;
  isStretched?: boolean | undefined;
}

/** Panels of which one is visible. */
export function Tabs({
  label,
  items,
  selectedId,
  defaultSelectedId,
  onSelectionChange,
  orientation = 'horizontal',
  isStretched,
}: TabsProps): ReactNode {
  return (
    <AriaTabs
      {...definedProps({ selectedKey: selectedId, defaultSelectedKey: defaultSelectedId })}
      onSelectionChange={(key) => onSelectionChange?.(String(key))}
      orientation={orientation}
      className={classNames('v-tabs', `v-tabs--${orientation}`, isStretched && 'v-tabs--stretched')}
    >
      <TabList aria-label={label} className="v-tabs__list">
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled ?? false} className="v-tabs__tab">
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="v-tabs__panel">
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
