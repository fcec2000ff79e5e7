import { handOf } from './hand.ts';
import { all, textOf, wordsOf } from './reading.ts';
import type { DriverOptions } from './user.ts';

/** An entry as its row shows it. */
export interface FoundEntry {
  /** The day, `2026-05-20`. */
  readonly day: string;
  readonly label: string;
  /** With its sign, as it is there. */
  readonly amount: string;
}

/** Works a `PointsBill`. */
export interface PointsBillDriver {
  /** The balance, as it is there. */
  readonly balance: () => Promise<string>;
  /** The entries that are drawn: the list draws what is near the screen. */
  readonly entries: () => readonly FoundEntry[];
  /** Opens the detail of an entry, by its place among those that are drawn. */
  readonly open: (place: number) => Promise<void>;
}

/** @param root an element that holds one bill */
export function pointsBillDriver(root: HTMLElement, options: DriverOptions): PointsBillDriver {
  const hand = handOf(options);
  const rows = () => all<HTMLAnchorElement>(root, 'a:has(time)');
  return {
    async balance() {
      const t = await wordsOf(root, 'points', options);
      const band = await hand.wait(
        () => all(root, 'section').find((one) => one.getAttribute('aria-label') === t('bill.available')),
        'the balance',
      );
      return textOf(all(band, 'p')[1]);
    },
    entries: () =>
      rows().map((row) => ({
        day: row.querySelector('time')?.dateTime ?? '',
        label: textOf(row.querySelector('time + *')),
        amount: textOf(row.lastElementChild),
      })),
    async open(place) {
      await hand.press(await hand.wait(() => rows()[place], `entry ${place}`));
    },
  };
}
