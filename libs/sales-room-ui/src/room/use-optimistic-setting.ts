import { useState } from 'react';

/**
 * A setting of the room as its control shows it: at once as wished, and as the room has it from then on. A wish that
 * was refused is taken back.
 * @param actual What the room says.
 */
export function useOptimisticSetting<Value>(actual: Value): [Value, (wished: Value, done: Promise<unknown>) => void] {
  const [wish, setWish] = useState<{ value: Value; over: Value } | null>(null);
  // Once the room has said something else than it did when the wish was made, its word counts, whatever it says later.
  if (wish !== null && wish.over !== actual) setWish(null);
  const make = (value: Value, done: Promise<unknown>): void => {
    const mine = { value, over: actual };
    setWish(mine);
    void done.then((result) => {
      if (result === undefined) setWish((current) => (current === mine ? null : current));
    });
  };
  return [wish !== null && wish.over === actual ? wish.value : actual, make];
}
