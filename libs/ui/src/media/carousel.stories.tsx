import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from '../product/product-card.tsx';
import { ALL_PICTURES, CAROUSEL_LABELS, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { Heading } from '../text/heading.tsx';
import { Carousel } from './carousel.tsx';

const banner = (name: string) => ({
  id: name,
  content: (
    <div className="story-slide">
      <Heading level={3} look="display">
        {name}
      </Heading>
    </div>
  ),
});
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    content: (
      <ProductCard
        href={`#product-${index}`}
        name={`Vase ${index + 1}`}
        image={ALL_PICTURES[index % 4]}
        price={{ price: '€89.00' }}
        headingLevel={3}
      />
    ),
  }));

const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  args: { label: 'Now in the shop', labels: CAROUSEL_LABELS, slides: ['Spring', 'Table', 'Light'].map(banner) },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banners: Story = {};
export const Autoplay: Story = { args: { autoplay: 60_000 } };
export const Products: Story = { args: { label: 'You may also like', itemWidth: '14rem', slides: products(7) } };
export const FewProducts: Story = { args: { label: 'You may also like', itemWidth: '14rem', slides: products(2) } };
export const ManyProducts: Story = { args: { label: 'You may also like', itemWidth: '14rem', slides: products(24) } };
export const OneSlide: Story = { args: { slides: [banner('Spring')] } };
export const NoSlides: Story = { args: { slides: [] } };
export const WithoutArrows: Story = { args: { hasArrows: false } };
export const WithoutDots: Story = { args: { hasDots: false } };
export const RightToLeft: Story = { args: { itemWidth: '14rem', slides: products(7) }, globals: RIGHT_TO_LEFT };
