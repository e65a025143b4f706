import type { Fault, Shot } from './stage.ts';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark);

/** The index page of the tour: each screen in a row, phone to desktop, light above dark. */
export function galleryPage(shots: readonly Shot[], faults: readonly Fault[]): string {
  const figure = ({ file, size, scheme }: Shot['files'][number]): string =>
    `<a href="${escape(file)}"><img src="${escape(file)}" alt="${escape(`${size} px, ${scheme}`)}" loading="lazy" height="280"></a>`;
  const section = ({ screen, files }: Shot): string => {
    const own = faults.filter((fault) => fault.screen === screen);
    return `<section id="${escape(screen)}"><h2>${escape(screen)}</h2>${own.map(({ what }) => `<p class="fault">${escape(what)}</p>`).join('')}<div>${files.map(figure).join('')}</div></section>`;
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tour of Vitrine</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;background:#f6f3ee;color:#1e1a15}nav{columns:14rem}section div{display:flex;gap:.75rem;overflow-x:auto;padding-block:.5rem}img{border:1px solid #ccc;border-radius:4px;background:#fff}.fault{color:#a91e1e}</style>
<h1>Tour of Vitrine</h1><p>${shots.length} screens, ${faults.length} faults.</p>
<nav><ul>${shots.map(({ screen }) => `<li><a href="#${escape(screen)}">${escape(screen)}</a></li>`).join('')}</ul></nav>
${faults.length > 0 ? `<h2>Faults</h2><ul>${faults.map(({ screen, what }) => `<li class="fault">${escape(screen)}: ${escape(what)}</li>`).join('')}</ul>` : ''}
${shots.map(section).join('\n')}</html>`;
}
