import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readMedia } from '../model/media.ts';
import { rawMedia } from '../testing/raw-page.ts';
import { Picture } from './picture.tsx';

const media = (rest: Record<string, unknown> = {}) => {
  const read = readMedia(rawMedia('a', rest));
  if (!read) throw new Error('A picture with an address is read.');
  return read;
};
const titled = (title: string) => media({ translated: { alt: 'Chair', title } });
const markup = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture media={media()} sizes="50vw" {...props} />);

describe('a picture', () => {
  it('has a title where it says something else than its text', () => {
    expect(markup({ media: titled('A fine chair') })).toContain('title="A fine chair"');
    expect(markup({ media: titled('Chair') })).not.toContain('title=');
    expect(markup({ media: titled('') })).not.toContain('title=');
    expect(markup({ media: titled('Chair'), alt: 'Other' })).toContain('title="Chair"');
  });

  it('says how wide it is where there are several files, and keeps its place', () => {
    expect(markup()).toContain('sizes="50vw"');
    expect(markup()).toContain('width="1600" height="800"');
    const bare = markup({ media: media({ thumbnails: [], metaData: null }) });
    expect(bare).not.toContain('sizes=');
    expect(bare).not.toContain('width=');
  });

  it('is loaded when it comes near, but for one that is hurried', () => {
    expect(markup()).toContain('loading="lazy"');
    expect(markup()).not.toMatch(/fetchpriority/i);
    expect(markup({ isPriority: true })).toContain('loading="eager"');
    expect(markup({ isPriority: true })).toMatch(/fetchpriority="high"/i);
  });
});
