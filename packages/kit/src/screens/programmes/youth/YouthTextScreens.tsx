import { useContentPage } from '../../../client/programmes/programmes.ts';
import { ContentBlocks } from '../../../components/content-blocks/ContentBlocks.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { useContentHref } from '../use-content-href.ts';
import { Frame } from '../../shell/Frame.tsx';

/** /youthLeague/guide: who can join, and how. */
export const YouthGuideScreen = () => <YouthText page="guide" />;

/** /youthLeague/agreement: what an applicant agrees to. */
export const YouthAgreementScreen = () => <YouthText page="agreement" />;

function YouthText({ page }: { page: 'guide' | 'agreement' }) {
  const t = useMessages('youth');
  const hrefOf = useContentHref();
  return (
    <Frame title={t(`${page}.title`)}>
      <Reading read={useContentPage(`youth.${page}`)} title={t('failed')}>
        {({ blocks }) => <ContentBlocks {...{ blocks, hrefOf }} />}
      </Reading>
    </Frame>
  );
}
