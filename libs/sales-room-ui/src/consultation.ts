/** The page on which shoppers ask for a guide, apart from the room: no page of a room carries its code. */
export type { AskAnswer, AskPageData, AskProduct } from './consultation/ask-page-data.ts';
export { AskScreen } from './consultation/ask-screen.tsx';
