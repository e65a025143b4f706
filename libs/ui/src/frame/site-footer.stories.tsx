import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link.tsx';
import { LONG_LABEL, LONG_TEXT, RIGHT_TO_LEFT } from '../testing/story-data.ts';
import { SiteFooter } from './site-footer.tsx';

const COLUMNS = [
  {
    title: 'Shop',
    links: [
      { label: 'Living', href: '#l' },
      { label: 'Kitchen', href: '#k' },
    ],
  },
  { title: 'Service', links: [{ label: 'Contact', href: '#c' }, { label: 'Shipping', href: '#s' }, { label: 'Mon–Fri, 9–17' }] },
];

const meta = {
  title: 'Layout/SiteFooter',
  component: SiteFooter,
  args: { label: 'Footer' },
  parameters: { page: 'page' },
  decorators: [
    (Story) => (
      <>
        <main className="story">
          <h1>Living</h1>
        </main>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  args: {
    columns: COLUMNS,
    lead: (
      <>
        <p className="v-site-header__logo">Vitrine</p>
        <p>Things that stay.</p>
      </>
    ),
    bottom: (
      <>
        <span>© Vitrine</span>
        <Link href="#imprint" variant="quiet">
          Imprint
        </Link>
      </>
    ),
  },
};
export const ColumnsAlone: Story = { args: { columns: COLUMNS } };
export const BottomAlone: Story = { args: { bottom: <span>© Vitrine</span> } };
export const LongText: Story = {
  args: { lead: <p>{LONG_TEXT}</p>, columns: [{ title: LONG_LABEL, links: [{ label: LONG_LABEL, href: '#l' }] }, ...COLUMNS] },
};
export const RightToLeft: Story = {
  args: { columns: [{ title: 'المتجر', links: [{ label: 'المنزل', href: '#l' }] }], bottom: <span>© Vitrine</span> },
  globals: RIGHT_TO_LEFT,
};
