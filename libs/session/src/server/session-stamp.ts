import { createHash, randomBytes } from 'node:crypto';
import { COOKIES, serializeCookie } from '../cookies.ts';
import type { SessionConfig } from './config.ts';

const digest = (text: string) => createHash('sha256').update(`vitrine-session-stamp ${text}`).digest('hex').slice(0, 16);

/** The stamp of a session that has just got this token: alike in all answers that bring it, and no way back to it. */
export const stampOfToken = (token: string): string => digest(token);

/** The stamp of a session that keeps its token but has changed: another currency, another customer. */
export const freshStamp = (): string => randomBytes(8).toString('hex');

/** A `Set-Cookie` value with a stamp. */
export const stampCookie = (config: SessionConfig, stamp: string): string => serializeCookie(COOKIES.sessionStamp, stamp, config.cookies);
