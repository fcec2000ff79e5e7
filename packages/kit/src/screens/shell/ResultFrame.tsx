import type { ReactNode } from 'react';
import { Result, type ResultProps } from '../../components/result/Result.tsx';
import { ResultActions } from '../../components/result/ResultActions.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Frame, type FrameProps } from './Frame.tsx';

interface ResultFrameProps extends ResultProps, Pick<FrameProps, 'action' | 'root' | 'quiet'> {
  /** Title of the screen in its bar. */
  bar: string;
  /** The next step in the bottom bar, as one filled `Button`. */
  next?: ReactNode;
  /** `false` where another outline comes with the next step. */
  home?: boolean;
}

/** The screen in which a flow ends, of two columns where something stands beside what was got: a cross in place of the arrow, the result, and the way home beside the next step. */
export function ResultFrame({ bar, action, root, quiet, next, home = true, ...result }: ResultFrameProps) {
  const { href } = useNavigation();
  return (
    <Frame
      closes
      bleed
      short
      wide={Boolean(result.children)}
      title={bar}
      {...{ action, root, quiet }}
      footer={<ResultActions homeHref={home ? href('home') : undefined}>{next}</ResultActions>}
    >
      <Result {...result} />
    </Frame>
  );
}
