/** A call site that breaks. */
export interface Finding {
  /** Whose change it is, such as `@vitrine/ui`. */
  readonly package: string;
  /** From the repository's folder on, with `/`. */
  readonly file: string;
  /** From 1 on, as editors count. */
  readonly line: number;
  /** From 1 on, in UTF-16 units. */
  readonly column: number;
  /** What changed. */
  readonly change: string;
  /** What stands there afterwards, or what to write. */
  readonly write: string;
  /** Who mends it: `--apply`, or a person. */
  readonly mend: 'codemod' | 'hand';
}

/** Where findings go while files are read. */
export type Report = (finding: Finding) => void;
