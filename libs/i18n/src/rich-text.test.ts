import { expect, it } from 'vitest';
import { type RichPart, splitRichText } from './rich-text.ts';

const link = (text: string): RichPart => ({ tag: 'link', text });

it.each<[string, string, RichPart[]]>([
  ['without tags is itself', 'Read the terms.', ['Read the terms.']],
  ['that is empty has no part', '', []],
  ['has its words around a tag', 'Read <link>the terms</link>.', ['Read ', link('the terms'), '.']],
  ['that is a tag whole has no words around it', '<link>Terms</link>', [link('Terms')]],
  ['has tags side by side without anything between', '<link>a</link><b>c</b>', [link('a'), { tag: 'b', text: 'c' }]],
  ['keeps a tag that is empty', 'a<link></link>', ['a', link('')]],
  ['keeps a tag that nobody closes', 'a <link>b', ['a <link>b']],
  ['keeps a closing that nobody opened', 'a</link> <link>b</link>', ['a</link> ', link('b')]],
  ['keeps a tag inside of another as it is written', '<link>a <b>c</b></link> d', [link('a <b>c</b>'), ' d']],
  ['closes a tag at its first closing', '<link>a</link>b</link>', [link('a'), 'b</link>']],
  ['takes no tag with a blank or an attribute', '<a href="x">y</a>', ['<a href="x">y</a>']],
])('a text %s', (_rule, text, parts) => {
  expect(splitRichText(text)).toEqual(parts);
});
