import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link.tsx';
import { ARABIC, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Newsletter', name: 'news' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true, children: 'Some of them' } };
export const WithDescription: Story = { args: { defaultSelected: true, description: 'Once a month, no more.' } };
export const WithLink: Story = {
  args: {
    children: (
      <>
        I have read the <Link href="#terms">terms</Link>.
      </>
    ),
    isRequired: true,
  },
};
export const Invalid: Story = { args: { children: 'I have read the terms.', isRequired: true, errorMessage: 'Please accept the terms.' } };
export const Disabled: Story = {
  render: (args) => (
    <>
      <Checkbox {...args} isDisabled>
        Not now
      </Checkbox>
      <Checkbox {...args} name="always" isDisabled defaultSelected>
        Always on
      </Checkbox>
    </>
  ),
};
export const LongText: Story = { args: { children: LONG_TEXT, description: LONG_TEXT, errorMessage: LONG_TEXT } };
export const RightToLeft: Story = { args: { children: ARABIC.text, defaultSelected: true }, globals: RIGHT_TO_LEFT };
