import { startWords, type StartWords } from '../../messages/start.ts';
import type { Locale } from '../../messages/types.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { FailedState } from '../../primitives/states/FailedState.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';

export interface StartFailedProps {
  locale: Locale;
  /** Part that is broken. */
  part: keyof Pick<StartWords, 'config' | 'part'>;
  hotline: string;
  /** For the people who mend it: field and fault, never a value. */
  detail: string;
  onRetry: () => void;
}

/** The site could not start; needs nothing but itself. */
export function StartFailed({ locale, part, hotline, detail, onRetry }: StartFailedProps) {
  const words = startWords[locale];
  return (
    <Screen>
      <Card>
        <FailedState
          title={words.title}
          text={words[part]}
          retry={{ label: words.retry, onClick: onRetry }}
          hotline={{ label: words.hotline, number: hotline }}
          smallPrint={detail}
        />
      </Card>
    </Screen>
  );
}
