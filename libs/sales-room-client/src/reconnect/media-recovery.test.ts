import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecoveryPolicy, MediaRecovery, RECOVERY_LADDER, type RecoveryPolicy, type RecoveryStep } from './media-recovery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function make(policy: RecoveryPolicy = createRecoveryPolicy(), perform: (step: RecoveryStep) => Promise<void> = () => Promise.resolve()) {
  const steps: RecoveryStep[] = [];
  const statuses: string[] = [];
  const recovery = new MediaRecovery({
    policy,
    perform: (step) => (steps.push(step), perform(step)),
    onStatus: (status) => void statuses.push(status),
  });
  return { recovery, steps, statuses };
}

it('restarts ICE first, then makes a new transport, then resumes the whole room, and gives up at the end', async () => {
  const { recovery, steps, statuses } = make();
  recovery.interrupted();
  for (const { timeoutMs } of RECOVERY_LADDER) await vi.advanceTimersByTimeAsync(timeoutMs);
  expect(steps).toEqual(['restart-ice', 'new-transport', 'resume', 'resume']);
  expect(statuses.at(-1)).toBe('failed');
});

it('gives up after 37 seconds, and not before', async () => {
  const { recovery, steps } = make();
  const stepsAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return steps.length;
  };
  recovery.interrupted();
  expect([await stepsAfter(2_999), await stepsAfter(1)]).toEqual([1, 2]);
  expect([await stepsAfter(3_999), await stepsAfter(1)]).toEqual([2, 3]);
  expect([await stepsAfter(9_999), await stepsAfter(1)]).toEqual([3, 4]);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(recovery.status).toBe('resume');
  await vi.advanceTimersByTimeAsync(1);
  expect(recovery.status).toBe('failed');
});

it('stops at the step that helped, and begins anew at the next interruption', async () => {
  const { recovery, steps, statuses } = make();
  recovery.interrupted();
  await vi.advanceTimersByTimeAsync(3_000);
  recovery.connected();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(steps).toEqual(['restart-ice', 'new-transport']);
  recovery.interrupted();
  expect(steps.at(-1)).toBe('restart-ice');
  expect(statuses).toEqual(['restart-ice', 'new-transport', 'steady', 'restart-ice']);
});

it('tries one step at a time, however often the interruption is told', async () => {
  const { recovery, steps } = make();
  for (let told = 0; told < 5; told += 1) recovery.interrupted();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(steps).toEqual(['restart-ice']);
});

it('does not wait after a step that failed at once', async () => {
  const { recovery, steps } = make(createRecoveryPolicy(), (step) =>
    step === 'resume' ? Promise.resolve() : Promise.reject(new Error('refused')),
  );
  recovery.interrupted();
  await vi.advanceTimersByTimeAsync(0);
  expect(steps).toEqual(['restart-ice', 'new-transport', 'resume']);
});

it('a late failure of an earlier step changes nothing', async () => {
  const failures: ((error: Error) => void)[] = [];
  const { recovery, steps } = make(createRecoveryPolicy(), () => new Promise((_resolve, reject) => void failures.push(reject)));
  recovery.interrupted();
  await vi.advanceTimersByTimeAsync(3_000);
  failures[0]?.(new Error('late'));
  await vi.advanceTimersByTimeAsync(0);
  expect(steps).toEqual(['restart-ice', 'new-transport']);
});

it('a late failure of a step changes nothing for the same step that is tried again', async () => {
  const failures: ((error: Error) => void)[] = [];
  const { recovery, steps, statuses } = make(
    { step: (attempt) => (attempt < 2 ? { step: 'resume', timeoutMs: 1_000 } : null) },
    () => new Promise((_resolve, reject) => void failures.push(reject)),
  );
  recovery.interrupted();
  await vi.advanceTimersByTimeAsync(1_000);
  failures[0]?.(new Error('late'));
  await vi.advanceTimersByTimeAsync(0);
  expect([steps, statuses]).toEqual([['resume', 'resume'], ['resume']]);
});

it('follows whatever policy it is given', async () => {
  const { recovery, steps, statuses } = make({ step: (attempt) => (attempt === 0 ? { step: 'resume', timeoutMs: 10 } : null) });
  recovery.interrupted();
  await vi.advanceTimersByTimeAsync(10);
  expect([steps, statuses]).toEqual([['resume'], ['resume', 'failed']]);
  recovery.interrupted();
  expect(recovery.status).toBe('failed');
  recovery.reset();
  recovery.interrupted();
  expect(steps).toEqual(['resume', 'resume']);
});
