import { describe, expect, it } from 'vitest';
import { compareLinkSamples, readLinkSample } from '../quality/link-sample.ts';
import { linkStats, type Weather } from '../testing/link-stats.ts';
import { VIDEO_BUDGET_RULES, VideoBudgetController } from './video-budget.ts';

/** A line whose weather a test makes, two seconds at a time. */
function line(isGuide = false) {
  const controller = new VideoBudgetController(isGuide);
  const stats = linkStats();
  let at = 0;
  let before = readLinkSample(stats(), at);
  /** Seconds of a weather; gives the seconds until the budget of a direction changed, or null. */
  const pass = (seconds: number, weather: Weather, watch: 'send' | 'receive' = 'send'): number | null => {
    const was = controller.budget[watch];
    for (let passed = 2; passed <= seconds; passed += 2) {
      // What is not allowed doesn't flow.
      const { send, receive } = controller.budget;
      const sample = readLinkSample(
        stats({ ...weather, hasCamera: send && (weather.hasCamera ?? true), hasVideo: receive && (weather.hasVideo ?? true) }),
        (at += 2_000),
      );
      const figures = compareLinkSamples(before, sample);
      before = sample;
      if (figures) controller.next(figures);
      if (controller.budget[watch] !== was) return passed;
    }
    return null;
  };
  return { controller, pass };
}

/** What happened in two seconds of a weather in which pictures flow. */
function figuresOf(weather: Weather) {
  const stats = linkStats();
  const figures = compareLinkSamples(readLinkSample(stats({}), 0), readLinkSample(stats(weather), 2_000));
  if (figures === null) throw new Error('Two samples give figures.');
  return figures;
}

describe('a line is thin', () => {
  const good = figuresOf({});
  const isPaused = (direction: 'send' | 'receive', change: Partial<typeof good>) => {
    const controller = new VideoBudgetController();
    for (let second = 0; second < VIDEO_BUDGET_RULES.pauseAfterSeconds; second += 1) controller.next({ ...good, ...change, seconds: 1 });
    return !controller.budget[direction];
  };

  it.each([
    ['send', { upLoss: 0.101 }, { upLoss: 0.1 }],
    ['send', { upAvailable: 119_999 }, { upAvailable: 120_000 }],
    ['send', { roundTrip: 1.21 }, { roundTrip: 1.2 }],
    ['send', { roundTrip: 9, limitation: 'bandwidth' }, { roundTrip: 9, limitation: 'cpu' }],
    ['receive', { downLoss: 0.121 }, { downLoss: 0.12 }],
    ['receive', { concealed: 0.151 }, { concealed: 0.15 }],
    ['receive', { jitter: 0.351 }, { jitter: 0.35 }],
  ] as const)('%s at %o, and not at %o', (direction, bad, fair) => {
    expect([isPaused(direction, bad), isPaused(direction, fair)]).toEqual([true, false]);
  });

  it('not by one bad moment, however long nobody has looked; by two', () => {
    const controller = new VideoBudgetController();
    controller.next({ ...good, upLoss: 0.5, seconds: 60 });
    expect(controller.budget.send).toBe(true);
    controller.next({ ...good, upLoss: 0.5, seconds: 60 });
    expect(controller.budget.send).toBe(false);
  });

  it('only after the whole time that it takes, where it is looked at often', () => {
    const controller = new VideoBudgetController();
    const look = () => controller.next({ ...good, upLoss: 0.5, seconds: 1 });
    for (let second = 1; second < VIDEO_BUDGET_RULES.pauseAfterSeconds; second += 1) look();
    expect(controller.budget.send).toBe(true);
    look();
    expect(controller.budget.send).toBe(false);
  });

  it('for no camera that is off, and for nothing that is not known', () => {
    expect(isPaused('send', { upAvailable: 1, hasCamera: false })).toBe(false);
    expect(isPaused('send', { upAvailable: null, roundTrip: null })).toBe(false);
  });
});

describe('on a thin line pictures give way to the sound', () => {
  it.each([
    ['the own sound is lost', { upLoss: 0.2 }, 'send'],
    ['there is no room for a picture', { available: 60_000, limitation: 'bandwidth' }, 'send'],
    ['a queue has grown', { roundTrip: 2 }, 'send'],
    ['the sound of the others is lost', { downLoss: 0.2 }, 'receive'],
    ['the sound of the others has holes', { concealed: 0.3 }, 'receive'],
    ['the sound of the others comes late', { jitter: 0.5 }, 'receive'],
  ] as const)('when %s, within %o', (_when, weather, direction) => {
    const { controller, pass } = line();
    expect(pass(20, weather, direction)).toBe(VIDEO_BUDGET_RULES.pauseAfterSeconds);
    expect(controller.budget[direction === 'send' ? 'receive' : 'send']).toBe(true);
  });

  it('a machine that is too busy for its own packets, or to look, is no thin line', () => {
    const { controller, pass } = line();
    expect(pass(60, { roundTrip: 2, limitation: 'cpu' })).toBeNull();
    const figures = compareLinkSamples(readLinkSample(linkStats()(), 0), readLinkSample(linkStats()({ upLoss: 0.5 }), 30_000));
    if (figures === null) throw new Error('Two samples give figures.');
    expect(controller.next(figures).send).toBe(true);
  });

  it('a bad moment changes nothing, nor does a line on which no picture flows', () => {
    const { controller, pass } = line();
    for (let moment = 0; moment < 5; moment += 1) {
      expect(pass(2, { upLoss: 0.3, downLoss: 0.3 })).toBeNull();
      expect(pass(4, {})).toBeNull();
    }
    expect(pass(60, { upLoss: 0.3, hasCamera: false })).toBeNull();
    expect(controller.budget).toEqual({ send: true, receive: true, guides: true });
  });
});

describe("a guide's picture is given up last", () => {
  it('by the guide: three times later than by anybody else', () => {
    expect(line(true).pass(60, { upLoss: 0.2 })).toBe(VIDEO_BUDGET_RULES.pauseAfterSeconds * VIDEO_BUDGET_RULES.guideFactor);
  });

  it('by those who watch: after all others, and it comes back before them', () => {
    const { controller, pass } = line();
    expect(pass(60, { downLoss: 0.2 }, 'receive')).toBe(VIDEO_BUDGET_RULES.pauseAfterSeconds);
    expect(controller.budget).toMatchObject({ receive: false, guides: true });
    // What flows is the guide's picture.
    for (let passed = 0; passed < VIDEO_BUDGET_RULES.pauseAfterSeconds * VIDEO_BUDGET_RULES.guideFactor; passed += 2)
      controller.next(figuresOf({ downLoss: 0.2 }));
    expect(controller.budget).toMatchObject({ receive: false, guides: false });
    let isFirst = false;
    for (let passed = 0; passed < 60 && !controller.budget.receive; passed += 2) {
      controller.next(figuresOf({}));
      isFirst ||= controller.budget.guides && !controller.budget.receive;
    }
    expect([isFirst, controller.budget]).toEqual([true, { send: true, receive: true, guides: true }]);
  });

  it('at once where the person wants all pictures', () => {
    const { controller } = line();
    for (let passed = 0; passed < 40; passed += 2) controller.next(figuresOf({ downLoss: 0.2 }));
    expect(controller.budget.guides).toBe(false);
    controller.resume('receive');
    expect(controller.budget).toMatchObject({ receive: true, guides: true });
  });
});

it('a machine that does nothing in time gives no picture up for a slow line', () => {
  const { controller } = line();
  for (let passed = 0; passed < 60; passed += 2) controller.next(figuresOf({ upLoss: 0.5, downLoss: 0.5, roundTrip: 2 }), true);
  expect(controller.budget).toEqual({ send: true, receive: true, guides: true });
});

describe('pictures come back with hysteresis', () => {
  it('when the sound has been good for a while, and not before the wait is over', () => {
    const { pass } = line();
    pass(20, { upLoss: 0.2 });
    expect(pass(60, {})).toBe(VIDEO_BUDGET_RULES.backOffSeconds);
  });

  it('not while the sound is still bad', () => {
    const { pass } = line();
    pass(20, { upLoss: 0.2 });
    expect(pass(120, { upLoss: 0.2 })).toBeNull();
    expect(pass(60, {})).toBe(VIDEO_BUDGET_RULES.resumeAfterSeconds);
  });

  it('each try that fails doubles the wait, up to a limit; one that lasts makes it short again', () => {
    const { pass } = line();
    const waits = Array.from({ length: 5 }, () => {
      expect(pass(20, { upLoss: 0.2 })).toBe(VIDEO_BUDGET_RULES.pauseAfterSeconds);
      return pass(600, {});
    });
    expect(waits).toEqual([20, 40, 80, 160, 160]);
    expect(pass(VIDEO_BUDGET_RULES.provenAfterSeconds, {})).toBeNull();
    pass(20, { upLoss: 0.2 });
    expect(pass(600, {})).toBe(20);
  });

  it('at once where the person wants it so, and away again where they don’t get through', () => {
    const { controller, pass } = line();
    pass(20, { downLoss: 0.2 }, 'receive');
    controller.resume('receive');
    expect(controller.budget.receive).toBe(true);
    expect(pass(20, { downLoss: 0.2 }, 'receive')).toBe(VIDEO_BUDGET_RULES.pauseAfterSeconds);
  });
});

it('at 60 kbit/s the sound stays without the camera, which an hour brings back only for its tries', () => {
  const { controller, pass } = line();
  let seconds = 0;
  let withCamera = 0;
  while (seconds < 3_600) {
    // With pictures the line chokes; without them the sound gets through.
    pass(2, controller.budget.send ? { upLoss: 0.3, available: 60_000 } : {});
    seconds += 2;
    if (controller.budget.send) withCamera += 2;
  }
  expect(withCamera / seconds).toBeLessThan(0.05);
});
