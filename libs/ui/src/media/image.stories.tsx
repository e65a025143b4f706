import type { Meta, StoryObj } from '@storybook/react-vite';
import { PICTURES } from '../testing/story-data.ts';
import { Image } from './image.tsx';

const meta = {
  title: 'Media/Image',
  component: Image,
  args: { source: PICTURES.terracotta, alt: 'Terracotta vase', sizes: '20rem' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Natural: Story = {};
export const Cropped: Story = { args: { ratio: 16 / 9 } };
export const Contained: Story = { args: { ratio: 16 / 9, fit: 'contain' } };
export const FirstScreen: Story = { args: { isPriority: true } };
/** The right file by the width of its place. */
export const WithThumbnails: Story = { args: { source: { ...PICTURES.green, thumbnails: [{ url: PICTURES.green.url, width: 400 }] } } };
export const Decorative: Story = { args: { alt: '' } };
export const Missing: Story = { args: { source: null, alt: 'No picture', ratio: 16 / 9 } };
