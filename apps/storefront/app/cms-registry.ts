import { CmsRegistryContext, commerceElements } from '@vitrine/commerce';
import { createCmsRegistry } from '@vitrine/cms-blocks';
import { createElement, type ReactNode } from 'react';

/** Which component draws which element of a merchant's layout. A shop adds or replaces one here, in one line. */
export const cmsRegistry = createCmsRegistry({ commerce: commerceElements });

export const CmsRegistryProvider = ({ children }: { children: ReactNode }) => createElement(CmsRegistryContext, { value: cmsRegistry }, children);
