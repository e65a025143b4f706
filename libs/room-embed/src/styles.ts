const RULES = `
:host { display: block; position: relative; overflow: hidden; inline-size: 100%; block-size: 100%; min-block-size: min(40rem, 100dvh); }
:host([hidden]) { display: none; }
iframe { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; border: 0; }
[part='status'] {
  position: absolute; inset: 0; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 1rem;
  box-sizing: border-box; padding: 1rem; background: var(--vitrine-room-background, Canvas); color: var(--vitrine-room-color, CanvasText);
  font: var(--vitrine-room-font, 1rem/1.5 system-ui, sans-serif); text-align: center;
}
[hidden] { display: none !important; }
p { max-inline-size: 32rem; margin: 0; overflow-wrap: anywhere; }
[part='actions'] { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.75rem; }
button, a {
  display: inline-flex; align-items: center; min-block-size: 2.75rem; padding: 0 1rem; box-sizing: border-box; border: 1px solid currentcolor;
  border-radius: 0.25rem; background: transparent; color: inherit; font: inherit; text-decoration: none; cursor: pointer;
}
:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

let sheet: CSSStyleSheet | undefined;

/** The styles of every element, as a sheet that no content security policy refuses. */
export function elementStyles(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(RULES);
  }
  return sheet;
}
