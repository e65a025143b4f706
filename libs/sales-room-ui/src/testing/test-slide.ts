/** A box of a test's page: left, top, width and height in pixels, at a slide that is not scrolled. */
export type TestBox = readonly [left: number, top: number, width: number, height: number];

const rect = ([left, top, width, height]: TestBox): DOMRect => new DOMRect(left, top, width, height);

/** Gives an element a box in jsdom, which lays nothing out. With a slide it moves as that is scrolled. */
export function place(element: Element, [left, top, width, height]: TestBox, slide?: Element): void {
  element.getBoundingClientRect = () => rect([left, top - (slide?.scrollTop ?? 0), width, height]);
}

/** Makes an element scroll in jsdom: its height on the screen, and that of its content. */
export function makeScrollable(element: HTMLElement, clientHeight: number, scrollHeight: number): void {
  let top = 0;
  Object.defineProperties(element, {
    clientHeight: { value: clientHeight, configurable: true },
    clientWidth: { value: element.getBoundingClientRect().width, configurable: true },
    scrollHeight: { value: scrollHeight, configurable: true },
    scrollTop: {
      get: () => top,
      set: (next: number) => {
        top = Math.min(Math.max(next, 0), scrollHeight - clientHeight);
      },
      configurable: true,
    },
  });
  element.scrollTo = ((options: ScrollToOptions) => {
    element.scrollTop = options.top ?? 0;
  }) as HTMLElement['scrollTo'];
}
