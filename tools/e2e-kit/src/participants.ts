import { join } from 'node:path';
import type { Browser, BrowserContext, chromium, LaunchOptions, Page } from '@playwright/test';
import { type Watch, watchContext } from './context-watch.ts';
import { fakeDeviceArguments, type LooksName } from './fake-devices.ts';

/** Somebody at a machine of their own: a browser with a camera and a microphone, or without. */
export interface Person {
  readonly looks: LooksName | null;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: Watch;
}

export interface PersonOptions {
  /** Camera and microphone; null for a machine that has neither. */
  readonly looks: LooksName | null;
  /** Language of the browser. */
  readonly locale?: string;
  /** The person has said no to camera and microphone. */
  readonly isDenied?: boolean;
  /** Another product than the one that all tests share. */
  readonly origin?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The screen is touched. */
  readonly hasTouch?: boolean;
}

export interface ParticipantsOptions {
  readonly browserType: typeof chromium;
  readonly launchOptions: LaunchOptions;
  readonly baseURL: string;
}

/** Everybody of one test file. Each has a browser of their own, since a browser has one fake camera. */
export interface Participants {
  readonly people: readonly Person[];
  enter(options: PersonOptions): Promise<Person>;
  /** Closes one browser, as somebody whose machine goes away. */
  leave(person: Person): Promise<void>;
  close(): Promise<void>;
}

const FILES = join(import.meta.dirname, '../test-results/devices');

/** Nobody yet. */
export function createParticipants({ browserType, launchOptions, baseURL }: ParticipantsOptions): Participants {
  const browsers = new Map<Person, Browser>();
  const shared = (launchOptions.args ?? []).filter((argument) => !argument.startsWith('--use-fake'));
  return {
    get people() {
      return [...browsers.keys()];
    },
    async enter({
      looks,
      locale = 'en-US',
      isDenied = false,
      origin = baseURL,
      viewport = { width: 1280, height: 800 },
      hasTouch = false,
    }) {
      const devices = looks === null ? [] : fakeDeviceArguments(looks, FILES);
      const browser = await browserType.launch({
        ...launchOptions,
        args: [...shared, ...devices.filter((argument) => !(isDenied && argument === '--use-fake-ui-for-media-stream'))],
      });
      const context = await browser.newContext({
        baseURL: origin,
        locale,
        viewport,
        hasTouch,
        timezoneId: 'Europe/Berlin',
        permissions: isDenied ? [] : ['camera', 'microphone'],
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(45_000);
      const watch = watchContext(context, origin);
      const person: Person = { looks, context, page: await context.newPage(), watch };
      browsers.set(person, browser);
      return person;
    },
    async leave(person) {
      await browsers.get(person)?.close();
      browsers.delete(person);
    },
    async close() {
      await Promise.all([...browsers.values()].map((browser) => browser.close()));
      browsers.clear();
    },
  };
}
