import { handOf } from './hand.ts';
import { all, textOf } from './reading.ts';
import type { DriverOptions } from './user.ts';

/** Works a `BoardingPass` or `BoardingPasses`. */
export interface BoardingPassDriver {
  /** Waits until the barcodes are drawn. @returns one picture for each pass, to be given to a reader of barcodes */
  readonly barcodes: () => Promise<readonly SVGSVGElement[]>;
  /** Passengers who can be shown, each with the seat; empty for a single pass. */
  readonly people: () => readonly string[];
  /** Brings the pass of this passenger to the front. */
  readonly show: (name: string) => Promise<void>;
  /** Chooses the kind of barcode: `qr`, `aztec`, `pdf417`. */
  readonly draw: (symbology: string) => Promise<void>;
}

/** @param root an element that holds the passes */
export function boardingPassDriver(root: HTMLElement, options: DriverOptions): BoardingPassDriver {
  const hand = handOf(options);
  const passes = () => all(root, 'article');
  const symbols = () => Array.from(root.querySelectorAll<SVGSVGElement>('article svg[role="img"]'));
  const radios = () => all<HTMLInputElement>(root, 'input[type="radio"]');
  const codes = new Set(['qr', 'aztec', 'pdf417']);
  const people = () => radios().filter(({ value }) => !codes.has(value));
  return {
    barcodes: () =>
      hand.wait(() => symbols().length >= Math.max(1, passes().length) && symbols(), 'the barcodes'),
    people: () => people().map((radio) => textOf(radio.labels?.[0])),
    async show(name) {
      const wanted = await hand.wait(
        () => people().find((radio) => textOf(radio.labels?.[0]).startsWith(name)),
        name,
      );
      await hand.press(wanted);
    },
    async draw(symbology) {
      await hand.press(
        await hand.wait(() => radios().find(({ value }) => value === symbology), `the barcode ${symbology}`),
      );
    },
  };
}
