import type { CommandInput } from '@vitrine/sales-room-protocol';

/** What can be sent over the stage, for a moment. */
export type Reaction = CommandInput<'reaction.send'>['reaction'];

/** Each reaction as it is drawn, in the order in which they are offered. */
export const REACTIONS: Readonly<Record<Reaction, string>> = { heart: '❤️', clap: '👏', 'thumbs-up': '👍', laugh: '😄', surprised: '😮' };

/** As the room tells of it; a newer server may know more of them. */
export const isReaction = (name: string): name is Reaction => Object.hasOwn(REACTIONS, name);

export const REACTION_NAMES = Object.keys(REACTIONS).filter(isReaction);
