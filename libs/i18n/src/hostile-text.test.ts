import { describe, it } from 'vitest';
import { expectLinear } from '@vitrine/e2e-kit/linear-time';
import { createFormatter } from './formatter.ts';
import { splitRichText } from './rich-text.ts';
import { createTranslator } from './translator.ts';

const { t, has } = createTranslator({
  locale: 'en-US',
  messages: { shop: { hello: 'Hello {name}, you are {name}.' } } as never,
  isStrict: false,
});
const format = createFormatter({ locale: 'de-DE' });

describe('texts and what is filled into them take time that grows with their length alone', () => {
  it.each<[string, (text: string) => unknown]>([
    ['a name in a text', (text) => t.dynamic('shop.hello', { name: text })],
    ['a name that looks like a placeholder', (text) => t.dynamic('shop.hello', { name: `{name}${text}$t(${text})` })],
    ['a text that is looked for', (text) => has(text)],
    ['tags of a text', splitRichText],
    ['tags that nobody closes', (text) => splitRichText(`<${text}>`.repeat(3))],
    ['a currency', (text) => format.price(1, text)],
    ['a date', (text) => format.date(text)],
  ])('%s', (_what, run) => expectLinear(run));
});
