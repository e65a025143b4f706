import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ALL_PICTURES, GALLERY_LABELS, PICTURES, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { ImageGallery } from './image-gallery.tsx';

const meta = {
  title: 'Media/ImageGallery',
  component: ImageGallery,
  args: { label: 'Pictures of Amphora vase', images: ALL_PICTURES, alt: 'Amphora vase', ratio: 4 / 5, labels: GALLERY_LABELS },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThumbnailsBelow: Story = {};
export const ThumbnailsBeside: Story = { args: { thumbnails: 'side' } };
export const WithoutThumbnails: Story = { args: { thumbnails: 'none' } };
export const OnePicture: Story = { args: { images: [PICTURES.blue] } };
export const NoPicture: Story = { args: { images: [] } };
export const ManyPictures: Story = {
  args: {
    images: Array.from({ length: 30 }, (_, index) => ({ ...(ALL_PICTURES[index % 4] ?? PICTURES.blue), alt: `Picture ${index + 1}` })),
  },
};
export const Contained: Story = { args: { fit: 'contain', ratio: 1 } };
export const FilledWhileZoomed: Story = {
  args: { fit: 'contain', ratio: 2, zoomFit: 'cover' },
  play: async ({ canvas, userEvent }) => {
    const picture = () => canvas.getAllByRole('img')[0];
    await expect(picture()).toHaveStyle({ objectFit: 'contain' });
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(picture()).toHaveStyle({ objectFit: 'cover' }));
  },
};
export const WithoutZoom: Story = { args: { hasZoom: false, hasFullScreen: false } };
export const Zoomed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    const shown = await canvas.findByRole('button', { name: 'Zoom out' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const OnFullScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    const shown = await screen.findByRole('dialog');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const RightToLeft: Story = { globals: RIGHT_TO_LEFT };
