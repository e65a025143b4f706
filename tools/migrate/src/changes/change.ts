/** One thing that changed for those who import a package. `entry` is a key of the package's `exports`. */
export type Change = RenamedExports | RenamedEndings | MovedExports | RemovedExports | RenamedMembers | RenamedValues;

/** Names that an entry exports are called otherwise. */
export interface RenamedExports {
  readonly kind: 'renamed-exports';
  readonly entry: string;
  /** Old name → new name. */
  readonly names: Readonly<Record<string, string>>;
}

/** All names of a family of entries (`./schemas/*`) end otherwise. */
export interface RenamedEndings {
  readonly kind: 'renamed-endings';
  readonly entry: string;
  readonly from: string;
  readonly to: string;
}

/** Names are exported by another entry, of this package or another one. */
export interface MovedExports {
  readonly kind: 'moved-exports';
  readonly entry: string;
  /** As one imports it: `@vitrine/http-server`. */
  readonly to: string;
  readonly names: readonly string[];
}

/** Names that nothing has taken the place of by itself. */
export interface RemovedExports {
  readonly kind: 'removed-exports';
  readonly entry: string;
  readonly names: readonly string[];
  /** What to write, in a sentence. */
  readonly advice: string;
}

/** Options or properties of a type are called otherwise. */
export interface RenamedMembers {
  readonly kind: 'renamed-members';
  readonly entry: string;
  readonly type: string;
  /** Functions whose argument is of the type. */
  readonly takenBy: readonly string[];
  /** Functions that give one. */
  readonly givenBy: readonly string[];
  /** Old name → new name, or a path of them where one is read (`cart?.wishlistEnabled`). */
  readonly names: Readonly<Record<string, string>>;
}

/** Strings that an entry's values are compared with: reported, since a string alone does not say what it means. */
export interface RenamedValues {
  readonly kind: 'renamed-values';
  readonly entry: string;
  readonly names: Readonly<Record<string, string>>;
}

/** What one release asks of those who come from an older version of a package. */
export interface Migration {
  readonly package: string;
  /** The first version that has the changes. Who comes from an older one is concerned. */
  readonly since: string;
  readonly changes: readonly Change[];
}
