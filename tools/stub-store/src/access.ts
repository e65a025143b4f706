/** The sales channel's key. */
export const STUB_ACCESS_KEY = 'SWSCSTATIONERSTUBACCESSKY1';

/** The one person who may guide. */
export const GUIDE = { username: 'stationer', password: 'stationer-guide', firstName: 'Ada', lastName: 'Quill' };
