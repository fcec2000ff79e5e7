import { useState } from 'react';
import { WebFrame } from '../../../components/web-frame/WebFrame.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../Frame.tsx';
import { useBelowBar } from '../use-below-bar.ts';
import { Leaving } from './Leaving.tsx';
import { OpenOutside } from './OpenOutside.tsx';
import type { PageAddress } from './types.ts';
import { useArrival } from './use-arrival.ts';

/** First whose page it is, then the page. */
export function PartnerPage({ url, host }: PageAddress) {
  const t = useMessages('webview');
  const [named, setNamed] = useState(false);
  if (named) return <Shown url={url} host={host} />;
  return (
    <Frame
      title={t('title')}
      closes
      footer={
        <Button wide onClick={() => setNamed(true)}>
          {t('leaving.show')}
        </Button>
      }
    >
      <Leaving url={url} host={host}>
        <OpenOutside url={url} />
      </Leaving>
    </Frame>
  );
}

function Shown({ url, host }: PageAddress) {
  const t = useMessages('webview');
  const top = useBelowBar();
  const { arrival, arrived, again } = useArrival();
  if (arrival === 'late')
    return (
      <Frame title={t('title')} closes>
        <Card>
          <EmptyState
            icon="alert"
            title={t('slow.title', { host })}
            text={t('slow.text')}
            action={
              <>
                <Button variant="tinted" onClick={again}>
                  {t('again')}
                </Button>
                <OpenOutside url={url} />
              </>
            }
          />
        </Card>
      </Frame>
    );
  return (
    <Frame title={t('title')} closes bleed>
      <WebFrame
        src={url}
        host={host}
        loading={arrival === 'onItsWay'}
        onLoad={arrived}
        top={top}
        action={<OpenOutside url={url} />}
      />
    </Frame>
  );
}
