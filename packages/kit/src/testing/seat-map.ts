import { handOf } from './hand.ts';
import { all, buttonNamed, dialogOf, textOf, wordsOf } from './reading.ts';
import type { DriverOptions } from './user.ts';

/** A seat as a person finds it. */
export interface FoundSeat {
  /** Words said of it: designator, kind, price, why it cannot be had. */
  readonly name: string;
  readonly chosen: boolean;
  readonly disabled: boolean;
}

/** A passenger as the chips show them. */
export interface FoundPassenger {
  readonly name: string;
  /** `21C`, or `undefined` while there is none. */
  readonly seat: string | undefined;
  readonly inTurn: boolean;
}

/** Works a `SeatMap`. */
export interface SeatMapDriver {
  /** @throws Error when the picture does not draw it */
  readonly seat: (designator: string) => FoundSeat;
  /**
   * Chooses a seat for whoever is in turn; the picture is brought nearer first where its seats are too small for a finger.
   * @param options `exitRow` confirms the notice of an exit row, which otherwise stays open
   */
  readonly choose: (designator: string, options?: { readonly exitRow?: boolean }) => Promise<void>;
  readonly passengers: () => readonly FoundPassenger[];
  /** Lets this passenger be in turn, by name. */
  readonly turnTo: (name: string) => Promise<void>;
  readonly zoom: (step: 'in' | 'out') => Promise<void>;
  readonly showAs: (view: 'map' | 'list') => Promise<void>;
  /** Takes the seats that are proposed for all who have none. */
  readonly seatTogether: () => Promise<void>;
  /** Last announcement to everybody, screen readers too. */
  readonly said: () => string;
}

/** CSS px, below which a seat is not for a finger. */
const smallest = 24;

/** @param root an element that holds one seat map */
export function seatMapDriver(root: HTMLElement, options: DriverOptions): SeatMapDriver {
  const hand = handOf(options);
  const { user, by = 'pointer' } = options;
  const words = () => wordsOf(root, 'seats', options);
  const cell = (designator: string) =>
    root.querySelector<HTMLElement>(`[data-seat="${CSS.escape(designator)}"]`);
  const chips = () =>
    all<HTMLInputElement>(root, 'input[type="radio"]').flatMap((radio) => {
      const [number, name, , seat] = Array.from(radio.labels?.[0]?.querySelectorAll(':scope > span') ?? []);
      return /^\d+$/.test(textOf(number)) ? [{ radio, name: textOf(name), seat: textOf(seat) }] : [];
    });

  const zoom = async (step: 'in' | 'out'): Promise<boolean> => {
    const t = await words();
    const button = await hand.wait(() => buttonNamed(root, t(`zoom.${step}`)), `the button ${step}`);
    if (button.getAttribute('aria-disabled') === 'true') return false;
    await hand.press(button);
    return true;
  };
  const bringNear = async (designator: string): Promise<HTMLElement> => {
    const seat = await hand.wait(() => cell(designator), `seat ${designator}`);
    while (seat.getBoundingClientRect().width < smallest) {
      const before = seat.getBoundingClientRect().width;
      if (!(await zoom('in'))) break;
      await hand.wait(() => seat.getBoundingClientRect().width > before, 'a nearer picture');
    }
    return seat;
  };
  const goByKeys = async (designator: string): Promise<void> => {
    const stop = await hand.wait(
      () => root.querySelector<HTMLElement>('[data-seat][tabindex="0"]'),
      'a seat that the tab key reaches',
    );
    stop.focus();
    await user.keyboard(designator.toLowerCase());
    await hand.wait(() => cell(designator)?.matches(':focus'), `the focus on seat ${designator}`);
    await user.keyboard('{Enter}');
  };
  const inList = async (opener: HTMLElement, designator: string): Promise<HTMLElement> => {
    if (opener.getAttribute('aria-expanded') === 'false') await hand.press(opener);
    return hand.wait(
      () =>
        all(root, 'li button').find((one) => all(one, 'span').some((part) => textOf(part) === designator)),
      `seat ${designator}`,
    );
  };
  const confirmExit = async (designator: string): Promise<void> => {
    const t = await words();
    const dialog = await hand.wait(() => dialogOf(root), 'the notice of the exit row');
    const box = await hand.wait(
      () => dialog.querySelector<HTMLInputElement>('input[type="checkbox"]'),
      'the confirmation of the exit row',
    );
    box.scrollIntoView({ block: 'center' });
    await hand.wait(() => !box.disabled, 'the end of the notice');
    await hand.press(box);
    const confirm = await hand.wait(
      () => buttonNamed(dialog, t('exitRow.confirm', { seat: designator })),
      'the button that takes the exit row',
    );
    await hand.press(confirm);
    await hand.waitForEndOf(dialog);
  };

  return {
    seat(designator) {
      const found = cell(designator);
      if (!found) throw new Error(`No seat ${designator} is drawn`);
      return {
        name: found.getAttribute('aria-label') ?? '',
        chosen: found.getAttribute('aria-selected') === 'true',
        disabled: found.getAttribute('aria-disabled') === 'true',
      };
    },
    async choose(designator, { exitRow = false } = {}) {
      const t = await words();
      const row = t('row', { number: designator.replace(/\D+$/, '') });
      const shown = await hand.wait(
        () =>
          root.querySelector<HTMLElement>('[role="grid"]') ??
          all(root, 'button[aria-expanded]').find((one) => textOf(one.firstElementChild) === row),
        `the picture of the seats, or ${row} of their list`,
      );
      if (!shown.matches('[role="grid"]')) await hand.press(await inList(shown, designator));
      else if (by === 'keyboard') await goByKeys(designator);
      else await hand.press(await bringNear(designator));
      if (exitRow) await confirmExit(designator);
    },
    passengers: () =>
      chips().map(({ radio, name, seat }) => ({
        name,
        seat: /^\d+[A-Z]/.exec(seat)?.[0],
        inTurn: radio.checked,
      })),
    async turnTo(name) {
      const { radio } = await hand.wait(() => chips().find((chip) => chip.name === name), name);
      await hand.press(radio);
    },
    async zoom(step) {
      await zoom(step);
    },
    async showAs(view) {
      const t = await words();
      const wanted = await hand.wait(
        () =>
          all<HTMLInputElement>(root, 'input[type="radio"]').find(
            (radio) => textOf(radio.labels?.[0]) === t(`view.${view}`),
          ),
        `the view ${view}`,
      );
      await hand.press(wanted);
    },
    async seatTogether() {
      const t = await words();
      await hand.press(await hand.wait(() => buttonNamed(root, t('propose')), 'seats together'));
    },
    said: () => textOf(root.querySelector('[role="status"]')),
  };
}

/** Content of a `SeatStrip`. */
export interface SeatTotals {
  /** Each passenger with a seat, as it is there. */
  readonly seats: readonly string[];
  /** Each sum, as it is there: one for each currency, and the points. */
  readonly sums: readonly string[];
}

/** @param root an element that holds a seat strip and nothing else */
export const readSeatTotals = (root: HTMLElement): SeatTotals => ({
  seats: all(root, 'p:not(:has(b)):not(:has(svg)) > span').map(textOf),
  sums: all(root, 'p b').map(textOf),
});
