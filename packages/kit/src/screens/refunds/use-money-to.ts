import { banks } from '../../rules/bank-card/banks.ts';
import type { RefundQuote } from '../../contracts/refunds/refund-quote.ts';
import { useMessages } from '../../messages/provider.tsx';

/** Where money goes, in words. */
export function useMoneyTo(): (to: RefundQuote['to'] | undefined) => string {
  const t = useMessages('refund-request');
  const card = useMessages('bank-card');
  return (to) => {
    if (to?.kind === 'card' && to.tail !== undefined) {
      const bank = banks.find((one) => one === to.bank);
      return t('to.card', { bank: bank ? card(`bank.${bank}`) : (to.bank ?? ''), tail: to.tail });
    }
    return to?.tail === undefined ? t('to.original') : t('to.originalTail', { tail: to.tail });
  };
}
