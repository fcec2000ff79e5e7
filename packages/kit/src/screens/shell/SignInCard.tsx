import { useClient } from '../../client/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';

interface SignInCardProps {
  icon: IconName;
  title: string;
  text: string;
  /** Words of the button. */
  signIn: string;
}

/** Card of a guest in place of what is a member's: why, and the way to sign in. */
export function SignInCard({ icon, title, text, signIn }: SignInCardProps) {
  const { login } = useClient();
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={
          <Button wide onClick={login}>
            {signIn}
          </Button>
        }
      />
    </Card>
  );
}
