import { describe, expect, it } from 'vitest';
import { SessionProvider, type ShellData } from '@vitrine/app-shell';
import type { CmsFormProps } from '@vitrine/cms-blocks';
import { type PageFormAnswer, PageFormContext } from '../page/page-form.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { ContactForm, NewsletterForm } from './form-elements.tsx';

const SLOT = 'slot';
const props = (over: object = {}) =>
  ({
    title: '',
    confirmationText: '',
    salutations: [],
    placement: { slotId: SLOT, pageType: 'landingpage', headingLevel: 2 },
    ...over,
  }) as unknown as CmsFormProps;
const failure = (slotId: string): PageFormAnswer => ({ slotId, errors: {}, reason: 'general', values: { email: 'ada@vitrine.example' } });
const part = (
  Form: typeof ContactForm,
  { answer, isIndex = false, over = {}, isPage = true }: { answer?: PageFormAnswer; isIndex?: boolean; over?: object; isPage?: boolean },
) => (
  <SessionProvider shell={{ session: {}, shopPages: {} } as unknown as ShellData}>
    <PageFormContext value={isPage ? { answer, isIndex } : null}>
      <Form {...props(over)} />
    </PageFormContext>
  </SessionProvider>
);
type Options = Parameters<typeof part>[1];
const markup = (options: Options = {}, address = '/help', Form = ContactForm) => shopMarkup(part(Form, options), {}, address);
const words = (options: Options = {}, address = '/help', Form = ContactForm) => shopWords(part(Form, options), {}, address);

describe('a form of a page without scripts', () => {
  it("is sent to the page's own address, and leads back to its place there", () => {
    expect(markup({}, '/help?a=1')).toContain('action="/help?a=1#form-slot"');
    expect(markup({ isIndex: true }, '/')).toContain('action="/?index=#form-slot"');
  });
  it('forgets with the next try that it was sent before', () => {
    expect(markup({}, '/help?sent=other')).toContain('action="/help#form-slot"');
  });
  it('has no address of its own where the page has none, as in a presentation', () => {
    expect(markup({ isPage: false })).not.toContain('action=');
    expect(markup({ isPage: false }, '/help?sent=slot')).toContain('<form');
  });
  it('shows what was wrong with it, not what was wrong with another', () => {
    expect(markup({ answer: failure(SLOT) })).toContain('ada@vitrine.example');
    expect(markup({ answer: failure('other') })).not.toContain('ada@vitrine.example');
  });
});

describe.each([
  ['the contact form', ContactForm],
  ['the newsletter form', NewsletterForm],
])('%s', (_what, Form) => {
  it("that was sent gives way to the merchant's words, else to ours", () => {
    expect(words({ over: { confirmationText: 'We will call you' } }, '/help?sent=slot', Form)).toContain('We will call you');
    expect(words({}, '/help?sent=slot', Form).trim()).not.toBe('');
    expect(markup({}, '/help?sent=slot', Form)).not.toContain('<form');
    expect(markup({}, '/help?sent=other', Form)).toContain('<form');
  });
  it("bears the merchant's title, else ours", () => {
    expect(words({ over: { title: 'Write to us' } }, '/help', Form)).toContain('Write to us');
    expect(markup({}, '/help', Form)).toMatch(/<h2[^>]*>[^<]+<\/h2>/);
  });
});

it('the contact form asks for a salutation only where the store has some', () => {
  expect(markup({ over: { salutations: [{ id: 'mx', displayName: 'Mx.' }] } })).toContain('name="salutationId"');
  expect(markup()).not.toContain('name="salutationId"');
});
