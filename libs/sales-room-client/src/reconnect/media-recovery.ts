/** Ways to bring sound and picture back, from the gentlest to a whole new entry into the room. */
export type RecoveryStep = 'restart-ice' | 'new-transport' | 'resume';

/** Decides how a broken media connection is mended. Replaceable: a policy is one function. */
export interface RecoveryPolicy {
  /** What to do on try number `attempt` (from 0), and the milliseconds that it may take to help; null gives up. */
  step(attempt: number): { step: RecoveryStep; timeoutMs: number } | null;
}

/** The standard ladder: ICE restart first, then a new transport, then a full resume, twice. Patience in milliseconds. */
export const RECOVERY_LADDER = [
  { step: 'restart-ice', timeoutMs: 3_000 },
  { step: 'new-transport', timeoutMs: 4_000 },
  { step: 'resume', timeoutMs: 10_000 },
  { step: 'resume', timeoutMs: 20_000 },
] as const satisfies readonly { step: RecoveryStep; timeoutMs: number }[];

/** The standard policy: {@link RECOVERY_LADDER}. */
export function createRecoveryPolicy(): RecoveryPolicy {
  return { step: (attempt) => RECOVERY_LADDER[attempt] ?? null };
}

/** Where a recovery stands: `steady` has nothing to mend, `failed` has tried everything. */
export type RecoveryStatus = 'steady' | RecoveryStep | 'failed';

export interface MediaRecoveryOptions {
  policy: RecoveryPolicy;
  /** Does one step. It may fail at once: then the next one follows without waiting. */
  perform(step: RecoveryStep): Promise<void>;
  onStatus(status: RecoveryStatus): void;
}

/** Climbs the policy's ladder while the media connection is broken, one step at a time. */
export class MediaRecovery {
  readonly #options: MediaRecoveryOptions;
  #status: RecoveryStatus = 'steady';
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: MediaRecoveryOptions) {
    this.#options = options;
  }

  get status(): RecoveryStatus {
    return this.#status;
  }

  /** The media connection is interrupted. While a step is being tried nothing else is begun. */
  interrupted(): void {
    if (this.#status === 'steady') this.#next();
  }

  /** The media connection flows: what was tried counts no more. */
  connected(): void {
    this.#attempt = 0;
    clearTimeout(this.#timer);
    this.#move('steady');
  }

  /** Forgets what was tried, e.g. because the person asks for another try or leaves. */
  reset(): void {
    this.connected();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const planned = this.#options.policy.step(this.#attempt);
    if (planned === null) {
      this.#move('failed');
      return;
    }
    this.#attempt += 1;
    const attempt = this.#attempt;
    const isCurrent = (): boolean => attempt === this.#attempt && this.#status === planned.step;
    this.#move(planned.step);
    this.#timer = setTimeout(() => this.#next(), planned.timeoutMs);
    this.#options.perform(planned.step).catch(() => {
      if (isCurrent()) this.#next();
    });
  }

  #move(status: RecoveryStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#options.onStatus(status);
  }
}
