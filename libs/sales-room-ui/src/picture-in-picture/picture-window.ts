/** Document picture-in-picture (WICG), which not every browser has and the library of TypeScript does not know. */
interface DocumentPictureInPicture {
  requestWindow(size: { readonly width: number; readonly height: number }): Promise<Window>;
}

/** A window that holds parts of the page, or the picture alone. */
export type PictureInPictureKind = 'window' | 'picture';

/** Milliseconds that are waited for styles: without them the window can be read still. */
const STYLES_LIMIT_MS = 1_000;

const documentApi = (): DocumentPictureInPicture | undefined =>
  (globalThis as { documentPictureInPicture?: DocumentPictureInPicture }).documentPictureInPicture;

/** What this browser shows above all other windows; null for nothing. */
export function pictureInPictureKind(): PictureInPictureKind | null {
  if (documentApi() !== undefined) return 'window';
  return document.pictureInPictureEnabled ? 'picture' : null;
}

/**
 * Opens an empty window above all others that looks like this page. Only a press may open one.
 * @param size Of its inside, in CSS pixels; a browser may know better.
 * @throws `DOMException` where the browser doesn't let it.
 */
export async function openPictureWindow(size: { readonly width: number; readonly height: number }): Promise<Window> {
  const api = documentApi();
  if (api === undefined) throw new DOMException('This browser has no such window.', 'NotSupportedError');
  const opened = await api.requestWindow(size);
  for (const { name, value } of document.documentElement.attributes) opened.document.documentElement.setAttribute(name, value);
  opened.document.title = document.title;
  await copyStyles(opened.document);
  return opened;
}

function copyStyles(into: Document): Promise<unknown> {
  const arrivals = [...document.querySelectorAll('link[rel=stylesheet], style')].map((styles) => {
    const copy = into.importNode(styles, true);
    const isThere = new Promise((resolve) => {
      if (copy.localName === 'style') resolve(undefined);
      copy.addEventListener('load', resolve);
      copy.addEventListener('error', resolve);
    });
    into.head.append(copy);
    return isThere;
  });
  return Promise.race([Promise.all(arrivals), new Promise((resolve) => setTimeout(resolve, STYLES_LIMIT_MS))]);
}
