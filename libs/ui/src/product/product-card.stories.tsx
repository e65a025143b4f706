import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { ARABIC, LONG_LABEL, LONG_TEXT, PICTURES, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Badge } from '../text/badge.tsx';
import { ProductCard } from './product-card.tsx';

const meta = {
  title: 'Product/ProductCard',
  component: ProductCard,
  args: { href: '#amphora', name: 'Amphora vase', image: PICTURES.terracotta, price: { price: '€89.00' }, headingLevel: 3 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Everything: Story = {
  args: {
    manufacturer: 'Studio Halm',
    variant: 'Color: rust · 1.2 l',
    price: { price: '€89.00', listPrice: '€119.00', listPriceLabel: 'instead of', discount: '−25 %', unitPrice: '€74.17 / 1 l' },
    rating: { value: 4.3, label: '4.3 of 5 stars', count: '(12)' },
    badges: (
      <>
        <Badge tone="sale">Sale</Badge>
        <Badge>New</Badge>
      </>
    ),
    note: 'In stock, at your door in 2–3 days',
    imageAction: <IconButton icon="heart" label="Like" />,
    actions: (
      <Button size="sm" icon="bag">
        Add to cart
      </Button>
    ),
  },
};
export const Liked: Story = { args: { imageAction: <IconButton icon="heart-filled" label="Like" aria-pressed /> } };
export const WithoutPicture: Story = { args: { image: null } };
export const WithoutPrice: Story = { args: { price: undefined, note: 'Price on request' } };
export const ImageLayout: Story = { args: { layout: 'image', description: 'Thrown by hand in small series.' } };
export const MinimalLayout: Story = { args: { layout: 'minimal' } };
export const RowLayout: Story = { args: { layout: 'row', variant: 'Color: rust', actions: <Button size="sm">Remove</Button> } };
export const LongText: Story = {
  args: {
    name: LONG_LABEL,
    manufacturer: LONG_LABEL,
    variant: LONG_TEXT,
    description: LONG_TEXT,
    note: LONG_TEXT,
    badges: <Badge tone="warning">{LONG_LABEL}</Badge>,
    imageAction: <IconButton icon="heart" label="Like" />,
  },
};
export const RowWithLongText: Story = {
  args: { layout: 'row', name: LONG_LABEL, variant: LONG_TEXT, actions: <Button size="sm">Remove</Button> },
};
export const RightToLeft: Story = {
  args: {
    name: ARABIC.name,
    price: { price: '٨٩٫٠٠ €', listPrice: '١١٩٫٠٠ €', listPriceLabel: 'بدلا من' },
    badges: <Badge tone="sale">تخفيض</Badge>,
    imageAction: <IconButton icon="heart" label="أعجبني" />,
    actions: (
      <Button size="sm" icon="bag">
        {ARABIC.add}
      </Button>
    ),
  },
  globals: RIGHT_TO_LEFT,
};
