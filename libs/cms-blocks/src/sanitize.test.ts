// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as inBrowser from './browser-sanitize.ts';
import * as anywhere from './sanitize.ts';
import { HOSTILE_HTML } from './testing/hostile-html.ts';

const ALLOWED_TAGS = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure footer ' +
    'h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
);
const ALLOWED_ATTRIBUTES = new Set(
  (
    'class style id title lang dir aria-label aria-hidden href target rel src alt width height loading decoding colspan rowspan scope align span ' +
    'start type reversed value datetime open'
  ).split(' '),
);

/** Parses as a browser does and names everything that should not be there. */
function offences(html: string): string[] {
  // A document without a window: it parses like any other and runs nothing.
  const inert = document.implementation.createHTMLDocument();
  const container = inert.body;
  container.innerHTML = html;
  const found: string[] = [];
  for (const element of container.querySelectorAll('*')) {
    const tag = element.localName;
    if (!ALLOWED_TAGS.has(tag) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`<${tag}>`);
    for (const { name, value } of element.attributes) {
      if (!ALLOWED_ATTRIBUTES.has(name)) found.push(`${tag}[${name}]`);
      if (name === 'href' || name === 'src') {
        const { protocol } = new URL(value, 'https://shop.example/');
        if (!['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) found.push(`${tag}[${name}=${value}]`);
        if (name === 'src' && protocol !== 'https:') found.push(`${tag}[${name}=${value}]`);
      }
      if (
        name === 'style' &&
        /url|expression|position|z-index|behavior|binding|import|opacity|transform|display|content|\\|\/\*|-\d/i.test(value)
      )
        found.push(`style ${value}`);
      if (name === 'id' && !value.startsWith('cms-')) found.push(`id ${value}`);
      if (name === 'target' && !/\bnoopener\b/.test(element.getAttribute('rel') ?? '')) found.push('opener');
      if (name === 'target' && value !== '_blank') found.push(`target ${value}`);
    }
  }
  const walker = inert.createTreeWalker(container, NodeFilter.SHOW_COMMENT);
  if (walker.nextNode()) found.push('comment');
  return found;
}

describe.each([
  ['that brings its parser', anywhere],
  ["of the browser's own parser", inBrowser],
])('a sanitiser %s', (_which, { createHtmlSanitizer, sanitizeHtml }) => {
  describe('hostile HTML', () => {
    it.each(HOSTILE_HTML.map((html) => [html.slice(0, 80), html]))('%s leaves nothing that runs', (_name, html) => {
      expect(offences(sanitizeHtml(html))).toEqual([]);
    });

    it.each(HOSTILE_HTML.map((html) => [html.slice(0, 80), html]))('%s stays as it is when a browser wrote it again', (_name, html) => {
      const container = document.createElement('div');
      container.innerHTML = sanitizeHtml(html);
      const again = sanitizeHtml(container.innerHTML).replaceAll('cms-cms-', 'cms-');
      const reparsed = document.createElement('div');
      reparsed.innerHTML = again;
      expect(offences(again)).toEqual([]);
      expect(reparsed.textContent).toBe(container.textContent);
    });

    it('is seen by the check itself before it is sanitised', () => {
      expect(HOSTILE_HTML.filter((html) => offences(html).length > 0).length).toBeGreaterThan(100);
    });

    it('stays harmless in every combination of two techniques', () => {
      for (const outer of HOSTILE_HTML.filter((html) => html.length < 200)) {
        for (const inner of [
          '<img src=x onerror=alert(1)>',
          '"><script>alert(1)</script>',
          '</style><svg onload=alert(1)>',
          '--><b onclick=x>',
        ]) {
          expect(offences(sanitizeHtml(outer + inner))).toEqual([]);
          expect(offences(sanitizeHtml(outer.replace('alert(1)', inner)))).toEqual([]);
        }
      }
    });
  });

  describe('merchants’ HTML', () => {
    it('keeps headings, lists, tables, emphasis and classes', () => {
      const html =
        '<h2 class="big">A</h2><ul><li>one</li></ul><ol start="3"><li>x</li></ol><table><thead><tr><th scope="col">H</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table><p lang="de"><strong>b</strong> <em>i</em><br />x</p>';
      expect(sanitizeHtml(html)).toBe(html);
    });

    it('keeps the words of elements it drops', () => {
      expect(sanitizeHtml('<form><label>Name</label></form><font color="#a00">red</font><center>mid</center>')).toBe(
        'Name<span style="--v-html-color:#a00">red</span><div style="text-align:center">mid</div>',
      );
    });

    it('keeps styles of text, boxes and colors alone', () => {
      expect(sanitizeHtml('<p style="text-align: center; position: fixed; padding: 4px 8px; font-size: 18px !important">x</p>')).toBe(
        '<p style="text-align:center;padding:4px 8px;font-size:18px">x</p>',
      );
    });

    it('hands a text color to the style sheet, and gives a colored background the scheme that reads on it', () => {
      expect(sanitizeHtml('<b style="color:#000">x</b><i style="background-color:#222">y</i>')).toBe(
        '<b style="--v-html-color:#000">x</b><i style="background-color:#222;color-scheme:dark">y</i>',
      );
    });

    it('opens new tabs without a way back, and drops other targets', () => {
      expect(sanitizeHtml('<a href="https://example.com" target="_blank" rel="nofollow opener">x</a>')).toBe(
        '<a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">x</a>',
      );
      expect(sanitizeHtml('<a href="/x" target="_top">x</a>')).toBe('<a href="/x">x</a>');
    });

    it('leads the shop’s own paths through the app, and leaves other addresses as they are', () => {
      const sanitize = createHtmlSanitizer({ href: (path) => `/de-DE${path}` });
      expect(sanitize('<a href="/Kleidung/">x</a><a href="https://e.example/">y</a><a href="mailto:a@b.example">z</a>')).toBe(
        '<a href="/de-DE/Kleidung/">x</a><a href="https://e.example/">y</a><a href="mailto:a@b.example">z</a>',
      );
    });

    it('keeps anchors working inside their own name space', () => {
      expect(sanitizeHtml('<a href="#size">x</a><h2 id="size">y</h2>')).toBe('<a href="#cms-size">x</a><h2 id="cms-size">y</h2>');
    });

    it('shows pictures over https, from the shop itself and from allowed origins', () => {
      const sanitize = createHtmlSanitizer({ imageOrigins: ['http://localhost:3000'] });
      expect(sanitize('<img src="https://cdn.example/a.png" alt="a" width="20px">')).toBe(
        '<img src="https://cdn.example/a.png" alt="a" width="20" loading="lazy" decoding="async" />',
      );
      expect(sanitize('<img src="http://localhost:3000/a.png"><img src="http://localhost:3000.evil.example/a.png">')).toBe(
        '<img src="http://localhost:3000/a.png" alt="" loading="lazy" decoding="async" />',
      );
      expect(sanitize('<img src="/media/a.png">')).toContain('src="/media/a.png"');
    });
  });
});

describe("a sanitiser of the browser's own parser", () => {
  it('asks nothing of a form, whose fields may stand in the place of what it is', () => {
    const names = ['attributes', 'childNodes', 'firstChild', 'localName', 'namespaceURI', 'nodeType', 'parentNode'];
    const fields = names.map((name) => `<input name=${name}>`).join('');
    expect(inBrowser.sanitizeHtml(`<form onsubmit=alert(1)>${fields}<p onclick=alert(1)>words</p></form><i>more</i>`)).toBe(
      '<p>words</p><i>more</i>',
    );
  });

  it.each([
    [
      'a document with a head',
      '<html><head><title>t</title><link rel=stylesheet href=//x></head><body onload=alert(1)><p>a</p></body></html>',
      '<p>a</p>',
    ],
    ['a page of frames', '<frameset onload=alert(1)><frame src=//x></frameset>', ''],
    ['a cell without its table', '<tr><td>a</td></tr>', 'a'],
    ['signs that are no markup', '1 &lt; 2 &amp;&amp; "3" > 2&nbsp;', '1 &lt; 2 &amp;&amp; "3" &gt; 2\u00A0'],
  ])('reads %s as a browser does, inside the page', (_what, html, expected) => expect(inBrowser.sanitizeHtml(html)).toBe(expected));

  it('keeps the words of what is nested too deeply, and no more elements than the other', () => {
    const deep = inBrowser.sanitizeHtml(`${'<b>'.repeat(5_000)}words`);
    expect(deep).toBe(`${'<b>'.repeat(100)}words${'</b>'.repeat(100)}`);
  });

  it('writes what merchants write as the other does', () => {
    const html =
      '<h2>A</h2><p>a<br>b &amp; &quot;c&quot; <img src="/a.png" alt="" width="20px"></p><ul><li>one<li>two</ul><font color="#a00">red</font><details open><summary>x</summary></details>';
    expect(inBrowser.sanitizeHtml(html)).toBe(anywhere.sanitizeHtml(html));
  });
});

it('markup is written in two views alone, and both take sanitised text by type', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx$/.test(file) && !/\.test\.|testing/.test(file),
  );
  const users = sources.filter((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('dangerouslySetInnerHTML'));
  expect(users.map((file) => file.split('/').at(-1)).sort()).toEqual(['safe-html-view.tsx', 'texts.tsx']);
});
