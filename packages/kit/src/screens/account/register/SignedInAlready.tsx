import { useUser } from '../../../client/account/account.ts';
import { MaskedText } from '../../../components/person-line/MaskedText.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { maskedNumber } from '../../../rules/beneficiaries.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useGoOn } from './use-sign-in.ts';
import * as styles from './register.css.ts';

/** How much of a membership number says which of one's accounts it is. */
const ends = { first: 4, last: 4 } as const;

/** View of a member at /register: whose account is in use, and the ways on, one of them to the form for somebody else. */
export function SignedInAlready({ onRegister }: { onRegister: () => void }) {
  const t = useMessages('register');
  const { href } = useNavigation();
  const goOn = useGoOn();
  const number = useUser().data?.ffpNo;
  return (
    <Frame title={t('title')}>
      <Card>
        <EmptyState
          icon="person"
          title={t('signedIn.title')}
          text={
            <>
              {number !== undefined && (
                <span className={styles.account}>
                  {t('success.number')} <MaskedText text={maskedNumber(number, ends)} />
                </span>
              )}
              <span>{t('signedIn.text')}</span>
            </>
          }
          action={
            <Button variant="tinted" size="medium" href={goOn.href}>
              {goOn.label}
            </Button>
          }
        />
      </Card>
      <div className={styles.ways}>
        <ListCard>
          <ListRow
            icon="people"
            label={t('signedIn.other')}
            detail={t('signedIn.otherText')}
            onClick={onRegister}
          />
          <ListRow
            icon="settings"
            label={t('signedIn.change')}
            detail={t('signedIn.changeText')}
            href={href('settings')}
          />
        </ListCard>
      </div>
    </Frame>
  );
}
