import { type ReactNode, useId } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';
import type { FieldProps } from './field-frame.tsx';

export interface SwitchProps extends Pick<FieldProps, 'name' | 'description' | 'isDisabled' | 'className' | 'id'> {
  children: ReactNode;
  value?: string | undefined;
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
}

/** A setting that takes effect at once. */
export function Switch({ children, description, className, ...props }: SwitchProps): ReactNode {
  const generated = useId();
  const descriptionId = description ? `${generated}-description` : undefined;
  return (
    <div className={classNames('v-choice', className)}>
      <AriaSwitch {...definedProps({ ...props, 'aria-describedby': descriptionId })} className="v-choice__row v-switch">
        <span className="v-choice__label">{children}</span>
        <span className="v-switch__track" aria-hidden="true">
          <span className="v-switch__thumb" />
        </span>
      </AriaSwitch>
      {description ? (
        <span id={descriptionId} className="v-choice__description v-choice__description--flush">
          {description}
        </span>
      ) : null}
    </div>
  );
}
