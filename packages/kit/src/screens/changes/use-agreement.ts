import { useState } from 'react';

/** The box that is ticked before an order is sent: sending without it says so beside it. */
export function useAgreement() {
  const [agreed, setAgreed] = useState(false);
  const [wanting, setWanting] = useState(false);
  return {
    agreed,
    /** Something was to be sent without it. */
    missing: wanting && !agreed,
    setAgreed,
    /** Sends once it is agreed to. */
    onceAgreed: (send: () => void) => {
      setWanting(!agreed);
      if (agreed) send();
    },
    /** Takes it back, so that something new is agreed to by itself. */
    renew: () => {
      if (agreed) setAgreed(false);
      if (wanting) setWanting(false);
    },
  };
}
