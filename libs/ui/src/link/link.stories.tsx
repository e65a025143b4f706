import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC, LONG_LABEL, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Link } from './link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#collection', children: 'the collection' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Everything of <Link {...args} /> is made by hand;{' '}
      <Link {...args} variant="quiet">
        a quiet link
      </Link>{' '}
      hides its line, and{' '}
      <Link href="https://example.org" target="_blank" iconEnd="external">
        an external one
      </Link>{' '}
      says so.
    </p>
  ),
};
export const Standalone: Story = { args: { variant: 'standalone', iconEnd: 'arrow-end', children: 'All of the collection' } };
export const ButtonLooks: Story = {
  render: (args) => (
    <div className="story-row">
      <Link {...args} variant="button-primary" iconEnd="arrow-end">
        Primary
      </Link>
      <Link {...args} variant="button-secondary">
        Secondary
      </Link>
      <Link {...args} variant="button-quiet" icon="download">
        Quiet
      </Link>
    </div>
  ),
};
export const ButtonSizes: Story = {
  render: (args) => (
    <div className="story-row">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Link key={size} {...args} variant="button-secondary" size={size}>{`Size ${size}`}</Link>
      ))}
    </div>
  ),
};
export const FullWidth: Story = { args: { variant: 'button-primary', isFullWidth: true, children: 'Checkout' } };
export const CurrentPage: Story = { args: { variant: 'standalone', 'aria-current': 'page', children: 'Orders' } };
export const LongText: Story = { args: { variant: 'standalone', iconEnd: 'arrow-end', children: LONG_LABEL } };
export const RightToLeft: Story = { args: { variant: 'standalone', iconEnd: 'arrow-end', children: ARABIC.next }, globals: RIGHT_TO_LEFT };
