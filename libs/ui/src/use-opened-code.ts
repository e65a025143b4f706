import { type LazyCode, useLazyCode } from './lazy-code.ts';
import { useUi } from './provider/ui-context.ts';

/**
 * What something that opens is drawn with, once it is there: what opens asks for it.
 * @param close Closes it again where its code can't be had; the provider's `onUnavailable` is told too.
 */
export function useOpenedCode<Value>(code: LazyCode<Value>, isOpen: boolean, close: () => void): Value | undefined {
  const { onUnavailable } = useUi();
  const { data } = useLazyCode(code, isOpen, () => {
    close();
    onUnavailable?.();
  });
  return data;
}
