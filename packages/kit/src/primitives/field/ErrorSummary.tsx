import { useEffect, useRef, type MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { RootProps } from '../root-props.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import * as styles from './ErrorSummary.css.ts';

/** One thing to put right: the id of its control or of its group of choices, and the sentence. */
export type FormError = { id: string; text: string };

export type ErrorSummaryProps = RootProps<HTMLDivElement> & {
  /** How many things there are to put right, in words. */
  title: string;
  /** Each with the control that it leads to. */
  errors: readonly FormError[];
  /** Counts failed submits; each new number moves the focus here. */
  attempt?: number | undefined;
};

/** All that is wrong after a failed submit, above the form: it takes the focus, and each line leads to its control. */
export function ErrorSummary({ title, errors, attempt, className, ref: given, ...root }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [attempt]);
  return (
    <div
      {...root}
      ref={useMergedRef(ref, given)}
      className={classNames(styles.summary, className)}
      role="group"
      aria-label={title}
      tabIndex={-1}
    >
      <h2 className={styles.title}>
        <Icon name="alert" size={20} />
        {title}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.id} className={styles.line}>
            <a href={`#${error.id}`} className={styles.link} onClick={moveTo(error.id)}>
              <span className={styles.words}>{error.text}</span>
              <Icon name="chevron-down" size={20} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focus without a new entry in the history; the control's name comes into sight with it. */
const moveTo = (id: string) => (event: MouseEvent) => {
  event.preventDefault();
  const named = document.getElementById(id);
  if (!named) return;
  const control = named instanceof HTMLFieldSetElement ? choiceIn(named) : named;
  nameOf(control).scrollIntoView();
  control.focus({ preventScroll: true });
};

/** Of several, the one that the Tab key would come to. */
const choiceIn = (group: HTMLFieldSetElement): HTMLElement =>
  group.querySelector<HTMLElement>('input:checked') ??
  group.querySelector<HTMLElement>('input:enabled') ??
  group;

/** The words above a control: a legend where it is one of several, else its label. */
function nameOf(control: HTMLElement): Element {
  if (!(control instanceof HTMLInputElement)) return labelOf(control.id) ?? control;
  const legend =
    ['radio', 'checkbox'].includes(control.type) && control.closest('fieldset')?.querySelector('legend');
  return legend || (labelOf(control.id) ?? control);
}

const labelOf = (id: string) => document.querySelector(`label[for="${CSS.escape(id)}"]`);
