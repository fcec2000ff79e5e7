import type { SeatFeature } from '../../../rules/seats/cabin.ts';
import type { SeatBand } from '../../../rules/seats/legend.ts';
import { isFree } from '../../../rules/seats/price.ts';
import { legendFor } from './legends.ts';
import { SeatGlyph } from '../seat/SeatGlyph.tsx';
import type { SeatLook } from '../seat/seat-marks.ts';
import { useSeats } from '../seats-context.ts';
import * as styles from './SeatLegend.css.ts';

/** Features that one can look for besides a price. */
const sought: readonly SeatFeature[] = ['window', 'aisle', 'legroom', 'bassinet'];

const toggled = <Value extends string>(values: readonly Value[] = [], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** Meaning of the marks of this map; what is on offer can be pressed to find its seats. */
export function SeatLegend() {
  const { layout, lookOnly, across, filter, onFilter, words } = useSeats();
  const { t, price, brief } = words;
  const { bands, features, kinds, reasons } = legendFor(layout);
  const nameWith = ({ kind, price: asked }: SeatBand, amount: typeof price): string => {
    const named = kind === 'preferred' || kind === 'exit' || (kind === 'selectable' && isFree(asked));
    return named ? t('band', { price: amount(asked), kind: t(`kind.${kind}`) }) : amount(asked);
  };
  const bandName = (band: SeatBand): string => {
    // Where the seats are listed with their prices below, one price is enough to tell bands apart.
    const short = nameWith(band, brief);
    const same = bands.filter((other) => nameWith(other, brief) === short);
    return across && same.length === 1 ? short : nameWith(band, price);
  };
  const shown: readonly SeatLook[] = [
    ...(lookOnly ? [] : ['chosen' as const]),
    ...kinds.filter((kind) => kind === 'paid'),
    ...reasons,
  ];
  return (
    <>
      <div role="group" aria-label={t('filter')} className={styles.filter}>
        {bands.map((band) => (
          <button
            key={band.id}
            type="button"
            aria-pressed={filter.bands?.includes(band.id) ?? false}
            className={styles.chip}
            onClick={() => onFilter({ ...filter, bands: toggled(filter.bands, band.id) })}
          >
            <SeatGlyph look={band.kind as SeatLook} />
            {bandName(band)}
          </button>
        ))}
        {sought
          .filter((feature) => features.includes(feature))
          .map((feature) => (
            <button
              key={feature}
              type="button"
              aria-pressed={filter.features?.includes(feature) ?? false}
              className={styles.chip}
              onClick={() => onFilter({ ...filter, features: toggled(filter.features, feature) })}
            >
              {t(`feature.${feature}`)}
            </button>
          ))}
      </div>
      <ul className={styles.marks}>
        {shown.map((look) => (
          <li key={look} className={styles.mark}>
            <SeatGlyph look={look} holder={look === 'chosen' ? 1 : undefined} />
            {t(`legend.${look as LegendKey}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

type LegendKey = 'chosen' | 'paid' | 'taken' | 'notForPassenger' | 'notSoldOnline' | 'unknown';
