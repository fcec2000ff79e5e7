import type { ReactElement } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { Frame } from '../../shell/Frame.tsx';

/** /boarde/verify of a segment: what the country of arrival asks for, one passenger after the other. */
export function TravelInformationStep(): ReactElement {
  const t = useMessages('travel-information');
  return <Frame title={t('title')}>{null}</Frame>;
}
