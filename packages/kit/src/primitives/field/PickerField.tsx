import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as control from '../control.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as opener from '../opener.css.ts';
import type { RootProps } from '../root-props.ts';
import { FieldFrame } from './FieldFrame.tsx';

export interface PickerFieldProps extends RootProps<HTMLButtonElement> {
  /** Label of the field. */
  label: ReactNode;
  /** Name of what is chosen; nothing while nothing is. */
  chosen: ReactNode;
  /** Words in its place while nothing is chosen. */
  placeholder: string;
  /** Language of the name, where it is not the page's. */
  chosenLang?: string | undefined;
  /** Quiet addition after the name, such as a code. */
  aside?: ReactNode;
  /** The list over the page is open. */
  open: boolean;
  /** The list is wanted: a tap, or an arrow key. */
  onOpen: () => void;
  /** Error message, with what to do. */
  error?: ReactNode;
  /** Help that is below while there is no error. */
  hint?: ReactNode;
  /** Of the control, for a label or a summary that leads to it. */
  id?: string | undefined;
  /** It cannot be changed now. */
  disabled?: boolean | undefined;
}

/** A field whose value is chosen in a list over the page: it looks like a field, and opens the list. */
export function PickerField({
  label,
  chosen,
  placeholder,
  chosenLang,
  aside,
  open,
  onOpen,
  error,
  hint,
  id,
  disabled,
  className,
  ...root
}: PickerFieldProps) {
  const none = chosen === undefined || chosen === '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (!/^Arrow(Down|Up)$/.test(event.key)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <FieldFrame {...{ label, hint, id, error }}>
      {(ties) => (
        <span className={classNames(control.box, opener.box)}>
          <button
            {...root}
            {...ties}
            type="button"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled}
            className={classNames(control.control, opener.button, className)}
            onClick={(event) => {
              // Not every browser gives a button the focus when it is tapped, and it must come back here.
              event.currentTarget.focus();
              onOpen();
            }}
            onKeyDown={onKeyDown}
          >
            <span
              lang={none ? undefined : chosenLang}
              className={classNames(opener.value, none && opener.none)}
            >
              {none ? placeholder : chosen}
            </span>
            {!none && aside}
            <Icon name="chevron-down" size={20} className={opener.arrow} />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
