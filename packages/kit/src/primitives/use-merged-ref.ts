import { useCallback, type Ref } from 'react';

/** Gives an element to a ref. @returns what takes it away again */
function give<Root>(ref: Ref<Root> | undefined, element: Root | null): () => void {
  if (typeof ref === 'function') {
    const end = ref(element);
    return typeof end === 'function' ? end : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** One ref of a root for two: the component's own and its host's. */
export function useMergedRef<Root>(own: Ref<Root>, given: Ref<Root> | undefined): Ref<Root> {
  const both = useCallback(
    (element: Root | null) => {
      const ends = [give(own, element), give(given, element)];
      return () => {
        for (const end of ends) end();
      };
    },
    [own, given],
  );
  return given ? both : own;
}
