import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { PlaceKind } from '../../rules/places/place-index.ts';
import type { PlaceHelp } from './types.ts';
import { usePlaceSheet } from './use-place-sheet.tsx';
import * as styles from './PlaceButton.css.ts';

export interface PlaceButtonProps extends RootProps<HTMLButtonElement> {
  /** Title of the list, such as an airport to choose. */
  label: string;
  /** Name of the place that is shown now, or words in place of it. */
  children: string;
  /** A city, with all its airports or one of them; or an airport. */
  kind: PlaceKind;
  /** IATA code of the city or the airport; empty for none. */
  value: string;
  /** @param kind what was chosen: an airport may have its city's code (`SHA`) */
  onChange: (code: string, kind: PlaceKind) => void;
  /** Places that the screen knows: those chosen before, the one nearby, the cities that are served. */
  help?: PlaceHelp | undefined;
}

/** The place that a page is about, as its heading: a press opens the list of places. */
export function PlaceButton({
  label,
  children,
  kind,
  value,
  onChange,
  help,
  className,
  ...root
}: PlaceButtonProps) {
  const t = useMessages('places');
  const { open, failed, show, sheet } = usePlaceSheet({ title: label, kind, value, onChange, help });
  return (
    <>
      <button
        {...root}
        type="button"
        className={classNames(styles.button, className)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        {children}
        <Icon name="chevron-down" size={20} className={styles.icon} />
      </button>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('place.failed')}
        </p>
      )}
      {sheet}
    </>
  );
}
