import type { ReactNode } from 'react';
import { placeWords } from '../../../components/airport-board/place-words.ts';
import { PlaceButton } from '../../../components/place-field/PlaceButton.tsx';
import type { AirportPlace } from '../../../contracts/flight/airport-place.ts';
import { useMessages } from '../../../messages/provider.tsx';
import * as styles from './about.css.ts';
import type { useAirportHelp } from './use-airport-help.ts';

interface AboutAirportProps {
  /** Code of the airport. */
  code: string;
  /** Its names, once they are told. */
  airport: AirportPlace | undefined;
  help: ReturnType<typeof useAirportHelp>;
  onChange: (code: string) => void;
  /** A line under the name. */
  children?: ReactNode;
}

/** The airport that a page is about, and the way to another. */
export function AboutAirport({
  code,
  airport,
  help: { help, remember },
  onChange,
  children,
}: AboutAirportProps) {
  const t = useMessages('airport');
  return (
    <div className={styles.head}>
      <p className={styles.line}>{code}</p>
      <PlaceButton
        label={t('choose')}
        kind="airport"
        value={code}
        help={help}
        onChange={(chosen) => {
          remember(chosen);
          onChange(chosen);
        }}
      >
        {airport ? placeWords(airport) : code}
      </PlaceButton>
      {children !== undefined && <p className={styles.line}>{children}</p>}
    </div>
  );
}
