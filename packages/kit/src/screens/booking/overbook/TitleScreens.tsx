import { PassengerListSkeleton } from '../../../components/passenger-list/PassengerListSkeleton.tsx';
import type { InvoiceTitle } from '../../../contracts/saved-people/invoice-titles.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { RadioList } from '../../../primitives/field/RadioList.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import * as link from '../../../primitives/link/Link.css.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { AddTitle, EditTitle } from '../../saved-people/EditTitle.tsx';
import { useTitleList } from '../../saved-people/use-saved.ts';
import { Frame } from '../../shell/Frame.tsx';
import { Listed } from '../../shell/Listed.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { bookingQuery, type BookingAddress } from '../booking-address.ts';
import { useBookingDraft } from '../booking-draft.ts';
import { NoChoice } from './BookingStates.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { InBooking } from './InBooking.tsx';
import { useBookingAddress } from './use-booking-address.ts';
import { useMaterial } from './use-material.ts';
import * as styles from './overbook.css.ts';

/** /overbook/invoiceList: whom the receipt is made out to, of those whom the member has saved. */
export function InvoiceTitlesScreen() {
  const t = useMessages('booking-form');
  const address = useBookingAddress();
  return address ? <Choice address={address} /> : <NoChoice title={t('titles.title')} />;
}

function Choice({ address }: { address: BookingAddress }) {
  const t = useMessages('booking-form');
  const people = useMessages('saved-people');
  const navigation = useNavigation();
  const { draft, change } = useBookingDraft();
  const read = useTitleList();
  const { list } = read;
  const query = bookingQuery(address);
  const material = useMaterial(address);
  const chosen = list?.find(({ id }) => id === draft.titleId);
  const add = navigation.href('addInvoiceTitle', { query });
  const choose = () => {
    if (chosen) change({ voucher: true, voucherTitle: chosen.title, taxNo: chosen.taxNo });
    navigation.returnTo(material, { query });
  };
  return (
    <Frame
      closes
      title={t('titles.title')}
      action={<AppBarAction href={add}>{t('passengers.add')}</AppBarAction>}
      footer={
        list && (
          <ChosenBar label={t('passengers.done')} disabled={!chosen} onDone={choose}>
            <span className={styles.quiet}>{chosen?.title ?? t('titles.pick')}</span>
          </ChosenBar>
        )
      }
    >
      {list ? (
        <Listed
          count={list.length}
          unreadable={read.unreadable}
          empty={
            <EmptyState
              drawing="document"
              title={people('none.titles')}
              text={people('none.titlesText')}
              action={
                <Button variant="outline" size="medium" href={add}>
                  {people('add.invoice')}
                </Button>
              }
            />
          }
        >
          <Card flush>
            <RadioList
              legend={t('titles.title')}
              legendHidden
              flush
              items={list.map((title) => ({
                value: title.id,
                label: title.title,
                detail: <Facts title={title} />,
                act: (
                  <Link
                    className={link.alone}
                    href={navigation.href('editInvoiceTitle', { query: { ...query, invoice: title.id } })}
                    aria-label={people('edit', { name: title.title })}
                  >
                    {t('list.edit')}
                  </Link>
                ),
              }))}
              value={chosen?.id}
              onChange={(titleId) => {
                const title = list.find(({ id }) => id === titleId);
                if (title) change({ titleId, voucher: true, voucherTitle: title.title, taxNo: title.taxNo });
              }}
            />
          </Card>
        </Listed>
      ) : (
        <ReadStates read={read} title={people('failed.titles')} note={people('unchanged')}>
          <PassengerListSkeleton />
        </ReadStates>
      )}
    </Frame>
  );
}

function Facts({ title: { kind, taxNo } }: { title: InvoiceTitle }) {
  const t = useMessages('saved-people');
  return [t(`kind.${kind}`), ...(taxNo === '' ? [] : [taxNo])].join(' · ');
}

/** /overbook/addInvoice: a title is saved, and the receipt is made out to it. */
export function AddInvoiceTitleScreen() {
  const t = useMessages('booking-form');
  return (
    <InBooking title={t('titles.title')}>
      <AddTitle />
    </InBooking>
  );
}

/** /overbook/editInvoice: changes or removes one of the titles. */
export function EditInvoiceTitleScreen() {
  const t = useMessages('booking-form');
  const { invoice } = usePlace('editInvoiceTitle').query;
  return (
    <InBooking title={t('titles.title')}>
      <EditTitle id={invoice} />
    </InBooking>
  );
}
