import { all, textOf } from './reading.ts';

/** Sum of one passenger, as it is shown. */
export interface FoundChangeSum {
  readonly name: string;
  readonly outcome: 'pay' | 'back' | 'even' | 'untold';
  readonly difference: string;
  readonly fee: string;
  readonly due: string;
}

/** Readings of the `ChangeSums` in an element. */
export const readChangeSums = (root: HTMLElement): readonly FoundChangeSum[] =>
  all(root, '[data-part="passenger"]').map((row) => {
    const [difference, fee, due] = all(row, 'dd').map(textOf);
    return {
      name: textOf(row.querySelector('h3')),
      outcome: row.dataset['state'] as FoundChangeSum['outcome'],
      difference: difference ?? '',
      fee: fee ?? '',
      due: due ?? '',
    };
  });

/** A condition of a voucher, as it is answered. */
export interface FoundCondition {
  readonly words: string;
  readonly met: boolean;
}

/** Readings of the `VoucherConditions` in an element. */
export const readConditions = (root: HTMLElement): readonly FoundCondition[] =>
  all(root, '[data-part="condition"]').map((row) => ({
    words: textOf(row),
    met: row.dataset['state'] === 'met',
  }));
