import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { Switch } from '../../../primitives/field/Switch.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import * as styles from './overbook.css.ts';
import { useDraft, useMissing, useOfBooking, useWay } from './under-way.tsx';
import { lacksTitle } from './use-missing-parts.ts';

interface ReceiptProps {
  /** The id of the field for whom it is made out to. */
  id: string;
  /** Pages of what a member has saved: titles, and addresses for paper. A guest has none. */
  saved: { readonly titles: string; readonly addresses: string } | undefined;
}

/** Receipt for what is paid in money, whom it is made out to, and where paper is sent. */
export function Receipt({ id, saved }: ReceiptProps): ReactNode {
  const t = useMessages('booking-form');
  const { money } = useFormats();
  const { change } = useWay();
  const voucher = useDraft((draft) => draft.voucher);
  const addressId = useDraft((draft) => draft.addressId);
  // The sum on it is told while it is wanted.
  const amount = useOfBooking(({ sum }) => (voucher ? sum?.voucher : undefined));
  const currency = useOfBooking((booking) => booking.currency);
  return (
    <Section title={t('voucher')}>
      <Card flush>
        <div className={styles.row}>
          <Switch
            label={
              <span>
                <span className={styles.strong}>{t('voucher.itinerary')}</span>
                <span className={styles.quiet}>
                  {amount !== undefined
                    ? t('voucher.amount', { amount: money({ amount, currency }) })
                    : t('voucher.text')}
                </span>
              </span>
            }
            checked={voucher}
            onChange={({ target }) => change({ voucher: target.checked })}
          />
        </div>
        {voucher && (
          <div className={styles.fields}>
            <Title id={id} />
            <TaxNo />
          </div>
        )}
        {voucher && saved && (
          <ListCard look="open">
            <ListRow
              icon="receipt"
              label={t('titles.title')}
              detail={t('titles.choose')}
              href={saved.titles}
            />
            <ListRow
              icon="mail"
              label={t('address.title')}
              detail={t(addressId === undefined ? 'address.none' : 'address.chosen')}
              href={saved.addresses}
            />
          </ListCard>
        )}
      </Card>
    </Section>
  );
}

function Title({ id }: { id: string }) {
  const t = useMessages('booking-form');
  const { change } = useWay();
  const title = useDraft(({ voucherTitle }) => voucherTitle);
  const missing = useMissing(lacksTitle);
  return (
    <Field
      id={id}
      type="text"
      label={t('voucher.title')}
      autoComplete="section-voucher organization"
      hint={t('voucher.titleHint')}
      error={missing ? t('voucher.titleHint') : undefined}
      value={title}
      onChange={({ target }) => change({ voucherTitle: target.value, titleId: undefined })}
    />
  );
}

function TaxNo() {
  const t = useMessages('booking-form');
  const { change } = useWay();
  const taxNo = useDraft((draft) => draft.taxNo);
  return (
    <Field
      type="text"
      label={t('voucher.taxNo')}
      autoComplete="off"
      value={taxNo}
      onChange={({ target }) => change({ taxNo: target.value, titleId: undefined })}
    />
  );
}
