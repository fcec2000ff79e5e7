import { heroTone, PageHero } from '../../../components/page-hero/PageHero.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { HeadDrawing } from '../../../primitives/drawing/HeadDrawing.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { RepurchaseRules } from './RepurchaseRules.tsx';

/** /twoHourRefund/list: what a repurchase refund is, its rules, and the way to it. */
export function RepurchaseListScreen() {
  const t = useMessages('repurchase');
  const { href } = useNavigation();
  return (
    <Frame
      title={t('title')}
      tone={heroTone('tint')}
      hero={<PageHero sentence={t('hero')} line={t('intro')} drawing={<HeadDrawing name="calculator" />} />}
      footer={
        <Button wide href={href('repurchaseTicketSearch')}>
          {t('start')}
        </Button>
      }
    >
      <Section title={t('rules')}>
        <Card>
          <RepurchaseRules />
        </Card>
      </Section>
    </Frame>
  );
}
