import type { PaymentWay } from '../../contracts/orders/payments.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { useMethodName } from './use-method-name.ts';
import * as styles from './PaymentMethods.css.ts';

export interface PaymentMethodsProps extends RootProps {
  /** The ways that are offered, in order. */
  methods: readonly PaymentWay[];
  /** Id of the chosen one. */
  value: string | undefined;
  /** A way was chosen, by id. */
  onChange: (id: string) => void;
}

/** The ways to pay as radio rows, without marks of brands. */
export function PaymentMethods({ methods, value, onChange, ...root }: PaymentMethodsProps) {
  const t = useMessages('payment');
  const nameOf = useMethodName();
  return (
    <Section {...root} title={t('methods')}>
      <Card flush className={styles.card}>
        <RadioList
          legend={t('methods')}
          legendHidden
          flush
          value={value}
          onChange={onChange}
          items={methods.map((method) => ({
            value: method.id,
            label: (
              <span className={styles.name}>
                {nameOf(method)}
                {method.lastUsed && <Badge>{t('lastUsed')}</Badge>}
              </span>
            ),
            detail:
              method.cardType && method.last4 !== undefined
                ? t(`card.${method.cardType}`, { last4: method.last4 })
                : t(`open.${method.kind}`),
          }))}
        />
      </Card>
    </Section>
  );
}
