import { handOf } from './hand.ts';
import { all, buttonNamed, textOf, wordsOf } from './reading.ts';
import type { DriverOptions } from './user.ts';

/** Points that a flight earns. Every figure as it is shown. */
export interface FoundAccrual {
  /** Points that can be spent, with their sign. */
  readonly points: string;
  /** Parts that they are made of. */
  readonly parts: readonly string[];
  /** The other types, none of which is added up. */
  readonly others: readonly string[];
}

/** A reward ticket, as its card shows it. */
export interface FoundReward {
  readonly name: string;
  readonly price: string;
  readonly tax: string;
  /** Whether the member's points suffice; undefined for a guest. */
  readonly enough: boolean | undefined;
}

/** Conditions that a result is for. */
export interface FoundConditions {
  /** IATA codes. */
  readonly from: string;
  readonly to: string;
  readonly facts: readonly string[];
}

/** Reads a result of the calculator, and works what stands round it: `Conditions`, `AccrualResult`, `RewardCard`. */
export interface CalculatorResultDriver {
  readonly conditions: () => Promise<FoundConditions>;
  /** Waits until the points are there. */
  readonly earned: () => Promise<FoundAccrual>;
  /** Waits until there is a reward. */
  readonly rewards: () => Promise<readonly FoundReward[]>;
  /** Goes back to the conditions. */
  readonly change: () => Promise<void>;
}

const amounts = (list: Element | null | undefined): string[] => (list ? all(list, 'dd').map(textOf) : []);

function rewardOf(name: HTMLElement): FoundReward {
  const head = name.parentElement;
  const lines = head?.nextElementSibling;
  const foot = lines?.parentElement?.lastElementChild;
  return {
    name: textOf(name),
    price: textOf(head?.querySelector('p')),
    tax: textOf(lines?.querySelector('p:last-child')),
    enough: foot === lines ? undefined : Boolean(foot?.querySelector('p > svg')),
  };
}

/** @param root an element that holds one result */
export function calculatorResultDriver(root: HTMLElement, options: DriverOptions): CalculatorResultDriver {
  const hand = handOf(options);
  const words = () => wordsOf(root, 'calculator', options);
  const band = async () => {
    const t = await words();
    return hand.wait(
      () => all(root, 'section').find((one) => one.getAttribute('aria-label') === t('conditions')),
      'the conditions',
    );
  };
  return {
    async conditions() {
      const [from, , to, , facts] = all(await band(), 'p');
      return { from: textOf(from), to: textOf(to), facts: facts ? all(facts, 'span').map(textOf) : [] };
    },
    async earned() {
      const t = await words();
      const label = await hand.wait(
        () => all(root, 'p').find((one) => textOf(one) === t('earned')),
        'the points of the flight',
      );
      const own = label.parentElement;
      return {
        points: textOf(label.nextElementSibling),
        parts: amounts(own),
        others: all(root, 'dl')
          .filter((list) => !own?.contains(list))
          .flatMap(amounts),
      };
    },
    async rewards() {
      const names = () => all(root, 'h3');
      await hand.wait(() => names().length > 0, 'the rewards');
      return names().map(rewardOf);
    },
    async change() {
      const t = await words();
      const place = await band();
      await hand.press(await hand.wait(() => buttonNamed(place, t('change')), 'the way to the conditions'));
    },
  };
}
