import { eachLanguage } from '../../text.ts';
import { block, type BlockDraft, fixed, type SlotDraft, type Text } from '../draft.ts';
import { text } from '../slots.ts';

/** A slot with other settings than its usual ones. */
export function configured(slot: SlotDraft, settings: Readonly<Record<string, unknown>>): SlotDraft {
  return {
    ...slot,
    config: { ...slot.config, ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, fixed(value)])) },
  };
}

/** The heading above a group of blocks, and what to look at. */
export function chapter(title: Text, body: Text): BlockDraft {
  return block(
    'text',
    [
      text(
        'content',
        eachLanguage((code) => `<h2>${title[code]}</h2><p>${body[code]}</p>`),
      ),
    ],
    { marginTop: '60px', marginBottom: '10px' },
  );
}

/** A heading and a sentence. */
export function words(title: Text, body: Text, level: 2 | 3 = 3): Text {
  return eachLanguage((code) => `<h${level}>${title[code]}</h${level}><p>${body[code]}</p>`);
}
