import { createContext, use } from 'react';

/** The page of the slide's listing that is shown, and how to turn it. */
export interface SlidePageControl {
  page: number;
  isLoading: boolean;
  turnTo(page: number): void;
  /** The viewer may turn pages: a guide for everybody, a client for themselves. */
  isAllowed: boolean;
}

/** Given to the listing of a slide. */
export const SlidePageContext = createContext<SlidePageControl>({ page: 1, isLoading: false, turnTo: () => undefined, isAllowed: false });

export const useSlidePage = (): SlidePageControl => use(SlidePageContext);
