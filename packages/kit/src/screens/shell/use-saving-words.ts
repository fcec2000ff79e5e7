import { useMessages } from '../../messages/provider.tsx';
import type { OutcomeWords } from './OutcomeNotice.tsx';

/** Words of every form about saving. */
export function useSavingWords(): OutcomeWords {
  const t = useMessages('forms');
  return {
    unknown: t('unknown.title'),
    absent: t('absent.title'),
    absentText: t('absent.text'),
    refused: t('refused.title'),
  };
}
