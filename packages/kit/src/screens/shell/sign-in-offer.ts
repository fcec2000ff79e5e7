/** The offer to sign in beside the page, while it is open. */
export interface SignInOffer {
  make: () => void;
  close: () => void;
  offered: () => boolean;
  subscribe: (changed: () => void) => () => void;
}

export function createSignInOffer(): SignInOffer {
  let offered = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    offered = next;
    for (const changed of listeners) changed();
  };
  return {
    make: () => set(true),
    close: () => set(false),
    offered: () => offered,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
