import { RoomError } from '../room-error.ts';
import { saveAction, type StoredAction } from '../rooms/guide-actions.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import type { Services } from '../services.ts';
import { type CollectionKind, notifyCollectionsChanged } from './collections.ts';
import { completeAction } from './record-action.ts';
import { isRefusedByStore, withStoreErrors } from './store-errors.ts';
import { reconcileUnfinished } from './unfinished-actions.ts';

/** What is recorded of an action. */
type ActionRecord = Parameters<typeof completeAction>[3];

/** What an action is going to change. */
type ActionPlan = Omit<ActionRecord, 'id' | 'status'>;

/** An action whose beginning is recorded. */
export interface BegunAction {
  readonly kind: CollectionKind;
  /** Whose cart or wish list it is, as stored when the action began. */
  readonly attendee: AttendeeRecord;
  /** Set where the same action was carried out before: nothing is done twice. */
  readonly earlier?: StoredAction | undefined;
  /** The record of an action that changed nothing. Without it, a failure leaves the record as it stands. */
  readonly unchanged?: ActionPlan & { id: string };
}

/** What became of an action: its record, and what changes in the room in the same step. */
interface ActionOutcome<Answer> {
  readonly act: ActionRecord;
  readonly extra?: (room: RoomChange) => Promise<void>;
  answer(): Answer | Promise<Answer>;
}

/** What one kind of action does at each step of {@link performAction}. */
export interface ActionPolicy<Admitted, Begun extends BegunAction, Result, Answer> {
  readonly attendeeId: string;
  /** Refuses the action while nobody knows what became of an earlier one. */
  readonly requiresSettled: boolean;
  /** Refuses what the attendee has not allowed. */
  admit(): Promise<Admitted>;
  /** Records the beginning, or finds what is recorded. */
  begin(admitted: Admitted): Promise<Begun>;
  /** The answer to an action that was carried out before. */
  answerAgain(begun: Begun): Promise<Answer>;
  /** Changes the store. `plan` is called before the store is asked to change anything. */
  carryOut(begun: Begun, plan: (planned: ActionPlan) => Promise<void>): Promise<Result>;
  /** What the store's answer means. */
  outcomeOf(begun: Begun, result: Result): ActionOutcome<Answer> | Promise<ActionOutcome<Answer>>;
}

/**
 * Carries out one change of an attendee's cart or wish list, or takes one back: consent, begin, ask the store, complete,
 * notify. The actions on one attendee run one after another.
 */
export function performAction<Admitted, Begun extends BegunAction, Result, Answer>(
  services: Services,
  appointmentId: string,
  policy: ActionPolicy<Admitted, Begun, Result, Answer>,
): Promise<Answer> {
  const { attendeeId } = policy;
  return services.actionQueue.run(attendeeId, async () => {
    const admitted = await policy.admit();
    const isSettled = await reconcileUnfinished(services, appointmentId, attendeeId);
    if (policy.requiresSettled && !isSettled)
      throw new RoomError('store-unavailable', 'The store does not say what became of an earlier act.');
    const begun = await policy.begin(admitted);
    if (begun.earlier !== undefined) {
      refuseUnfinished(begun.earlier);
      return policy.answerAgain(begun);
    }
    const result = await carryOut(services, appointmentId, attendeeId, begun.unchanged, (plan) => policy.carryOut(begun, plan));
    const { act, extra, answer } = await policy.outcomeOf(begun, result);
    await completeAction(services, appointmentId, attendeeId, act, extra);
    if (act.status !== 'failed') notifyCollectionsChanged(services, appointmentId, begun.attendee, begun.kind);
    return answer();
  });
}

/** Another server is at it, or its end isn't recorded yet: doing it twice would be worse than saying so. */
function refuseUnfinished({ status }: StoredAction): void {
  if (status === 'intended') throw new RoomError('wrong-state', 'This was begun before, and it is not known yet what became of it.');
}

/**
 * Records what is going to change before the store is asked to change it, so that whatever happens then can be found
 * out. What the store refused was not done; where it didn't answer, it is asked what it has.
 */
async function carryOut<Result>(
  services: Services,
  appointmentId: string,
  attendeeId: string,
  unchanged: BegunAction['unchanged'],
  work: (plan: (planned: ActionPlan) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  let isAsked = false;
  try {
    return await work(async (planned) => {
      if (unchanged === undefined) return;
      await saveAction(services.database, { ...unchanged, ...planned, status: 'intended' });
      isAsked = true;
    });
  } catch (error) {
    if (isAsked && !isRefusedByStore(error)) await reconcileUnfinished(services, appointmentId, attendeeId);
    else if (unchanged !== undefined) await completeAction(services, appointmentId, attendeeId, { ...unchanged, status: 'failed' });
    return await withStoreErrors<never>(() => Promise.reject(error instanceof Error ? error : new Error('failed', { cause: error })));
  }
}
