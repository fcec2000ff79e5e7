import { MaskedNumber } from '../../../components/person-line/MaskedNumber.tsx';
import { PassengerListSkeleton } from '../../../components/passenger-list/PassengerListSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { RadioList } from '../../../primitives/field/RadioList.tsx';
import * as link from '../../../primitives/link/Link.css.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { AddAddressScreen as AddSavedAddress } from '../../saved-people/AddressScreens.tsx';
import { EditAddress } from '../../saved-people/EditAddress.tsx';
import { useAddressList } from '../../saved-people/use-saved.ts';
import { Frame } from '../../shell/Frame.tsx';
import { Listed } from '../../shell/Listed.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { bookingQuery, type BookingAddress } from '../booking-address.ts';
import { useBookingDraft } from '../booking-draft.ts';
import { NoChoice } from './BookingStates.tsx';
import { InBooking } from './InBooking.tsx';
import { useBookingAddress } from './use-booking-address.ts';
import { useMaterial } from './use-material.ts';
import * as styles from './overbook.css.ts';

/** /overbook/address: the receipt by post to one of the member's addresses, or none on paper. */
export function AddressChoiceScreen() {
  const t = useMessages('booking-form');
  const address = useBookingAddress();
  return address ? <Choice address={address} /> : <NoChoice title={t('address.title')} />;
}

/** Digits of a phone that are shown. */
const phoneEnds = { first: 3, last: 4 } as const;

/** No address has an id like this. */
const electronic = '-';

function Choice({ address }: { address: BookingAddress }) {
  const t = useMessages('booking-form');
  const people = useMessages('saved-people');
  const navigation = useNavigation();
  const { draft, change } = useBookingDraft();
  const read = useAddressList();
  const query = bookingQuery(address);
  const material = useMaterial(address);
  const { list } = read;
  const chosen = list?.some(({ id }) => id === draft.addressId) ? draft.addressId : undefined;
  return (
    <Frame
      closes
      title={t('address.title')}
      action={
        <AppBarAction href={navigation.href('bookingAddAddress', { query })}>
          {t('passengers.add')}
        </AppBarAction>
      }
      footer={
        list && (
          <Button wide onClick={() => navigation.returnTo(material, { query })}>
            {t('passengers.done')}
          </Button>
        )
      }
    >
      {list ? (
        <>
          <Card flush>
            <RadioList
              legend={t('address.title')}
              legendHidden
              flush
              items={[
                { value: electronic, label: t('address.none'), detail: t('address.noneText') },
                ...list.map(({ id, name, phone, areaNames, street, postcode }) => ({
                  value: id,
                  label: name,
                  detail: (
                    <>
                      <MaskedNumber number={phone.replace(/^\+86\s*/, '')} ends={phoneEnds} />
                      <span lang="zh" className={styles.block}>
                        {[...areaNames, street].filter((part) => part !== '').join(' ')}
                      </span>
                      {postcode !== '' && (
                        <span className={styles.block}>{t('address.postcode', { postcode })}</span>
                      )}
                    </>
                  ),
                  act: (
                    <Link
                      className={link.alone}
                      href={navigation.href('bookingEditAddress', { query: { ...query, address: id } })}
                      aria-label={people('address.edit', { name, street })}
                    >
                      {t('list.edit')}
                    </Link>
                  ),
                })),
              ]}
              value={chosen ?? electronic}
              onChange={(id) => change({ addressId: id === electronic ? undefined : id })}
            />
          </Card>
          <Listed count={1} unreadable={read.unreadable} empty={null}>
            <p className={styles.after}>{t('address.note')}</p>
          </Listed>
        </>
      ) : (
        <ReadStates read={read} title={people('failed.addresses')} note={people('unchanged')}>
          <PassengerListSkeleton />
        </ReadStates>
      )}
    </Frame>
  );
}

/** /overbook/addAddress: an address is saved, and the receipt goes there. */
export function AddAddressScreen() {
  const t = useMessages('booking-form');
  return (
    <InBooking title={t('address.title')}>
      <AddSavedAddress />
    </InBooking>
  );
}

/** /overbook/editAddress: changes or removes one of the addresses. */
export function EditAddressScreen() {
  const t = useMessages('booking-form');
  const { address } = usePlace('bookingEditAddress').query;
  return (
    <InBooking title={t('address.title')}>
      <EditAddress id={address} />
    </InBooking>
  );
}
