import { SeatMap, SeatStrip, type SeatMapProps, type SeatMapState } from '@mapp/kit/components/seat-map';
import { Button } from '@mapp/kit/primitives/button';
import { Screen } from '@mapp/kit/primitives/screen';
import type { SeatMapData } from '@mapp/kit/rules';
import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { narrow, parties, twoDecks, wide } from '../fixtures/seats.ts';

const ready = (data: SeatMapData): SeatMapState => ({ state: 'ready', data });

/** Keeps what is chosen, and shows the total, as a screen does. */
function Kept(props: SeatMapProps) {
  const [seating, setSeating] = useState(props.seating);
  const { map, party, owned } = props;
  return (
    <Screen
      bleed
      footer={
        map.state === 'ready' && (
          <>
            <SeatStrip segments={[{ data: map.data, seating, owned }]} party={party} />
            <Button tone="pay">确认选座</Button>
          </>
        )
      }
    >
      <SeatMap
        {...props}
        seating={seating}
        onSeating={(next) => {
          setSeating(next);
          props.onSeating(next);
        }}
      />
    </Screen>
  );
}

const meta = preview.meta({
  component: SeatMap,
  args: {
    map: ready(narrow),
    party: parties.twoAdults,
    seating: { zhang: '5C', li: '5B' },
    onSeating: fn(),
    onTried: fn(),
  },
  render: (args) => <Kept {...args} />,
});

export const Basic = meta.story();

export const WideBody = meta.story({
  args: { map: ready(wide), seating: { zhang: '44H', li: '44J' } },
});

export const TwoDecks = meta.story({
  args: { map: ready(twoDecks), seating: {} },
});
