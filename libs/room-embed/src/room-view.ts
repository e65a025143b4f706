import { elementStyles } from './styles.ts';
import type { EmbedTexts } from './texts.ts';

/** What the room in the frame may ask the visitor for. */
const ALLOW = 'camera; microphone; display-capture; autoplay; fullscreen; picture-in-picture; clipboard-write';
/** What the room may do: everything that a page does in its own frame, and nothing to the page around it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** What the element shows: the room, or what stands in its place. */
export interface RoomView {
  readonly frame: HTMLIFrameElement;
  /** Puts the frame in place and says that it is being loaded. */
  showLoading(url: URL, texts: EmbedTexts, label: string): void;
  showRoom(): void;
  /** @param url Where the room can be opened by itself; undefined where there is no such address. */
  showProblem(message: string, texts: EmbedTexts, url: URL | undefined): void;
  /** Takes the frame away: whatever was in it ends. */
  clear(): void;
}

/** Draws the inside of the element. `onRetry`: the visitor asks for another try. */
export function createRoomView(root: ShadowRoot, onRetry: () => void): RoomView {
  const document = root.ownerDocument;
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, part: string): HTMLElementTagNameMap[Tag] => {
    const element = document.createElement(tag);
    element.setAttribute('part', part);
    return element;
  };
  const frame = make('iframe', 'frame');
  frame.allow = ALLOW;
  frame.setAttribute('sandbox', SANDBOX);
  frame.referrerPolicy = 'strict-origin';
  const status = make('div', 'status');
  const message = make('p', 'message');
  message.setAttribute('role', 'status');
  const actions = make('div', 'actions');
  const retry = make('button', 'retry');
  retry.type = 'button';
  retry.addEventListener('click', onRetry);
  const open = make('a', 'open');
  open.target = '_blank';
  open.rel = 'noopener';
  actions.append(retry, open);
  status.append(message, actions);
  status.hidden = true;
  root.adoptedStyleSheets = [elementStyles()];
  root.append(status);

  function say(text: string): void {
    status.hidden = false;
    frame.inert = true;
    message.textContent = text;
  }

  return {
    frame,
    showLoading(url, texts, label) {
      frame.title = label;
      frame.src = url.href;
      if (!frame.isConnected) status.before(frame);
      actions.hidden = true;
      say(texts.loading);
    },
    showRoom() {
      status.hidden = true;
      frame.inert = false;
    },
    showProblem(text, texts, url) {
      actions.hidden = false;
      retry.textContent = texts.retry;
      open.textContent = texts.open;
      open.hidden = url === undefined;
      if (url === undefined) open.removeAttribute('href');
      else open.href = url.href;
      say(text);
    },
    clear() {
      frame.remove();
      frame.removeAttribute('src');
      status.hidden = true;
    },
  };
}
