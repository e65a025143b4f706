import { createContext, use } from 'react';
import { type CmsRegistry, createCmsRegistry } from '@vitrine/cms-blocks';

/** The app's registry of blocks and elements. */
export const CmsRegistryContext = createContext<CmsRegistry | null>(null);

let plain: CmsRegistry | undefined;

/** The app's registry; without one, everything but commerce elements. */
export function useCmsRegistry(): CmsRegistry {
  return use(CmsRegistryContext) ?? (plain ??= createCmsRegistry());
}
