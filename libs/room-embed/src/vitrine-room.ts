import type { RoomProblem, VitrineRoomEvents } from './events.ts';
import type { RoomMessage } from './messages.ts';
import { parseRoomAddress } from './room-address.ts';
import { connectToRoom, type RoomConnection } from './room-connection.ts';
import { createRoomView, type RoomView } from './room-view.ts';
import { textsFor } from './texts.ts';

/** Milliseconds within which something has to come from the room's address. */
const LOAD_TIMEOUT_MS = 20_000;
/** Milliseconds within which what came has to say that it is a room. */
const REPLY_TIMEOUT_MS = 10_000;

/** What the element shows. */
export type VitrineRoomState = 'empty' | 'loading' | 'ready' | 'error';

// A server that renders a page has no elements, and may import this all the same.
const ElementBase: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<vitrine-room>`: a live sales room in a frame of its own.
 *
 * Attributes: `src` (address of an invitation or a presentation; https, or this machine), `label` (accessible name of the
 * frame), `lang` (language of the element's own texts, which the room takes too, where it has it). Events:
 * {@link VitrineRoomEvents}.
 */
export class VitrineRoom extends ElementBase {
  static readonly observedAttributes: readonly string[] = ['src', 'lang', 'label'];

  readonly #view: RoomView;
  #connection: RoomConnection | undefined;
  #url: URL | undefined;
  #state: VitrineRoomState = 'empty';
  /** The page asks for another language than the room's address, and the room has yet to hear of it. */
  #isLocaleDue = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.#view = createRoomView(this.attachShadow({ mode: 'open' }), () => this.reload());
    this.#view.frame.addEventListener('load', () => this.#waitForReply());
  }

  /** Address of the room as it was set; empty for none. */
  get src(): string {
    return this.getAttribute('src') ?? '';
  }
  set src(value: string) {
    this.setAttribute('src', value);
  }

  /** Accessible name of the frame. Default: the words for a live presentation in the element's language. */
  get label(): string {
    return this.getAttribute('label') ?? '';
  }
  set label(value: string) {
    this.setAttribute('label', value);
  }

  /** What the element shows now. */
  get state(): VitrineRoomState {
    return this.#state;
  }

  /** Loads the room anew, as "Try again" does. Who was in it comes back as a visitor who has reloaded the page. */
  reload(): void {
    this.#end();
    if (this.isConnected && this.hasAttribute('src')) this.#begin();
  }

  /** Lets the visitor leave the presentation. Nothing happens where they are in none. */
  leave(): void {
    if (this.#state === 'ready') this.#connection?.send({ type: 'leave' });
  }

  connectedCallback(): void {
    document.addEventListener('securitypolicyviolation', this.#noteViolation);
    this.reload();
  }

  disconnectedCallback(): void {
    document.removeEventListener('securitypolicyviolation', this.#noteViolation);
    this.#end();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.isConnected) return;
    if (name === 'src') this.reload();
    else if (name === 'lang') this.#passLocale();
    this.#view.frame.title = this.#name();
  }

  /** The element's own language, or that of what it stands in. */
  #lang(): string {
    return this.closest<HTMLElement>('[lang]')?.lang ?? '';
  }

  #name(): string {
    return this.label || textsFor(this.#lang()).label;
  }

  #begin(): void {
    const url = parseRoomAddress(this.src, document.baseURI);
    if (typeof url === 'string') {
      this.#fail(url);
      return;
    }
    this.#url = url;
    this.#state = 'loading';
    this.#isLocaleDue = this.lang !== '';
    this.#timer = setTimeout(() => this.#fail('unreachable'), LOAD_TIMEOUT_MS);
    this.#connection = connectToRoom(this.#view.frame, url.origin, (message) => this.#take(message));
    this.#view.showLoading(url, textsFor(this.#lang()), this.#name());
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#connection?.close();
    this.#connection = undefined;
    this.#url = undefined;
    this.#state = 'empty';
    this.#view.clear();
  }

  #waitForReply(): void {
    if (this.#state !== 'loading') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail('no-reply'), REPLY_TIMEOUT_MS);
  }

  #fail(reason: RoomProblem): void {
    clearTimeout(this.#timer);
    this.#state = 'error';
    const texts = textsFor(this.#lang());
    this.#view.showProblem(texts.problems[reason], texts, this.#url);
    this.#tell('vitrine-room:error', { reason });
  }

  #passLocale(): void {
    this.#isLocaleDue = this.lang !== '';
    if (this.#state === 'ready') this.#sendLocale();
  }

  #sendLocale(): void {
    if (!this.#isLocaleDue) return;
    this.#isLocaleDue = false;
    this.#connection?.send({ type: 'locale', locale: this.lang });
  }

  #take(message: RoomMessage): void {
    switch (message.type) {
      case 'ready':
        clearTimeout(this.#timer);
        this.#state = 'ready';
        this.#view.showRoom();
        this.#tell('vitrine-room:ready', null);
        this.#sendLocale();
        break;
      case 'title':
        this.#tell('vitrine-room:title', { title: message.title, unread: message.unread });
        break;
      case 'cart':
        this.#tell('vitrine-room:cart', { count: message.count });
        break;
      case 'product':
        if (!this.#tell('vitrine-room:product', { number: message.number, name: message.name }))
          this.#connection?.send({ type: 'product-taken', number: message.number });
        break;
      default:
        this.#tell(`vitrine-room:${message.type}`, null);
    }
  }

  /** @returns False where a listener has called `preventDefault()` on a product. */
  #tell<Name extends keyof VitrineRoomEvents>(name: Name, detail: VitrineRoomEvents[Name]): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, cancelable: name === 'vitrine-room:product' }));
  }

  readonly #noteViolation = (event: SecurityPolicyViolationEvent): void => {
    const isFrame = event.effectiveDirective === 'frame-src' && event.disposition === 'enforce';
    if (isFrame && this.#url !== undefined && event.blockedURI.startsWith(this.#url.origin)) this.#fail('blocked-by-page');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-room': VitrineRoom;
  }
  interface HTMLElementEventMap {
    'vitrine-room:ready': CustomEvent<VitrineRoomEvents['vitrine-room:ready']>;
    'vitrine-room:title': CustomEvent<VitrineRoomEvents['vitrine-room:title']>;
    'vitrine-room:joined': CustomEvent<VitrineRoomEvents['vitrine-room:joined']>;
    'vitrine-room:left': CustomEvent<VitrineRoomEvents['vitrine-room:left']>;
    'vitrine-room:ended': CustomEvent<VitrineRoomEvents['vitrine-room:ended']>;
    'vitrine-room:cart': CustomEvent<VitrineRoomEvents['vitrine-room:cart']>;
    'vitrine-room:product': CustomEvent<VitrineRoomEvents['vitrine-room:product']>;
    'vitrine-room:error': CustomEvent<VitrineRoomEvents['vitrine-room:error']>;
  }
}
