import { PlaceField } from '../../../components/place-field/PlaceField.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Frame } from '../../shell/Frame.tsx';
import * as styles from './dates.css.ts';

interface RouteChoiceProps {
  /** Codes; empty for what is not chosen. */
  route: { readonly from: string; readonly to: string };
  onChange: (route: { from: string; to: string }) => void;
}

/** Which route it is to be; the calendar opens as soon as both ends are there. */
export function RouteChoice({ route, onChange }: RouteChoiceProps) {
  const t = useMessages('calendar');
  const same = route.from !== '' && route.from === route.to;
  return (
    <Frame title={t('prices.title')} closes>
      <Card>
        <div className={styles.fields}>
          <h2 className={styles.heading}>{t('route.title')}</h2>
          <PlaceField
            kind="city"
            label={t('from')}
            value={route.from}
            onChange={(from) => onChange({ ...route, from })}
          />
          <PlaceField
            kind="city"
            label={t('to')}
            value={route.to}
            error={same && t('route.same')}
            onChange={(to) => onChange({ ...route, to })}
          />
        </div>
      </Card>
    </Frame>
  );
}
