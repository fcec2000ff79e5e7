import type { RequestFailure } from '../../../client/failure.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { claimCodes } from '../../../rules/retro/codes.ts';
import { useConfig } from '../../../session/config-provider.tsx';

const told = claimCodes.filter((code) => code !== '00000');

/** A claim that was not taken up: a documented code in our words, anything else in the back end's. */
export function ClaimRefused({ failure: { failure } }: { failure: RequestFailure }) {
  const t = useMessages('retro');
  const { hotline } = useConfig();
  if (failure.kind !== 'refused') return null;
  const code = told.find((each) => each === failure.code);
  const outside = (['early', 'late'] as const).find((each) => each === failure.code);
  return (
    <Notice tone="error" title={t('refused')} live>
      {code === 'RTC01'
        ? t(code, { hotline })
        : code
          ? t(code)
          : outside
            ? t(`${outside}.plain`)
            : failure.message}
    </Notice>
  );
}
