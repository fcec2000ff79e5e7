import { BeneficiaryPlaces } from '../../components/beneficiary-list/BeneficiaryPlaces.tsx';
import { PageHero } from '../../components/page-hero/PageHero.tsx';
import type { BeneficiaryList } from '../../contracts/beneficiaries/beneficiaries.ts';
import { useMessages } from '../../messages/provider.tsx';
import { HeadDrawing } from '../../primitives/drawing/HeadDrawing.tsx';
import { PlacesSkeleton } from '../../components/beneficiary-list/PlacesSkeleton.tsx';

/** Head of the beneficiaries: what points can do for them, and how many more there may be. */
export function BeneficiaryHero({
  list,
}: {
  /** None while it is on its way. */
  list: BeneficiaryList | undefined;
}) {
  const t = useMessages('beneficiaries');
  return (
    <PageHero
      toEdge
      sentence={t('hero.sentence')}
      line={t('hero.line')}
      drawing={<HeadDrawing name="beneficiaries" />}
    >
      {list ? <BeneficiaryPlaces list={list} /> : <PlacesSkeleton />}
    </PageHero>
  );
}
