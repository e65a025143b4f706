import { type Method, readOfficialDocument } from '../official/official-schema.ts';

const METHODS: readonly Method[] = ['get', 'post', 'patch', 'put', 'delete'];
const DESCRIPTIONS = { '6.6': 'store-6.6', '6.7': 'store-6.7' } as const;

/** A version of the Store API that is described officially. */
export type DescribedVersion = keyof typeof DESCRIPTIONS;

/** An operation of the official descriptions. */
export interface DescribedOperation {
  /** Upper case. */
  method: string;
  /** Below `/store-api`, with the parameters' names: `/product/{productId}`. */
  path: string;
  versions: DescribedVersion[];
}

/** `POST /product/{productId}`. */
export const nameOf = ({ method, path }: Pick<DescribedOperation, 'method' | 'path'>): string => `${method} ${path}`;

/** The exact release that each description is of: `6.6.10.0`. */
export function describedReleases(): Record<DescribedVersion, string> {
  const releaseOf = (version: DescribedVersion): string => readOfficialDocument(DESCRIPTIONS[version]).info?.version ?? version;
  return { '6.6': releaseOf('6.6'), '6.7': releaseOf('6.7') };
}

/** Every operation of either description, by path and then by method. */
export function describedOperations(): DescribedOperation[] {
  const operations = new Map<string, DescribedOperation>();
  for (const version of Object.keys(DESCRIPTIONS) as DescribedVersion[])
    for (const [path, methods] of Object.entries(readOfficialDocument(DESCRIPTIONS[version]).paths))
      for (const method of METHODS.filter((name) => methods[name] !== undefined)) {
        const operation = { method: method.toUpperCase(), path, versions: [] as DescribedVersion[] };
        const known = operations.get(nameOf(operation)) ?? operation;
        known.versions.push(version);
        operations.set(nameOf(operation), known);
      }
  const keyOf = ({ method, path }: DescribedOperation): string => `${path} ${method}`;
  return [...operations.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The operation that a request is a call of; undefined for one that nobody describes. A literal part wins over a parameter. */
export function operationOf(operations: readonly DescribedOperation[], method: string, path: string): DescribedOperation | undefined {
  const parts = path.split('/');
  // Some parameters stand for several parts.
  const open = /^\/(?:script\/\{hook\}|sitemap\/\{filePath\})$/;
  const fits = (template: string): boolean => {
    const steps = template.split('/');
    return (
      (steps.length === parts.length || (open.test(template) && parts.length > steps.length)) &&
      steps.every((step, index) => (step.startsWith('{') ? parts[index] !== '' : step === parts[index]))
    );
  };
  const parametersOf = (template: string): number => template.split('{').length;
  return operations
    .filter((operation) => operation.method === method && fits(operation.path))
    .toSorted((a, b) => parametersOf(a.path) - parametersOf(b.path))[0];
}
