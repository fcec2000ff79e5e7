import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { Tabs } from '../../primitives/tabs/Tabs.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { useWide } from '../../primitives/wide/use-wide.ts';
import type { Party } from '../../rules/booking/party.ts';
import { FareCard } from './FareCard.tsx';
import { FareCompare } from './FareCompare.tsx';
import type { FareFacts, FareFamily } from './types.ts';
import * as styles from './FareFamilies.css.ts';

export interface FareFamiliesProps extends RootProps<HTMLDivElement> {
  /** Prices of one offer, the cheapest first; a fare without a seat left cannot be chosen. */
  fares: readonly FareFamily[];
  /** First departure of the offer, or those of all its legs, instants with offset; fees of refund and change count from them. */
  departs: string | readonly string[];
  /** The airline's time, ms since 1970. */
  now: number;
  /** Passengers whose prices are broken down. */
  passengers: Party;
  /** Prices in points lead, where a fare has one. */
  points?: boolean;
  /** Number to ask at where a rule is not told. */
  hotline?: string | undefined;
  /** Fare that is chosen, by its id, or null for none yet; uncontrolled without it. */
  value?: string | null | undefined;
  /** Fare that is chosen at first. */
  defaultValue?: string | undefined;
  /** Another fare was chosen. */
  onChange?: ((fareId: string) => void) | undefined;
  /** At the head of a screen: the strip of cabins reaches both edges. */
  bleed?: boolean | undefined;
}

/**
 * Fare families of one offer, by cabin: baggage, change, refund and points of each, in this order, and of the chosen one the fees over
 * time and the price of each passenger. In a wide window the families of a cabin are side by side. Source: travel-domain.md T3.
 */
export function FareFamilies({
  fares,
  departs,
  now,
  passengers,
  points = false,
  hotline,
  value,
  defaultValue,
  onChange,
  bleed,
  className,
  ...root
}: FareFamiliesProps) {
  const t = useMessages('fare-families');
  const { money } = useFormats();
  const group = useId();
  const wide = useWide();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : (value ?? undefined);
  // The choice is seen before its fees are drawn.
  const opened = useDeferredValue(chosen);
  const cabins = [...new Set(fares.map(({ cabin }) => cabin))];
  const first = fares.find(({ fareId }) => fareId === chosen)?.cabin ?? cabins[0];
  const [shown, setShown] = useState<string>();
  const cabin = shown !== undefined && cabins.includes(shown) ? shown : first;
  const departures = typeof departs === 'string' ? departs : departs.join(' ');
  // The same object for the same facts: another choice draws no terms anew.
  const facts = useMemo((): FareFacts => {
    const [firstOut = '', ...onward] = departures.split(' ');
    return { departs: [firstOut, ...onward], now, passengers, points, hotline };
  }, [departures, now, passengers, points, hotline]);
  const choice = {
    group,
    chosen,
    onSelect: (fareId: string) => {
      setOwn(fareId);
      onChange?.(fareId);
    },
  };
  const listOf = (name: string) => {
    const listed = fares.filter((fare) => fare.cabin === name);
    return (
      <fieldset className={styles.group}>
        <legend>
          <VisuallyHidden>{t('fares')}</VisuallyHidden>
        </legend>
        {wide && listed.length > 1 ? (
          <FareCompare fares={listed} facts={facts} {...choice} />
        ) : (
          <ul className={styles.list}>
            {listed.map((fare) => (
              <FareCard
                key={fare.fareId}
                fare={fare}
                facts={facts}
                opened={fare.fareId === opened}
                {...choice}
              />
            ))}
          </ul>
        )}
      </fieldset>
    );
  };
  const lowest = (name: string) => fares.find((fare) => fare.cabin === name);
  return (
    <div {...root} className={classNames(styles.families, className)}>
      {cabins.length > 1 && cabin !== undefined ? (
        <Tabs
          label={t('cabins')}
          bleed={bleed}
          value={cabin}
          onChange={setShown}
          items={cabins.map((name) => {
            const from = lowest(name);
            return {
              id: name,
              label: (
                <span className={styles.cabin}>
                  {t('cabin', { cabin: name, told: name })}
                  {from && (
                    <span className={styles.from}>
                      {t('from', {
                        price: money({ amount: from.price.adult.total, currency: from.currency }),
                      })}
                    </span>
                  )}
                </span>
              ),
              content: listOf(name),
            };
          })}
        />
      ) : (
        cabin !== undefined && listOf(cabin)
      )}
    </div>
  );
}
