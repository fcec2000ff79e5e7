import { useContentPage } from '../../../client/programmes/programmes.ts';
import { ContentBlocks } from '../../../components/content-blocks/ContentBlocks.tsx';
import { heroOf } from '../../../components/content-blocks/hero-of.ts';
import { heroTone, PageHero } from '../../../components/page-hero/PageHero.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { HeadDrawing } from '../../../primitives/drawing/HeadDrawing.tsx';
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
  const read = useContentPage(`business.${page}`);
  const { hero, rest } = heroOf(read.data?.blocks ?? []);
  const head = !read.error && (read.data === undefined || hero !== undefined);
  return (
    <Frame
      title={t(`${page}.title`)}
      {...(head && {
        tone: heroTone('tint'),
        hero: (
          <PageHero
            overline={hero?.overline}
            sentence={hero?.title}
            line={hero?.text}
            drawing={<HeadDrawing name="business" />}
          />
        ),
      })}
    >
      <Reading read={read} title={t('failed')}>
        {() => <ContentBlocks blocks={rest} hrefOf={hrefOf} empty={hero === undefined && <NothingHere />} />}
      </Reading>
    </Frame>
  );
}

function NothingHere() {
  const t = useMessages('business');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="document"
      title={t('empty')}
      action={
        <Button variant="outline" size="medium" href={href('home')}>
          {t('back')}
        </Button>
      }
    />
  );
}
