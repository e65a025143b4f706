import { useState, type ReactNode } from 'react';
import { Avatar, Breadcrumbs, Carousel, Disclosure, Heading, IconButton, Image, NavigationBar, SearchField, SidebarSet, SiteFooter, SiteHeader, Tabs, toggleSidebar, Toolbar, VideoTile, VirtualList, type NavigationItem } from '../../src/index.ts';
import { pictures } from '../pictures.ts';
import { carouselLabels } from './product.tsx';

const leaf = (id: string, label: string): NavigationItem => ({ id, label, href: `#${id}` });
const NAVIGATION: NavigationItem[] = [
  { ...leaf('living', 'Living'), image: pictures[0], isActive: true, children: [{ ...leaf('vases', 'Vases'), isActive: true, children: [leaf('floor', 'Floor vases'), leaf('bud', 'Bud vases')] }, { ...leaf('light', 'Lighting'), children: [leaf('table', 'Table lamps'), leaf('pendant', 'Pendants')] }, leaf('textiles', 'Textiles')] },
  { ...leaf('kitchen', 'Kitchen'), children: [leaf('cups', 'Cups'), leaf('plates', 'Plates')] },
  { id: 'more', label: 'More', children: [leaf('gifts', 'Gifts'), leaf('sale', 'Sale')] },
  leaf('journal', 'Journal'),
];

export function NavigationSection(): ReactNode {
  return (
    <>
      <SiteHeader
        logo="Vitrine"
        logoHref="#home"
        logoLabel="Vitrine, home page"
        topBar={<><span>Free shipping from €100</span><span>English · EUR</span></>}
        navigation={<NavigationBar label="Main navigation" items={NAVIGATION} labels={{ open: 'Open menu', close: 'Close menu', submenu: (label) => `${label}: more`, overview: (label) => `All of ${label}` }} drawerExtra={<p>English · EUR</p>} />}
        search={<SearchField label="Search" role="search" action="/search" submitLabel="Search" clearLabel="Clear" placeholder="Search the shop" />}
        actions={<><IconButton icon="user" label="Account" /><IconButton icon="heart" label="Wish list" /><IconButton icon="bag" label="Cart" badge="2" /></>}
      />
      <Breadcrumbs label="Breadcrumbs" items={[{ label: 'Home', href: '#1' }, { label: 'Living', href: '#2' }, { label: 'Vases' }]} />
      <Carousel label="Now in the shop" labels={carouselLabels} autoplay={60_000} slides={['Spring', 'Table', 'Light'].map((name) => ({ id: name, content: <div className="g-slide"><Heading level={3} look="display">{name}</Heading></div> }))} />
      <div className="g-grid" style={{ marginBlock: '2rem' }}>
        <Tabs label="Product information" items={[{ id: 'd', label: 'Description', content: 'Thrown by hand in small series.' }, { id: 'p', label: 'Properties', content: 'Stoneware' }, { id: 'r', label: 'Reviews (12)', content: 'Good.' }]} />
        <div>
          <Disclosure title="Delivery and returns" isDefaultOpen extra="2–3 days">Returns are free for 30 days.</Disclosure>
          <Disclosure title="Care">Wash by hand.</Disclosure>
          <Disclosure title="Filter" variant="card">Colours</Disclosure>
        </div>
        <div className="g-row">
          {(['sm', 'md', 'lg', 'xl'] as const).map((size) => <Avatar key={size} name={`Ada ${size} Lovelace`} size={size} />)}
          <Avatar name="Grace Hopper" /><Avatar name="Zoë" /><Avatar name="김민준" />
          <Image source={null} alt="No picture" ratio={16 / 9} />
        </div>
      </div>
      <SiteFooter label="Footer" lead={<><p className="v-site-header__logo">Vitrine</p><p>Things that stay.</p></>} columns={[{ title: 'Shop', links: [{ label: 'Living', href: '#l' }, { label: 'Kitchen', href: '#k' }] }, { title: 'Service', links: [{ label: 'Contact', href: '#c' }, { label: 'Shipping', href: '#s' }] }]} bottom={<><span>© Vitrine</span><span>Imprint</span></>} />
    </>
  );
}

const messages = Array.from({ length: 400 }, (_, index) => ({ id: index, text: `Message ${index + 1}${index % 5 === 0 ? ': a longer one that needs a second line to be read in full by everyone' : ''}` }));

export function RoomSection(): ReactNode {
  const [openId, setOpenId] = useState<string | null>('chat');
  const [isMuted, setIsMuted] = useState(true);
  return (
    <div className="g-room" data-scheme="dark">
      <div className="g-stage">
        <div className="g-tiles">
          <VideoTile name="Greta Guide" note="Guide" stream={null} isSpeaking />
          <VideoTile name="Ada Lovelace" stream={null} isMuted={isMuted} mutedLabel="muted" actions={<IconButton icon="more" label="More" size="sm" />} />
          <VideoTile name="You" stream={null} size="sm" isSilent isMirrored isMuted mutedLabel="muted" />
        </div>
        <Toolbar label="Call" isDocked>
          <IconButton icon={isMuted ? 'microphone-off' : 'microphone'} label="Microphone" variant="secondary" aria-pressed={isMuted} onPress={() => setIsMuted(!isMuted)} />
          <IconButton icon="camera" label="Camera" variant="secondary" />
          <IconButton icon="chat" label="Chat" variant="secondary" aria-expanded={openId === 'chat'} aria-controls={openId ? 'room-sidebar' : undefined} badge="2" onPress={() => setOpenId(toggleSidebar(openId, 'chat'))} />
          <IconButton icon="phone-off" label="Leave" variant="danger" />
        </Toolbar>
      </div>
      <SidebarSet
        id="room-sidebar"
        side="right"
        openId={openId}
        onOpenChange={setOpenId}
        closeLabel="Close"
        panels={[{ id: 'chat', title: 'Chat', content: <VirtualList label="Messages" style={{ blockSize: '20rem' }} items={messages} itemKey={(message) => message.id} estimatedSize={40} isPinnedToEnd renderItem={(message) => <p style={{ paddingBlock: '0.5rem' }}>{message.text}</p>} /> }]}
      />
    </div>
  );
}
