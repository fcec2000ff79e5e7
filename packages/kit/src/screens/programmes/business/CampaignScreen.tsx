import { useContentPage } from '../../../client/programmes/programmes.ts';
import { ContentBlocks } from '../../../components/content-blocks/ContentBlocks.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { useContentHref } from '../use-content-href.ts';
import { Frame } from '../../shell/Frame.tsx';

interface CampaignScreenProps {
  page: 'home' | 'yxdf' | 'bwgyx' | 'ciie2024' | 'gbyx';
}

/** A page for business travel, in the airline's own words. */
export function CampaignScreen({ page }: CampaignScreenProps) {
  const t = useMessages('business');
  const hrefOf = useContentHref();
  return (
    <Frame title={t(`${page}.title`)}>
      <Reading read={useContentPage(`business.${page}`)} title={t('failed')}>
        {({ blocks }) => <ContentBlocks {...{ blocks, hrefOf }} empty={<NothingHere />} />}
      </Reading>
    </Frame>
  );
}

function NothingHere() {
  const t = useMessages('business');
  const { href } = useNavigation();
  return (
    <Card>
      <EmptyState
        icon="info"
        title={t('empty')}
        action={
          <Button variant="tinted" size="medium" href={href('home')}>
            {t('back')}
          </Button>
        }
      />
    </Card>
  );
}
