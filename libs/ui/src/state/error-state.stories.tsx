import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { ARABIC, LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'This page could not be found.', headingLevel: 3 },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCode: Story = {
  args: {
    code: '404',
    children: 'The address may be old, or the page moved.',
    actions: (
      <>
        <Button variant="primary">To the home page</Button>
        <Button>Search</Button>
      </>
    ),
  },
};
export const WithoutCode: Story = {
  args: { title: 'Something didn’t work as expected.', children: 'Please try again.', actions: <Button icon="refresh">Try again</Button> },
};
export const Compact: Story = { args: { isCompact: true, title: 'No picture', icon: 'image-off' } };
export const LongText: Story = { args: { code: '500', title: LONG_LABEL, children: LONG_TEXT } };
export const RightToLeft: Story = { args: { code: '404', title: ARABIC.name, children: ARABIC.text }, globals: RIGHT_TO_LEFT };
