import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'First name', name: 'field' },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { autoComplete: 'given-name' } };
export const Filled: Story = { args: { defaultValue: 'Ada' } };
export const Required: Story = { args: { isRequired: true } };
export const Optional: Story = { args: { label: 'Company', optionalLabel: '(optional)' } };
export const WithIconAndDescription: Story = {
  args: { label: 'E-mail', type: 'email', icon: 'mail', placeholder: 'name@example.org', description: 'For the order confirmation.' },
};
export const Invalid: Story = {
  args: { label: 'Postal code', defaultValue: '12', errorMessage: 'This field should be at least 5 characters long.' },
};
export const InvalidWithDescription: Story = {
  args: {
    label: 'E-mail',
    defaultValue: 'ada@',
    description: 'For the order confirmation.',
    errorMessage: 'This is not a valid email address.',
  },
};
export const Password: Story = {
  args: {
    label: 'Password',
    type: 'password',
    defaultValue: 'not a secret',
    revealLabels: { show: 'Show password', hide: 'Hide password' },
  },
};
export const Disabled: Story = { args: { label: 'Customer number', defaultValue: '10023', isDisabled: true } };
export const ReadOnly: Story = {
  args: { label: 'Invitation link', defaultValue: 'https://shop.example/invitation/spring', isReadOnly: true },
};
export const HiddenLabel: Story = { args: { label: 'Promotion code', isLabelHidden: true, placeholder: 'Promotion code' } };
export const LongText: Story = { args: { label: LONG_LABEL, defaultValue: LONG_TEXT, description: LONG_TEXT, errorMessage: LONG_TEXT } };
export const RightToLeft: Story = {
  args: { label: ARABIC.name, icon: 'search', defaultValue: ARABIC.text, description: ARABIC.text },
  globals: RIGHT_TO_LEFT,
};
