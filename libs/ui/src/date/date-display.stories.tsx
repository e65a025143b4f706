import type { Meta, StoryObj } from '@storybook/react-vite';
import { RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { DateDisplay } from './date-display.tsx';

const meta = {
  title: 'Text/DateDisplay',
  component: DateDisplay,
  args: { value: '2026-12-24T18:00:00Z', timeZone: 'Europe/Berlin' },
} satisfies Meta<typeof DateDisplay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Formats: Story = {
  render: (args) => (
    <div className="story-stack">
      {(['date', 'time', 'date-time'] as const).map((format) => (
        <p key={format}>
          <DateDisplay {...args} format={format} />
        </p>
      ))}
    </div>
  ),
};
export const Lengths: Story = {
  render: (args) => (
    <div className="story-stack">
      {(['short', 'medium', 'long', 'full'] as const).map((length) => (
        <p key={length}>
          <DateDisplay {...args} length={length} />
        </p>
      ))}
    </div>
  ),
};
export const Span: Story = { args: { end: '2026-12-24T19:30:00Z', format: 'date-time', isTimeZoneShown: true } };
export const Relative: Story = { args: { format: 'relative', now: Date.UTC(2026, 11, 24, 17) } };
export const NoDate: Story = { args: { value: 'never', fallback: 'Not yet known' } };
export const German: Story = { args: { length: 'full', format: 'date-time' }, globals: { locale: 'de-DE' } };
export const RightToLeft: Story = { args: { length: 'full' }, globals: RIGHT_TO_LEFT };
