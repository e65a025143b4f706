import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'instead of' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      €89.00 <VisuallyHidden {...args} /> <s>€119.00</s>
    </p>
  ),
};
export const AsHeading: Story = {
  render: () => (
    <section>
      <VisuallyHidden as="h3">Filters</VisuallyHidden>
      <p>A heading above says what this part is.</p>
    </section>
  ),
};
