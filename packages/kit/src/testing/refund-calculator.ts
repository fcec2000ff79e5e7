import { handOf } from './hand.ts';
import { all, textOf } from './reading.ts';
import type { DriverOptions } from './user.ts';

/** One way on with the ticket. Sums and words are as they are shown. */
export interface FoundWay {
  readonly way: 'keep' | 'change' | 'refund';
  readonly sum: string;
  /** How the sum is made up. */
  readonly detail: string;
  readonly chosen: boolean;
  readonly disabled: boolean;
}

/** One step of the fees, as the table has it. */
export interface FoundStep {
  readonly when: string;
  readonly change: string;
  readonly refund: string;
  /** It is in force. */
  readonly current: boolean;
}

/** Works a `RefundCalculator`. */
export interface RefundCalculatorDriver {
  readonly ways: () => readonly FoundWay[];
  readonly choose: (way: FoundWay['way']) => Promise<void>;
  readonly steps: () => readonly FoundStep[];
  /** Rows of the sums of the chosen way, name and figure; the last is the total. */
  readonly sums: () => readonly (readonly [name: string, figure: string])[];
  /** Time until the departure. */
  readonly left: () => string;
  /** The next step in words; empty where none follows. */
  readonly next: () => string;
}

/** @param root an element that holds one calculator */
export function refundCalculatorDriver(root: HTMLElement, options: DriverOptions): RefundCalculatorDriver {
  const hand = handOf(options);
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const radios = () => all<HTMLInputElement>(root, '[data-part="way"] input[type="radio"]');
  return {
    ways: () =>
      radios().map((radio) => {
        const [, sum, detail] = Array.from(radio.labels?.[0]?.children ?? []);
        return {
          way: radio.value as FoundWay['way'],
          sum: textOf(sum),
          detail: textOf(detail),
          chosen: radio.checked,
          disabled: radio.disabled,
        };
      }),
    async choose(way) {
      const radio = await hand.wait(
        () => radios().find(({ value, disabled }) => value === way && !disabled),
        `the way ${way}`,
      );
      await hand.press(radio);
    },
    steps: () =>
      all(part('table') ?? root, 'tbody tr').map((row) => {
        const [when, change, refund] = Array.from(row.children);
        return {
          when: textOf(when),
          change: textOf(change),
          refund: textOf(refund),
          current: row.dataset['state'] === 'current',
        };
      }),
    sums: () =>
      all(part('breakdown') ?? root, 'dt').map(
        (name) => [textOf(name), textOf(name.nextElementSibling)] as const,
      ),
    left: () => textOf(part('left')),
    next: () => textOf(part('next')),
  };
}
