import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { unavailable } from '../unavailable.ts';
import { useEarlyInput } from '../use-early-input.ts';
import { controlProps, FieldFrame, useFieldIds } from './field-frame.tsx';
import { clampQuantity } from './quantity.ts';

/** Whole numbers in purchase steps. A native number input: it submits without scripts. */
export interface QuantityFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  name?: string | undefined;
  value?: number | undefined;
  defaultValue?: number | undefined;
  /** A whole number inside min, max and step; at a press of a button at once, else on leaving or Enter. */
  onChange?: ((quantity: number) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  size?: 'sm' | 'md' | undefined;
  incrementLabel: string;
  decrementLabel: string;
  description?: string | undefined;
  errorMessage?: string | undefined;
  id?: string | undefined;
}

export function QuantityField(props: QuantityFieldProps): ReactNode {
  const {
    value,
    defaultValue,
    onChange,
    min = 1,
    max,
    step = 1,
    isDisabled,
    isPending,
    size = 'md',
    incrementLabel,
    decrementLabel,
  } = props;
  const ids = useFieldIds(props);
  const committed = useRef(value ?? defaultValue ?? min);
  const [draft, setDraft] = useState(String(committed.current));

  // The value of the outside counts once nothing is on its way there; what is being typed meanwhile stays.
  useEffect(() => {
    if (value === undefined || isPending) return;
    const known = String(committed.current);
    committed.current = value;
    setDraft((typed) => (typed === known ? String(value) : typed));
  }, [value, isPending]);
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, draft, setDraft);

  const commit = (next: number) => {
    const quantity = clampQuantity(next, { min, max, step });
    setDraft(String(quantity));
    if (quantity === committed.current) return;
    committed.current = quantity;
    onChange?.(quantity);
  };
  const commitDraft = () => commit(Number.parseInt(draft, 10) || committed.current);
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commitDraft();
  };
  const current = Number.parseInt(draft, 10) || committed.current;

  return (
    <FieldFrame {...props} ids={ids} className={classNames('v-quantity', `v-quantity--${size}`)}>
      <span className="v-stepper" aria-busy={isPending || undefined}>
        <button
          type="button"
          className="v-stepper__button"
          aria-label={decrementLabel}
          aria-controls={ids.control}
          disabled={isDisabled}
          {...unavailable(current <= min)}
          onClick={() => commit(current - step)}
        >
          <Icon name="minus" size="sm" />
        </button>
        <input
          {...controlProps(props, ids)}
          ref={input}
          className="v-stepper__input"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commitDraft}
          onKeyDown={commitOnEnter}
          autoComplete="off"
        />
        <button
          type="button"
          className="v-stepper__button"
          aria-label={incrementLabel}
          aria-controls={ids.control}
          disabled={isDisabled}
          {...unavailable(max !== undefined && current + step > max)}
          onClick={() => commit(current + step)}
        >
          <Icon name="plus" size="sm" />
        </button>
      </span>
    </FieldFrame>
  );
}
