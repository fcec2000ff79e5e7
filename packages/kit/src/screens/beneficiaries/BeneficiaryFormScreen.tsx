import { useBeneficiaries } from '../../client/beneficiaries/beneficiaries.ts';
import { FormSkeleton } from '../../components/form-fields/FormSkeleton.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { usePlace } from '../../navigation/provider.tsx';
import { titleOf } from '../../navigation/titles.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { placesTaken, roomLeft } from '../../rules/beneficiaries.ts';
import { Frame } from '../shell/Frame.tsx';
import { NotListed } from '../shell/NotListed.tsx';
import { ReadStates } from '../shell/ReadStates.tsx';
import { BeneficiaryEditor } from './BeneficiaryEditor.tsx';
import { useBeneficiaryPlaces } from './places.tsx';

/** /beneficiaryManage/addBeneficiary: adds a beneficiary, or changes the one that the address names. */
export function BeneficiaryFormScreen() {
  const t = useMessages('beneficiary-form');
  const { query } = usePlace('addBeneficiary');
  // Its name in the documents follows from pageCode alone.
  const title = titleOf('addBeneficiary', query) === 'addBeneficiary' ? t('title.add') : t('title.edit');
  return <BeneficiaryFormOf title={title} id={query.beneficiary} />;
}

interface BeneficiaryFormOfProps {
  title: string;
  /** Beneficiary who is changed; nobody when one is added. */
  id?: string | undefined;
}

/** The form, once the list is there that it is checked against. */
export function BeneficiaryFormOf({ title, id }: BeneficiaryFormOfProps) {
  const t = useMessages('beneficiary-form');
  const { toList } = useBeneficiaryPlaces();
  const list = useBeneficiaries();
  if (!list.data)
    return (
      <Frame title={title}>
        <ReadStates read={list} title={t('failed')}>
          <FormSkeleton />
        </ReadStates>
      </Frame>
    );
  const { beneficiaryMax, uniBeneficiaryDetails, unreadable } = list.data.uniBeneficiary;
  const found = uniBeneficiaryDetails.find(({ beneficiaryId }) => beneficiaryId === id);
  const back = (
    <Button variant="tinted" size="medium" onClick={toList}>
      {t('gone.back')}
    </Button>
  );
  const room = roomLeft(beneficiaryMax, placesTaken(list.data.uniBeneficiary));
  if (id !== undefined && !found)
    return (
      <Frame title={title}>
        <NotListed id={id} unreadable={unreadable}>
          <EmptyState drawing="people" title={t('gone.title')} text={t('gone.text')} action={back} />
        </NotListed>
      </Frame>
    );
  return (
    <BeneficiaryEditor
      // Another person, another form.
      key={id}
      title={title}
      beneficiary={found}
      known={uniBeneficiaryDetails.filter((each) => each !== found).flatMap(({ idList }) => idList)}
      room={room}
      max={beneficiaryMax}
    />
  );
}
