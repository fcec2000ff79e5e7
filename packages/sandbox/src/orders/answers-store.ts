/** Answers of members to the airline's changes, and vouchers that they have asked for. */
export interface OrderAnswers {
  readonly changeOf: (orderNo: string) => ChangeAnswer | undefined;
  readonly answer: (orderNo: string, answer: ChangeAnswer) => void;
  /** Title of a ticket's voucher, and when it was asked for, milliseconds since 1970. */
  readonly voucherOf: (ticketNo: string) => AskedVoucher | undefined;
  readonly ask: (ticketNo: string, voucher: AskedVoucher) => void;
  readonly clear: () => void;
}

/** Answer to a change of a flight, and when it was given, milliseconds since 1970. */
interface ChangeAnswer {
  readonly answer: 'accept' | 'later';
  readonly at: number;
}

interface AskedVoucher {
  readonly title: string;
  readonly at: number;
}

export function createOrderAnswers(): OrderAnswers {
  const changes = new Map<string, ChangeAnswer>();
  const vouchers = new Map<string, AskedVoucher>();
  return {
    changeOf: (orderNo) => changes.get(orderNo),
    answer: (orderNo, answer) => void changes.set(orderNo, answer),
    voucherOf: (ticketNo) => vouchers.get(ticketNo),
    ask: (ticketNo, voucher) => void vouchers.set(ticketNo, voucher),
    clear() {
      changes.clear();
      vouchers.clear();
    },
  };
}
