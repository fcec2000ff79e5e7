import { Amount } from '../../../components/amount/Amount.tsx';
import { OrderFact, OrderFacts } from '../../../components/order/OrderFacts.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { TierEffect } from '../TierEffect.tsx';
import * as styles from '../changes.css.ts';
import { OfFlight } from './of-flight.tsx';
import { UpgradeBand } from './UpgradeBand.tsx';
import { UpgradeRules } from './UpgradeRules.tsx';
import { useUpgradeWords } from './use-upgrade-words.ts';

/** /retreatUpgrade/copyShip: one cabin in full, with its conditions. Source: decisions.md 58. */
export function CabinDetailScreen() {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const words = useUpgradeWords();
  const { flight: ref, cabin: name, way, voucher } = usePlace('upgradeCabinDetail').query;
  return (
    <OfFlight title={t('detail.title')} flight={ref}>
      {(flight) => {
        const cabin = flight.cabins.find((one) => one.cabin === name) ?? flight.cabins[0];
        return (
          <Frame
            title={t('detail.title')}
            band={<UpgradeBand flight={flight} />}
            footer={
              <Button
                wide
                href={href('upgradeCabin', {
                  query: { flight: ref, cabin: cabin?.cabin, way, voucher },
                })}
              >
                {t('detail.choose')}
              </Button>
            }
          >
            <div className={styles.columns}>
              {cabin && (
                <Section title={words.cabin(cabin.cabin, cabin.bookingClass)}>
                  <Card>
                    <OrderFacts>
                      {words.gains(cabin).map((gain) => (
                        <OrderFact key={gain} label={gain}>
                          {t('detail.included')}
                        </OrderFact>
                      ))}
                      {cabin.cash && (
                        <OrderFact label={t('way.cash')}>
                          <Amount value={cabin.cash} />
                        </OrderFact>
                      )}
                      {cabin.points !== undefined && (
                        <OrderFact label={t('way.points')}>
                          <Amount value={cabin.points} unit={t('unit.points')} />
                        </OrderFact>
                      )}
                    </OrderFacts>
                  </Card>
                </Section>
              )}
              {cabin && <TierEffect was={flight.earns} is={cabin.earns} relation={flight.relation} />}
              <UpgradeRules />
            </div>
          </Frame>
        );
      }}
    </OfFlight>
  );
}
