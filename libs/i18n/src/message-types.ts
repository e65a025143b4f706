import type { account } from './messages/en-US/account.ts';
import type { checkout } from './messages/en-US/checkout.ts';
import type { common } from './messages/en-US/common.ts';
import type { consultation } from './messages/en-US/consultation.ts';
import type { guide } from './messages/en-US/guide.ts';
import type { legal } from './messages/en-US/legal.ts';
import type { presentations } from './messages/en-US/presentations.ts';
import type { room } from './messages/en-US/room.ts';
import type { shop } from './messages/en-US/shop.ts';
import type { Register } from './register.ts';

/** The texts that the package brings, as en-US has them: the measure for every other locale. */
interface BuiltInMessages {
  readonly common: typeof common;
  readonly shop: typeof shop;
  readonly checkout: typeof checkout;
  readonly account: typeof account;
  readonly room: typeof room;
  readonly guide: typeof guide;
  readonly legal: typeof legal;
  readonly presentations: typeof presentations;
  readonly consultation: typeof consultation;
}

/** An area that the package brings. */
export type BuiltInArea = keyof BuiltInMessages;

/** The importer's own areas, and own keys in the package's areas. */
type OwnMessages = Register extends { messages: infer Own } ? Own : unknown;

/** The texts of all areas, the importer's own included. */
export type AllMessages = BuiltInMessages & OwnMessages;

/** A part of the texts that is loaded as one. */
export type MessageArea = keyof AllMessages & string;

/** A tree of texts. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Texts of some areas in one locale: plain data, fit to travel from server to browser. */
export type Messages = { readonly [area in MessageArea]?: MessageTree };

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Every form of each plural of a tree: a language may count in more or fewer ways than English. */
type PluralForms<Tree> = {
  readonly [Key in keyof Tree & string as Key extends `${infer Base}_${PluralForm}` ? `${Base}_${PluralForm}` : never]?: string;
};

/** The same keys with texts of another language. */
export type Translated<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Translated<Tree[Key]>;
} & PluralForms<Tree>;

/** Some of the keys with other texts. */
export type Differences<Tree> = {
  readonly [Key in keyof Tree]?: Tree[Key] extends string ? string : Differences<Tree[Key]>;
} & PluralForms<Tree>;

/** Texts of one area in another language, as many as there are: `export default { … } satisfies AreaTexts<'common'>`. */
export type AreaTexts<Area extends MessageArea> = Differences<AllMessages[Area]>;

/** Texts that a shop has of its own, in one locale. */
export type MessageDifferences = Differences<AllMessages>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** Every text by its path, the plural forms of one text being one key: `shop.listing.count`. */
export type MessageKey = KeysOf<AllMessages>;

type TextAt<Tree, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? TextAt<Tree[Head], Rest>
    : never
  : Key extends keyof Tree
    ? Tree[Key]
    : `${Key}_other` extends keyof Tree
      ? Tree[`${Key}_other`] | '{count}'
      : never;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The names of the parameters of a text; `count` chooses its plural form. */
export type MessageParameter<Key extends MessageKey> = NamesIn<TextAt<AllMessages, Key>>;

/** What a text may be filled with: numbers are written in the locale's own way. */
export type MessageValue = string | number;

/** The parameters of a text by name, `count` being a number. */
export type MessageParameters<Key extends MessageKey> = {
  readonly [Name in MessageParameter<Key>]: Name extends 'count' ? number : MessageValue;
};
