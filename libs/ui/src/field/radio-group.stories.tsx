import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { RadioGroup } from './radio-group.tsx';

const SALUTATIONS = [
  { value: 'ms', label: 'Ms' },
  { value: 'mr', label: 'Mr' },
  { value: 'none', label: 'Not said' },
];
const SIZES = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
  { value: 'l', label: 'L' },
  { value: 'xl', label: 'XL', isDisabled: true },
];
const SHIPPING = [
  { value: 'standard', label: 'Standard', description: '2–3 days', extra: '€4.90' },
  { value: 'express', label: 'Express', description: 'Tomorrow', extra: '€12.90' },
];

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: { label: 'Salutation', name: 'choice', options: SALUTATIONS },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'ms' } };
export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'mr' } };
export const Cards: Story = { args: { label: 'Shipping', appearance: 'cards', options: SHIPPING, defaultValue: 'standard' } };
export const Swatches: Story = { args: { label: 'Size', appearance: 'swatches', options: SIZES, defaultValue: 'm' } };
export const Required: Story = { args: { isRequired: true, description: 'For the letter.' } };
export const Invalid: Story = { args: { orientation: 'horizontal', errorMessage: 'Input required' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'ms' } };
export const NoOptions: Story = { args: { label: 'Shipping', options: [], description: 'Nothing is shipped to this country.' } };
export const ManySwatches: Story = {
  args: {
    label: 'Number',
    appearance: 'swatches',
    options: Array.from({ length: 40 }, (_, index) => ({ value: String(index), label: String(index + 1) })),
    defaultValue: '7',
  },
};
export const LongText: Story = {
  args: {
    label: LONG_LABEL,
    appearance: 'cards',
    options: [
      { value: 'a', label: LONG_LABEL, description: LONG_TEXT, extra: '€1,004.90' },
      { value: 'b', label: LONG_LABEL },
    ],
    defaultValue: 'a',
    errorMessage: LONG_TEXT,
  },
};
export const RightToLeft: Story = {
  args: {
    label: ARABIC.country,
    appearance: 'cards',
    options: ARABIC.countries.map((label) => ({ value: label, label, extra: '€4.90' })),
    defaultValue: 'مصر',
  },
  globals: RIGHT_TO_LEFT,
};
