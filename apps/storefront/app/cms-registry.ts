import { createElement, type ReactNode } from 'react';
import { createCmsRegistry } from '@vitrine/cms-blocks';
import { CmsRegistryContext, commerceElements } from '@vitrine/commerce';

/** Which component draws which element of a merchant's layout. A shop adds or replaces one here, in one line. */
export const cmsRegistry = createCmsRegistry({ commerce: commerceElements });

export const CmsRegistryProvider = ({ children }: { children: ReactNode }) =>
  createElement(CmsRegistryContext, { value: cmsRegistry }, children);
