import { BoardGround } from '../../../components/airport-board/BoardGround.tsx';
import { BoardHead } from '../../../components/airport-board/BoardHead.tsx';
import { PlaceButton } from '../../../components/place-field/PlaceButton.tsx';
import { useAirportBoard } from '../../../client/flight/airports.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Segmented } from '../../../primitives/field/Segmented.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { boardSides, type BoardSide } from '../../../rules/airports/board.ts';
import { atPlace } from '../../../rules/time/time.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useNow } from '../../shell/use-now.ts';
import { airportCodeOf } from './airport-code.ts';
import * as styles from './board.css.ts';
import { instantOf } from './instant-of.ts';
import { placeWords } from '../../../components/airport-board/place-words.ts';
import { SideBoard } from './SideBoard.tsx';
import { useAirportHelp } from './use-airport-help.ts';
import { WhichAirport } from './WhichAirport.tsx';

const sideOf = (text: string | undefined): BoardSide => (text === 'arrivals' ? 'arrivals' : 'departures');

/** /flight/bigScreen: the board of an airport; in a wide window departures beside arrivals. */
export function AirportBoardScreen() {
  const t = useMessages('airport');
  const navigation = useNavigation();
  const { query } = usePlace('airportScreen');
  const wide = useWide();
  const now = useNow();
  const airports = useAirportHelp();
  const { help, near, remember } = airports;
  const airport = airportCodeOf(query.airport) ?? near;
  const side = sideOf(query.side);
  const from = instantOf(query.from);
  // The same answer that a board below shows: whose airport it is, and what its clocks show.
  const { data } = useAirportBoard(airport === undefined ? undefined : { airport, side, from });
  const choose = (code: string) => navigation.replace('airportScreen', { query: { airport: code, side } });
  const shown = wide ? boardSides : [side];
  return (
    <Frame title={t('board.title')} bleed wide>
      <BoardGround className={styles.ground}>
        {airport === undefined ? (
          <WhichAirport
            title={t('board.which')}
            text={t('board.whichText')}
            help={airports}
            onChange={choose}
          />
        ) : (
          <>
            <div className={styles.head}>
              <BoardHead
                code={airport}
                city={data?.airport.city ?? ''}
                now={data && now !== undefined ? atPlace(now, data.told) : undefined}
              >
                <PlaceButton
                  label={t('choose')}
                  kind="airport"
                  value={airport}
                  help={help}
                  onChange={(code) => {
                    remember(code);
                    choose(code);
                  }}
                >
                  {data ? placeWords(data.airport) : airport}
                </PlaceButton>
              </BoardHead>
              {!wide && (
                <Segmented
                  className={styles.choice}
                  label={t('board.side')}
                  labelHidden
                  choices={boardSides.map((value) => ({ value, label: t(`board.${value}`) }))}
                  value={side}
                  onChange={(next) => navigation.replace('airportScreen', { query: { airport, side: next } })}
                />
              )}
            </div>
            <div className={styles.boards}>
              {shown.map((each) => (
                <SideBoard
                  key={`${airport} ${each}`}
                  airport={airport}
                  side={each}
                  from={from}
                  titled={wide}
                />
              ))}
            </div>
          </>
        )}
      </BoardGround>
    </Frame>
  );
}
