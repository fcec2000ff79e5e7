import type { SavedFeeResult } from '@mapp/kit/contracts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { feesOf } from './priced-tickets.ts';
import { refuseRefund } from './refusals.ts';
import { resultOf, ticketOf } from './saved-results.ts';

const keptOf = (context: RequestContext): readonly SavedFeeResult[] =>
  context.savedFees
    .list(signedIn(context).cardNo)
    .filter(({ keptUntil }) => keptUntil >= context.clock.today())
    .toReversed();

/** Results that members save. */
export const savedFees: Pick<Answers, 'savedFeeResults' | 'saveFeeResult' | 'removeFeeResult'> = {
  savedFeeResults: (context) => ({ envelope: 'Code', payload: { results: [...keptOf(context)] } }),

  saveFeeResult(context, wish) {
    const { clock, savedFees: book, ticketBook } = context;
    const { cardNo } = signedIn(context);
    const ticket = ticketOf(ticketBook, wish.reference);
    if (!ticket) return refuseRefund('RFD03', context.language);
    const target = wish.target ?? undefined;
    const result = resultOf({ ...wish, target }, feesOf(ticket, context), clock);
    book.remove(cardNo, wish.reference);
    book.add(cardNo, () => result);
    return { envelope: 'Code', payload: { result } };
  },

  removeFeeResult(context, { reference }) {
    context.savedFees.remove(signedIn(context).cardNo, reference);
    return { envelope: 'Code', payload: {} };
  },
};
