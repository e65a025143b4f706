import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_LABEL, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'Breadcrumbs', items: [{ label: 'Home', href: '#home' }, { label: 'Living', href: '#living' }, { label: 'Vases' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneStep: Story = { args: { items: [{ label: 'Home' }] } };
export const Deep: Story = {
  args: {
    items: [...Array.from({ length: 9 }, (_, index) => ({ label: `Category ${index + 1}`, href: `#c${index}` })), { label: 'Vases' }],
  },
};
export const LongText: Story = { args: { items: [{ label: LONG_LABEL, href: '#a' }, { label: LONG_LABEL }] } };
export const RightToLeft: Story = {
  args: { label: 'مسار', items: [{ label: 'الرئيسية', href: '#a' }, { label: 'المنزل', href: '#b' }, { label: 'مزهريات' }] },
  globals: RIGHT_TO_LEFT,
};
