import type { Meta, StoryObj } from '@storybook/react-vite';
import { ALL_PICTURES, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

const NAMES = ['Amphora vase', 'Reed vase with a rather long name that wraps', 'Indigo carafe', 'Ochre jug'];
const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <ProductCard
      key={index}
      href={`#product-${index}`}
      name={NAMES[index % 4] ?? ''}
      image={ALL_PICTURES[index % 4]}
      price={{ price: `€${89 + index}.00` }}
      headingLevel={3}
    />
  ));

const meta = {
  title: 'Product/ProductGrid',
  component: ProductGrid,
  args: { label: 'Products', children: cards(6) },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};
export const One: Story = { args: { children: cards(1) } };
export const Many: Story = { args: { children: cards(60) } };
export const Narrow: Story = { args: { minWidth: '9rem' } };
export const RightToLeft: Story = { globals: RIGHT_TO_LEFT };
