import { MaskedSentence } from '../../components/person-line/MaskedSentence.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import type { ToldParts } from './told-parts.ts';
import * as styles from './refunds.css.ts';

/** Contact phone: the order's, which may be changed once for a request. */
export function ContactPhone({
  draft: { phone },
  change,
  problems,
  orderPhone,
}: ToldParts & { orderPhone: string | undefined }) {
  const t = useMessages('refund-form');
  const validation = useMessages('validation');
  const { hotline } = useConfig();
  return (
    <Section title={t('contact')}>
      <Card className={styles.fields}>
        {phone === undefined ? (
          <>
            <p>
              {orderPhone === undefined ? (
                t('phone.orderHidden')
              ) : (
                <MaskedSentence text={t('phone.order', { phone: orderPhone })} />
              )}
            </p>
            <p className={styles.detail}>{t('phone.hint', { hotline })}</p>
            <Button variant="outline" size="medium" onClick={() => change({ phone: '' })}>
              {t('phone.change')}
            </Button>
          </>
        ) : (
          <div data-part="phone" className={styles.fields}>
            <Field
              label={t('phone')}
              hint={t('phone.hint', { hotline })}
              error={problems?.phone ? validation('phone.mainland') : undefined}
              inputMode="tel"
              autoComplete="tel"
              value={phone}
              onChange={({ target }) => change({ phone: target.value })}
            />
            <Button variant="text" size="medium" onClick={() => change({ phone: undefined })}>
              {t('phone.keep')}
            </Button>
          </div>
        )}
      </Card>
    </Section>
  );
}
