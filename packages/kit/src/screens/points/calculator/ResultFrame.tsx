import type { ReactNode } from 'react';
import { Conditions } from '../../../components/points-calculator/Conditions.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { queryOfAsked, type Asked } from '../../../rules/calculator/conditions.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useEndNames } from '../../shell/use-end-names.ts';

interface ResultFrameProps {
  asked: Asked;
  /** On the line between both ends. */
  between?: string | undefined;
  /** Other conditions that were asked for. */
  facts: readonly string[];
  children: ReactNode;
}

/** A result under the conditions that it is for, with the way to change them. */
export function ResultFrame({ asked, between, facts, children }: ResultFrameProps) {
  const t = useMessages('calculator');
  const { href } = useNavigation();
  const { from, to } = asked;
  const names = useEndNames(from, to);
  const end = (code: string, name: string) => ({ code, place: name === code ? '' : name });
  return (
    <Frame
      title={t('title')}
      band={
        <Conditions
          from={end(from, names.from)}
          to={end(to, names.to)}
          {...{ between, facts }}
          changeHref={href('calculator', { query: queryOfAsked(asked) })}
        />
      }
    >
      {children}
    </Frame>
  );
}
