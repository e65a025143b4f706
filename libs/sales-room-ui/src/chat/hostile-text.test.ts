import { describe, it } from 'vitest';
import { expectLinear } from '@vitrine/e2e-kit/linear-time';
import { productIdOfAddress } from '../slides/product-address.ts';
import { linkify } from './linkify.ts';

describe('what people write in a room takes time that grows with its length alone', () => {
  it.each<[string, (text: string) => unknown]>([
    ['a chat message', linkify],
    ['a message that is an address', (text) => linkify(`https://a.example/${text}x`)],
    ['addresses one after another', (text) => linkify(`http://a.example${text} http://${text}`)],
    ['the address of a product', (text) => productIdOfAddress(`https://a.example/${text}`, 'https://a.example')],
  ])('%s', (_what, run) => expectLinear(run));
});
