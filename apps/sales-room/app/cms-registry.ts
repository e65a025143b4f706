import { createElement, type ReactNode } from 'react';
import { createCmsRegistry } from '@vitrine/cms-blocks';
import { CmsRegistryContext, commerceElements } from '@vitrine/commerce';
import { presentationElements, roomElements, roomSections } from '@vitrine/sales-room-ui';

/** Which component draws which element of a slide: the shop's own, with what a room does in another way, and the room's. */
export const cmsRegistry = createCmsRegistry({
  sections: roomSections,
  commerce: { ...commerceElements, ...roomElements },
  presentation: presentationElements,
});

export const CmsRegistryProvider = ({ children }: { children: ReactNode }) =>
  createElement(CmsRegistryContext, { value: cmsRegistry }, children);
