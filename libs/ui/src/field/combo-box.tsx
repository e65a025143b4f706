import type { ReactNode } from 'react';
import { Button, ComboBox as AriaComboBox, FieldError, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';
import { Icon } from '../icon/icon.tsx';
import type { FieldProps } from './field-frame.tsx';

export interface ComboBoxOption {
  id: string;
  label: string;
  description?: string | undefined;
}

export interface ComboBoxProps extends FieldProps {
  options: readonly ComboBoxOption[];
  selectedId?: string | null | undefined;
  defaultSelectedId?: string | undefined;
  onSelect?: ((id: string | null) => void) | undefined;
  inputValue?: string | undefined;
  onInputChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  emptyText: string;
  /** Name of the button that opens the list. */
  toggleLabel: string;
}

/** A choice from a long list by typing. With `name` the chosen id is submitted. */
export function ComboBox(props: ComboBoxProps): ReactNode {
  const { label, isLabelHidden, optionalLabel, description, errorMessage, options, selectedId, defaultSelectedId, onSelect, inputValue, onInputChange, placeholder, emptyText, toggleLabel, name, isRequired, isDisabled, isReadOnly, id, className } = props;
  return (
    <AriaComboBox
      {...definedProps({
        name, isDisabled, isReadOnly, id, inputValue, onInputChange,
        selectedKey: selectedId,
        defaultSelectedKey: defaultSelectedId,
        onSelectionChange: onSelect && ((key: string | number | null) => onSelect(key === null ? null : String(key))),
      })}
      formValue="key"
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      allowsEmptyCollection
      defaultItems={options}
      className={classNames('v-field', errorMessage && 'v-field--invalid', className)}
    >
      <Label className={classNames('v-field__label', isLabelHidden && 'v-visually-hidden')}>
        {label}
        {optionalLabel ? <span className="v-field__optional"> {optionalLabel}</span> : null}
      </Label>
      <span className="v-input-group">
        <Input className="v-input" {...definedProps({ placeholder })} />
        <Button className="v-input-group__button" aria-label={toggleLabel}><Icon name="chevron-down" size="sm" /></Button>
      </span>
      {description ? <Text slot="description" className="v-field__description">{description}</Text> : null}
      <FieldError className="v-field__error">
        <Icon name="error" size="sm" />
        <span>{errorMessage}</span>
      </FieldError>
      <Popover className="v-popover v-popover--list" offset={4}>
        <ListBox<ComboBoxOption> className="v-menu" renderEmptyState={() => <span className="v-menu__empty">{emptyText}</span>}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className="v-menu__item">
              <span className="v-menu__text">
                <Text slot="label">{option.label}</Text>
                {option.description ? <Text slot="description" className="v-menu__description">{option.description}</Text> : null}
              </span>
              <Icon name="check" size="sm" className="v-menu__check" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
