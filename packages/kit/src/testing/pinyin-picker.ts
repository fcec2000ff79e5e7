import { handOf } from './hand.ts';
import { all, buttonNamed, dialogOf, textOf, wordsOf } from './reading.ts';
import type { DriverOptions } from './user.ts';

/** Readings to choose from for one part of a name. */
export interface FoundReadings {
  /** The characters that are read. */
  readonly characters: string;
  /** `SHAN`, `DAN`, … the likeliest first. */
  readonly spellings: readonly string[];
  readonly chosen: string | undefined;
}

/** Works a `PinyinPicker`. */
export interface PinyinPickerDriver {
  /** Content of the field: a spelling as `SHAN/LE`, or what is to be done. Empty while it is written by hand. */
  readonly shown: () => string;
  /** Waits until the readings have come. */
  readonly settled: () => Promise<string>;
  /** Opens the sheet. @returns what there is to choose */
  readonly open: () => Promise<readonly FoundReadings[]>;
  /** Opens the sheet, chooses these spellings and takes them. */
  readonly choose: (...spellings: readonly string[]) => Promise<void>;
  /** Writes the spelling instead. */
  readonly write: (spelling: { readonly family: string; readonly given: string }) => Promise<void>;
}

/** @param root an element that holds one picker, a whole form too */
export function pinyinPickerDriver(root: HTMLElement, options: DriverOptions): PinyinPickerDriver {
  const hand = handOf(options);
  const words = () => wordsOf(root, 'pinyin', options);
  /** It is called "Name in pinyin, SHAN/LE". */
  const button = async () => {
    const t = await words();
    const [before = '', after = ''] = t('labelled', { value: '\u0000' }).split('\u0000');
    return all(root, 'button').find((one) => {
      const name = one.getAttribute('aria-label') ?? '';
      return name.startsWith(before) && name.endsWith(after);
    });
  };
  let control: HTMLElement | undefined;
  const field = async (): Promise<HTMLElement> => {
    if (!control?.isConnected) {
      await button().then((found) => (control = found));
    }
    if (!control) throw new Error('The spelling is written by hand');
    return control;
  };
  const radios = (within: ParentNode) => all<HTMLInputElement>(within, 'input[type="radio"]');
  const opened = async (): Promise<HTMLElement> => {
    const open = dialogOf(root);
    if (open) return open;
    await hand.press(await field());
    const dialog = await hand.wait(() => dialogOf(root), 'the readings');
    await hand.wait(() => radios(dialog).length > 0, 'a reading');
    return dialog;
  };

  return {
    shown: () => textOf(control ?? root.querySelector('button[aria-haspopup="dialog"]')),
    async settled() {
      const shown = await field();
      await hand.wait(
        () => shown.getAttribute('aria-busy') !== 'true' && textOf(shown) !== '',
        'the readings',
      );
      return textOf(shown);
    },
    async open() {
      return all(await opened(), 'fieldset').map((part) => ({
        characters: textOf(part.querySelector('legend [lang]')),
        spellings: radios(part).map(({ value }) => value),
        chosen: radios(part).find(({ checked }) => checked)?.value,
      }));
    },
    async choose(...spellings) {
      const t = await words();
      const dialog = await opened();
      for (const spelling of spellings) {
        const wanted = radios(dialog).find(({ value }) => value === spelling);
        if (!wanted) throw new Error(`No reading ${spelling}`);
        await hand.press(wanted);
      }
      const use = await hand.wait(() => buttonNamed(dialog, t('sheet.use')), 'the button that takes it');
      await hand.press(use);
      await hand.waitForEndOf(dialog);
    },
    async write({ family, given }) {
      const t = await words();
      const part = (name: 'family' | 'given') =>
        all<HTMLInputElement>(root, 'input').find(
          (input) => textOf(input.labels?.[0]) === t(`manual.${name}`),
        );
      if (!part('family')) {
        await hand.press(await field());
        const dialog = await hand.wait(
          () => part('family') ?? dialogOf(root),
          'the fields, or the sheet that leads there',
        );
        if (!(dialog instanceof HTMLInputElement))
          await hand.press(await hand.wait(() => buttonNamed(dialog, t('sheet.manual')), 'the way by hand'));
      }
      await hand.fill(await hand.wait(() => part('family'), 'the family name'), family);
      await hand.fill(await hand.wait(() => part('given'), 'the given name'), given);
    },
  };
}
