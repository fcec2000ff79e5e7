import type { CardKind } from '@mapp/kit/rules';

/** Kinds of cards by number of request; the book of requests knows bank and last digits. */
export interface CardStore {
  readonly kindOf: (requestNo: string) => CardKind | undefined;
  readonly keep: (requestNo: string, kind: CardKind) => void;
  readonly clear: () => void;
}

export function createCardStore(): CardStore {
  const kinds = new Map<string, CardKind>();
  return {
    kindOf: (requestNo) => kinds.get(requestNo),
    keep: (requestNo, kind) => void kinds.set(requestNo, kind),
    clear: () => kinds.clear(),
  };
}
