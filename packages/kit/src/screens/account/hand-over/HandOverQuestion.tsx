import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { AppBar } from '../../../primitives/app-bar/AppBar.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Screen } from '../../../primitives/screen/Screen.tsx';
import { useTitle } from '../../shell/Frame.tsx';
import { HandedOver } from './HandedOver.tsx';
import { Replaced } from './Replaced.tsx';
import { usePartnerName } from './use-partner-name.ts';

export interface HandOverQuestionProps {
  /** Request of the link: to sign in as whom it names, or to sign out. */
  asks: 'signIn' | 'signOut';
  /** Called once, with what the traveller wants. */
  onAnswer: (goOn: boolean) => void;
}

/** Before the first screen while a link that nobody vouches for would change who is signed in. Source: decision 0030. */
export function HandOverQuestion({ asks, onAnswer }: HandOverQuestionProps) {
  const t = useMessages('hand-over');
  const shell = useMessages('shell');
  const { proof, hideHeader, appStatusHeight } = useHost().environment();
  const partner = usePartnerName();
  const words = asks === 'signIn' ? 'question' : 'out';
  const title = asks === 'signIn' ? shell('signIn') : t('out.continue');
  useTitle(title);
  return (
    <Screen
      skipLabel={shell('skip')}
      bar={<AppBar title={title} appStatusHeight={appStatusHeight} hidden={hideHeader} />}
    >
      <Card>
        <EmptyState
          icon="person"
          title={t(`${words}.title`, { partner })}
          text={
            <>
              {t(`${words}.text`, { partner })} {asks === 'signIn' && <HandedOver />}{' '}
              {asks === 'signIn' && proof && <Replaced />}
            </>
          }
          action={
            <>
              <Button wide onClick={() => onAnswer(true)}>
                {t(`${words}.continue`)}
              </Button>
              <Button wide variant="text" onClick={() => onAnswer(false)}>
                {t(proof ? 'question.stay' : 'question.guest')}
              </Button>
            </>
          }
        />
      </Card>
    </Screen>
  );
}
