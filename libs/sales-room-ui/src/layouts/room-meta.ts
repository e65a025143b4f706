import type { MetaDescriptor } from 'react-router';
import { screenMeta } from '@vitrine/app-shell';

type MetaArgs = Parameters<typeof screenMeta>[0];

/** Head of every page of the sales room: the presentation's name goes before the product's, so that tabs can be told apart. */
export function roomMeta(args: MetaArgs): MetaDescriptor[] {
  const head = screenMeta(args);
  const name = args.matches.map((match) => presentationName(match?.loaderData)).findLast((found) => found !== undefined);
  return name === undefined
    ? head
    : head.map((descriptor) => ('title' in descriptor ? { title: `${name} | ${String(descriptor.title)}` } : descriptor));
}

function presentationName(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('entry' in data)) return undefined;
  return (data.entry as { appointment?: { name?: string } | null } | undefined)?.appointment?.name;
}
