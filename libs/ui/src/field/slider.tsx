import type { ReactNode } from 'react';
import { Label, Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { definedProps } from '../defined-props.ts';
import type { FieldProps } from './field-frame.tsx';

export interface SliderProps extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'isDisabled' | 'className'> {
  /** One number, or two for a range. */
  value?: readonly number[] | undefined;
  defaultValue?: readonly number[] | undefined;
  onChange?: ((value: number[]) => void) | undefined;
  /** At the end of a drag. */
  onChangeEnd?: ((value: number[]) => void) | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
  /** Name of each thumb; needed for a range. */
  thumbLabels?: readonly string[] | undefined;
  /** Form field name of each thumb. */
  names?: readonly string[] | undefined;
  /** How the values are written, e.g. as a currency. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  isValueShown?: boolean | undefined;
}

/** A number, or a range of two, by dragging or arrow keys. */
export function Slider({
  label,
  isLabelHidden,
  value,
  defaultValue,
  thumbLabels,
  names,
  isValueShown = true,
  className,
  ...props
}: SliderProps): ReactNode {
  const lowest = props.minValue ?? 0;
  return (
    <AriaSlider<number[]>
      {...definedProps({ ...props, value: value && [...value], defaultValue: value ? undefined : [...(defaultValue ?? [lowest])] })}
      className={classNames('v-slider', className)}
    >
      <Label className={classNames('v-field__label', isLabelHidden && 'v-visually-hidden')}>{label}</Label>
      {isValueShown ? (
        <SliderOutput className="v-slider__output">
          {({ state }) => state.values.map((_, index) => state.getThumbValueLabel(index)).join(' – ')}
        </SliderOutput>
      ) : null}
      <SliderTrack className="v-slider__track">
        {({ state }) => {
          const isRange = state.values.length > 1;
          const from = isRange ? `${state.getThumbPercent(0) * 100}%` : '-0.75rem';
          const to = `${state.getThumbPercent(state.values.length - 1) * 100}%`;
          return (
            <>
              <span className="v-slider__fill" style={{ insetInlineStart: from, inlineSize: `calc(${to} - ${from})` }} />
              {state.values.map((_, index) => (
                <SliderThumb
                  key={index}
                  index={index}
                  className="v-slider__thumb"
                  {...definedProps({ 'aria-label': thumbLabels?.[index], name: names?.[index] })}
                />
              ))}
            </>
          );
        }}
      </SliderTrack>
    </AriaSlider>
  );
}
