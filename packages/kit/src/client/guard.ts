import type { Call } from '../contracts/call.ts';
import type { Holder } from './holder.ts';

/** Origin of a request. */
export interface Asker {
  /** Key of the holder for whom the page was built that asks. */
  readonly by: string;
  /** Waits for nothing. */
  readonly atOnce: boolean;
}

/** Keeps the requests of one holder from the account, and the answers from the page, of the next. Source: decision 0032. */
export interface Guard {
  /** Whether it may be sent, once the token has been looked at; a write of whoever is signed in waits until the subject is known. Rejects where that cannot be asked for. */
  readonly before: (call: Call, asker: Asker) => boolean | Promise<boolean>;
  /** Whether who has asked may have the answer. */
  readonly after: (call: Call, asker: Pick<Asker, 'by'>) => boolean | Promise<boolean>;
}

export function createGuard(holder: Holder): Guard {
  /** Whether a call is for this holder; a guest's call that needs no member is for anybody. */
  const isFor = ({ member }: Call, by: string) => holder.key() === by || (by === '' && !member);
  const mayNow = (call: Call, by: string) => holder.holding() === 'own' && isFor(call, by);

  return {
    before: (call, { by, atOnce }) => {
      if (atOnce) return mayNow(call, by);
      const asking = holder.holding() === 'asking';
      const unknown = call.write && holder.key() !== '' && holder.subject() === undefined;
      if (!asking && !unknown) return mayNow(call, by);
      return (async () => {
        if (asking) await holder.settled();
        if (!mayNow(call, by)) return false;
        if (call.write) await holder.learn();
        holder.look();
        return mayNow(call, by);
      })();
    },
    after: (call, { by }) => {
      holder.look();
      if (holder.holding() !== 'asking') return mayNow(call, by);
      return holder.settled().then(() => mayNow(call, by));
    },
  };
}
