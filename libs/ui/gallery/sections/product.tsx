import { useState, type ReactNode } from 'react';
import { Badge, Button, Carousel, Chip, FilterChip, IconButton, ImageGallery, Pagination, Price, ProductCard, ProductGrid, Rating, SummaryList, Table, TierPriceTable, VideoPlayer } from '../../src/index.ts';
import film from '../film.webm?no-inline';
import { pictures } from '../pictures.ts';

const names = ['Amphora vase', 'Reed vase with a rather long name that wraps', 'Indigo carafe', 'Ochre jug'];
export const carouselLabels = { previous: 'Previous', next: 'Next', slide: (position: number, total: number) => `Slide ${position} of ${total}`, pause: 'Pause', play: 'Play' };

function Card({ index }: { index: number }): ReactNode {
  return (
    <ProductCard
      href={`#product-${index}`}
      name={names[index % 4] ?? ''}
      image={index === 5 ? null : pictures[index % 4]}
      manufacturer={index % 2 ? 'Studio Halm' : undefined}
      variant={index === 2 ? 'Colour: indigo · 1.2 l' : undefined}
      price={index % 3 === 0 ? { price: '€89.00', listPrice: '€119.00', listPriceLabel: 'instead of', discount: '−25 %' } : { price: '€129.00', fromLabel: index === 1 ? 'from' : undefined, unitPrice: index === 2 ? '€107.50 / 1 l' : undefined }}
      rating={index === 1 ? { value: 4.3, label: '4.3 of 5 stars', count: '(12)' } : undefined}
      badges={index % 3 === 0 ? <Badge tone="sale">Sale</Badge> : index === 1 ? <Badge>New</Badge> : undefined}
      imageAction={<IconButton icon={index === 0 ? 'heart-filled' : 'heart'} label="Like" />}
      actions={index < 2 ? <Button size="sm" icon="bag">Add to cart</Button> : undefined}
    />
  );
}

export function ProductSection(): ReactNode {
  return (
    <>
      <div className="g-row">
        <FilterChip href="#f1" isSelected count="12">Ceramic</FilterChip>
        <FilterChip isSelected={false} onPress={() => undefined} count="3">Glass</FilterChip>
        <FilterChip isSelected onPress={() => undefined}>In stock</FilterChip>
        <FilterChip isSelected={false} isDisabled>Metal</FilterChip>
        <Chip removeHref="#r" removeLabel="Remove filter Studio Halm">Studio Halm</Chip>
        <Chip icon="tag" onRemove={() => undefined} removeLabel="Remove SPRING10">SPRING10</Chip>
        {(['neutral', 'accent', 'info', 'success', 'warning', 'danger', 'sale'] as const).map((tone) => <Badge key={tone} tone={tone}>{tone}</Badge>)}
      </div>
      <ProductGrid label="Products">{Array.from({ length: 6 }, (_, index) => <Card key={index} index={index} />)}</ProductGrid>
      <div style={{ marginBlock: '2rem' }}>
        <Pagination label="Pages" page={4} totalPages={12} hrefOf={(page) => `?p=${page}`} labels={{ previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` }} />
      </div>
      <Carousel label="You may also like" labels={carouselLabels} itemWidth="14rem" slides={Array.from({ length: 7 }, (_, index) => ({ id: String(index), content: <Card index={index} /> }))} />
    </>
  );
}

const videoLabels = {
  play: 'Play', pause: 'Pause', replay: 'Play again', seek: 'Position', position: (time: string, duration: string) => `${time} of ${duration}`, mute: 'Sound off', unmute: 'Sound on', volume: 'Volume',
  captions: (language: string | null) => `Captions: ${language ?? 'off'}`, fullScreen: 'Full screen', exitFullScreen: 'Leave full screen', pictureInPicture: 'Picture in picture', loading: 'Loading', failed: 'The film cannot be played.', retry: 'Try again',
};
const vtt = (text: string) => `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 00:09.500\n${text}`)}`;

function Films(): ReactNode {
  return (
    <div className="g-grid" style={{ marginBlockEnd: '2rem' }}>
      <VideoPlayer label="A vase on its way" sources={[{ url: film, type: 'video/webm' }]} poster={pictures[0]?.url} labels={videoLabels} captions={[{ url: vtt('A vase, going to the right.'), language: 'en', label: 'English' }, { url: vtt('Eine Vase, nach rechts.'), language: 'de', label: 'Deutsch' }]} />
      <VideoPlayer label="A film that is not there" sources={[{ url: '/nothing.webm', type: 'video/webm' }]} labels={videoLabels} />
    </div>
  );
}

export function DetailSection(): ReactNode {
  const [isLiked, setIsLiked] = useState(false);
  return (
    <>
      <Films />
      <div className="g-grid">
        <ImageGallery
          label="Pictures of Amphora vase"
          images={pictures}
          alt="Amphora vase"
          ratio={4 / 5}
          thumbnails="side"
          labels={{ previous: 'Previous picture', next: 'Next picture', zoomIn: 'Zoom in', zoomOut: 'Zoom out', fullScreen: 'Full screen', close: 'Close', image: (position, total) => `Picture ${position} of ${total}` }}
        />
        <div style={{ display: 'grid', gap: '1.25rem', alignContent: 'start' }}>
          <Rating value={4.3} label="4.3 of 5 stars" count="12 reviews" />
          <Price size="lg" price="€89.00" listPrice="€119.00" listPriceLabel="instead of" discount="−25 %" unitPrice="€74.17 / 1 l" note="incl. VAT, plus shipping. Lowest price of the last 30 days: €85.00" />
          <TierPriceTable caption="Prices by quantity" headers={{ quantity: 'Quantity', price: 'Price' }} rows={[{ id: '1', quantity: 'to 9', price: '€89.00', isActive: true }, { id: '2', quantity: 'from 10', price: '€79.00', unitPrice: '€65.83 / 1 l' }]} />
          <div className="g-row">
            <Button variant="primary" size="lg" icon="bag">Add to cart</Button>
            <IconButton size="lg" variant="secondary" icon={isLiked ? 'heart-filled' : 'heart'} label="Like" aria-pressed={isLiked} onPress={() => setIsLiked(!isLiked)} />
          </div>
        </div>
      </div>
      <div style={{ marginBlockStart: '3rem' }}>
        <Table
          caption="Cart"
          columns={[
            { id: 'name', header: 'Product', isRowHeader: true, cell: (row: { name: string }) => <ProductCard layout="row" href="#x" name={row.name} image={pictures[0]} variant="Colour: rust" headingLevel={3} /> },
            { id: 'quantity', header: 'Quantity', cell: () => 2 },
            { id: 'total', header: 'Total', align: 'end', cell: () => '€178.00' },
          ]}
          rows={[{ name: 'Amphora vase' }, { name: 'Indigo carafe' }]}
          rowKey={(row) => row.name}
          footer={[{ id: 's', label: 'Subtotal', value: '€356.00' }, { id: 'h', label: 'Shipping', value: '€4.90' }, { id: 't', label: 'Total', value: '€360.90', isTotal: true }]}
        />
        <SummaryList rows={[{ id: 'd', label: 'Order date', value: '4 May 2026' }]} />
      </div>
    </>
  );
}
