import { useSpecialProducts } from '../../../client/booking/flights.ts';
import type { SpecialProduct } from '../../../contracts/booking/special-products.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { addDays } from '../../../rules/days.ts';
import { Frame } from '../../shell/Frame.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { useToday } from '../../shell/use-today.ts';
import * as styles from './told.css.ts';

/** /specialHome: products with rules of their own, each with who may buy it and the way to its flights. */
export function SpecialHomeScreen() {
  const t = useMessages('special-home');
  const { href } = useNavigation();
  const read = useSpecialProducts();
  return (
    <Frame title={t('title')}>
      <Reading read={read} title={t('failed')}>
        {({ products }) =>
          products.length === 0 ? (
            <EmptyState
              drawing="flight"
              title={t('empty')}
              action={
                <Button variant="outline" size="medium" href={href('flightSearch')}>
                  {t('search')}
                </Button>
              }
            />
          ) : (
            products.map((product) => <Product key={product.productId} product={product} />)
          )
        }
      </Reading>
    </Frame>
  );
}

/** Days ahead for which the flights are shown first. */
const ahead = 7;

function Product({ product: { name, text, from, to, passengers, members } }: { product: SpecialProduct }) {
  const t = useMessages('special-home');
  const { href } = useNavigation();
  const day = addDays(useToday(), ahead);
  const query = {
    trip: 'oneway',
    seg: `${from}-${to}-${day}`,
    adults: String(passengers ?? 1),
  };
  return (
    <Section title={name}>
      <Card>
        <div className={styles.one}>
          <p className={styles.text}>{text}</p>
          {(passengers !== undefined || members) && (
            <ul className={styles.rules}>
              {passengers !== undefined && <li>{t('passengers', { count: passengers })}</li>}
              {members && <li>{t('members')}</li>}
            </ul>
          )}
          <Button
            variant="outline"
            size="medium"
            href={href('flightList', { query })}
            aria-label={`${t('flights')} ${name}`}
          >
            {t('flights')}
          </Button>
        </div>
      </Card>
    </Section>
  );
}
