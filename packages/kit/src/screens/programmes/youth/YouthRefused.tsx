import type { RequestFailure } from '../../../client/failure.ts';
import { youthRefusedAs } from '../../../client/programmes/programmes.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { youthAges } from '../../../rules/programmes/youth.ts';

/** Why an application was not taken, with the way out; in the back end's words where it gives no code of ours. */
export function YouthRefused({ failure }: { failure: RequestFailure }) {
  const t = useMessages('youth');
  const { href } = useNavigation();
  const look = { variant: 'outline', size: 'medium' } as const;
  const code = youthRefusedAs(failure);
  if (code === 'youth.age')
    return (
      <Notice
        tone="error"
        title={t('refused.age')}
        live
        action={
          <Button {...look} href={href('youthGuide')}>
            {t('way.guide')}
          </Button>
        }
      >
        {t('refused.ageText', youthAges)}
      </Notice>
    );
  if (code === 'youth.twice')
    return (
      <Notice
        tone="info"
        title={t('refused.twice')}
        live
        action={
          <Button {...look} href={href('youthMembers')}>
            {t('way.member')}
          </Button>
        }
      >
        {t('refused.twiceText')}
      </Notice>
    );
  return (
    <Notice tone="error" title={t('refused')} live>
      {failure.failure.kind === 'refused' && failure.failure.message}
    </Notice>
  );
}
