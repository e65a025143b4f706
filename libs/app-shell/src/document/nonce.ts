import { createContext } from 'react';

/** The nonce of the document that is being rendered; empty in the browser, where scripts can't read it either. */
export const NonceContext = createContext('');
