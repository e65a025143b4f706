import { describe, expect, it } from 'vitest';
import { presentationFileSchema } from '@vitrine/sales-room-protocol';
import { demoContent } from './demo-content.ts';

describe('what the demo catalogue brings for the rooms', () => {
  const content = demoContent();

  it('is a file of presentations that the room server takes', () => {
    const file = presentationFileSchema.parse(JSON.parse(JSON.stringify(content.presentations)));
    expect(file.presentations.map(({ path, isPreview, guideIds }) => [path, isPreview, guideIds?.length])).toEqual([
      ['spring-collection', false, undefined],
      ['preview-lookbook', true, undefined],
      ['selmas-lamps', false, 1],
      ['teos-textiles', false, 1],
    ]);
  });

  it('invites to a presentation that is no preview', () => {
    expect(content.invitationPath).toBe('spring-collection');
  });

  it('gives guides notes without markup', () => {
    const notes = (content.presentations?.presentations ?? []).flatMap(({ slides }) => slides.map((slide) => slide.notes ?? ''));
    expect(notes.some((text) => text.length > 20)).toBe(true);
    for (const text of notes) expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;/i);
  });

  it('is nothing of what a trait of the store takes away', () => {
    const bare = demoContent(new Set(['no-presentations', 'no-shop-pages']));
    expect(bare).toEqual({ presentations: undefined, shopPages: {}, invitationPath: undefined });
  });

  it('names CMS pages for the shop pages', () => {
    expect(content.shopPages).toMatchObject({
      tosPage: expect.stringMatching(/^[0-9a-f]{32}$/),
      privacyPage: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });
});
