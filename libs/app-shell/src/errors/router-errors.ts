import type { RouterProviderProps } from 'react-router';

/**
 * What a page's router does about an error. React has logged whatever drawing a page throws, on mounting as well as later, and the browser an
 * answer that failed: the router's own line would say it twice.
 */
export const onRouterError: NonNullable<RouterProviderProps['onError']> = () => undefined;
