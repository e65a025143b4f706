import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_LABEL, PICTURES, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { NavigationBar, type NavigationItem } from './navigation-bar.tsx';

const leaf = (id: string, label: string): NavigationItem => ({ id, label, href: `#${id}` });
const ITEMS: NavigationItem[] = [
  {
    ...leaf('living', 'Living'),
    image: PICTURES.terracotta,
    isActive: true,
    children: [
      { ...leaf('vases', 'Vases'), isActive: true, children: [leaf('floor', 'Floor vases'), leaf('bud', 'Bud vases')] },
      { ...leaf('light', 'Lighting'), children: [leaf('table', 'Table lamps'), leaf('pendant', 'Pendants')] },
      leaf('textiles', 'Textiles'),
    ],
  },
  { ...leaf('kitchen', 'Kitchen'), children: [leaf('cups', 'Cups'), leaf('plates', 'Plates')] },
  { id: 'more', label: 'More', children: [leaf('gifts', 'Gifts'), leaf('sale', 'Sale')] },
  leaf('journal', 'Journal'),
];

const meta = {
  title: 'Navigation/NavigationBar',
  component: NavigationBar,
  args: {
    label: 'Main navigation',
    items: ITEMS,
    labels: {
      open: 'Open menu',
      close: 'Close menu',
      submenu: (label: string) => `${label}: more`,
      overview: (label: string) => `All of ${label}`,
      loading: 'Loading',
    },
  },
  parameters: { page: 'page' },
  decorators: [
    (Story) => (
      <>
        <header className="story-bar">
          <Story />
        </header>
        <main className="story story-tall">
          <h1>Living</h1>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof NavigationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links and flyouts from 1024 px, a drawer below. */
export const Default: Story = { args: { drawerExtra: <p>English · EUR</p> } };
export const Open = {
  play: async ({ canvasElement, userEvent }) => {
    const opener = canvasElement.querySelector<HTMLElement>(matchMedia('(min-width: 1024px)').matches ? 'summary' : '.v-nav__toggle');
    if (opener) await userEvent.click(opener);
  },
} satisfies Story;
/** What is below the entries comes when somebody is about to open it. */
export const Waiting: Story = {
  args: { items: [{ ...leaf('living', 'Living'), hasChildren: true }, leaf('journal', 'Journal')] },
  play: Open.play,
};
export const Flat: Story = { args: { items: [leaf('a', 'Living'), leaf('b', 'Kitchen')] } };
export const Empty: Story = { args: { items: [] } };
export const Many: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      ...leaf(`m${index}`, `Category ${index + 1}`),
      children: Array.from({ length: 9 }, (__, child) => leaf(`m${index}c${child}`, `Shelf ${child + 1}`)),
    })),
  },
};
export const LongText: Story = {
  args: { items: [{ ...leaf('long', LONG_LABEL), children: [leaf('longer', LONG_LABEL)] }, leaf('journal', 'Journal')] },
};
export const RightToLeft: Story = {
  args: {
    label: 'القائمة',
    items: [{ ...leaf('living', 'المنزل'), children: [leaf('vases', 'مزهريات')] }, leaf('journal', 'المجلة')],
    labels: {
      open: 'فتح القائمة',
      close: 'إغلاق القائمة',
      submenu: (label: string) => `${label}: المزيد`,
      overview: (label: string) => `كل ${label}`,
      loading: 'جار التحميل',
    },
  },
  globals: RIGHT_TO_LEFT,
};
