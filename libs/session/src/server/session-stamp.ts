import { COOKIES, serializeCookie } from '../cookies.ts';
import type { SessionConfig } from './config.ts';
import { digestOf, randomHex } from './digest.ts';

/** The stamp of a session that has just got this token: alike in all answers that bring it, and no way back to it. */
export const stampOfToken = (token: string): string => digestOf(`vitrine-session-stamp ${token}`, 16);

/** The stamp of a session that keeps its token but has changed: another currency, another customer. */
export const freshStamp = (): string => randomHex(8);

/** A `Set-Cookie` value with a stamp. */
export const stampCookie = (config: SessionConfig, stamp: string): string => serializeCookie(COOKIES.sessionStamp, stamp, config.cookies);
