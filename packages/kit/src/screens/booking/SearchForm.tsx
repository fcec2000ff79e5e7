import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSignedIn } from '../../client/account/signed-in.ts';
import { FlightSearch } from '../../components/flight-search/FlightSearch.tsx';
import { RecentSearches } from '../../components/flight-search/RecentSearches.tsx';
import type { WantedDays, WantedPlace } from '../../components/flight-search/types.ts';
import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { useQueryOfAddress } from '../../navigation/query-of-address.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { writeFlightSearch, type SearchDraft } from '../../rules/booking/search-address.ts';
import { emptySearch } from '../../rules/booking/search-draft.ts';
import {
  forgetSearches,
  keepSearch,
  openedSearch,
  recentSearches,
  rememberSearch,
  searchOpened,
  typedSearch,
} from './searches.ts';
import { useSession } from '../../session/session-provider.tsx';
import { useToday } from '../shell/use-today.ts';
import { daysOf, pricesOf } from './days-of.ts';
import { useToFlights } from './use-to-flights.ts';
import * as styles from './booking.css.ts';

interface SearchFormProps {
  /** The screen that it is on: days and cities come back to it. */
  at: 'home' | 'flightSearch' | 'otherHome' | 'travelHome';
  /** It answers from now on: on a page that was drawn ahead it is in sight before. */
  onReady?: (() => void) | undefined;
}

const never = () => () => undefined;

/** Whether it is being put over a page that was drawn ahead, which holds an empty search. */
const useDrawnAhead = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

const isEmpty = (draft: SearchDraft): boolean =>
  writeFlightSearch(draft).toString() === writeFlightSearch(emptySearch).toString();

/** The search for flights, as it was left, with what the index of cities and the calendar give back. */
export function SearchForm({ at, onReady }: SearchFormProps) {
  const t = useMessages('flight-search');
  const navigation = useNavigation();
  const session = useSession();
  const host = useHost();
  const today = useToday();
  const member = useSignedIn();
  const toFlights = useToFlights();
  const address = useQueryOfAddress();
  const [opened, setOpened] = useState(() => ({ draft: openedSearch(session, address), times: 0 }));
  const [recent, setRecent] = useState(() => recentSearches(host, today));
  const drawnAhead = useDrawnAhead();
  const shown = drawnAhead ? emptySearch : opened.draft;
  const told = useRef(onReady);
  useEffect(() => told.current?.(), []);
  useEffect(() => {
    keepSearch(session, opened.draft);
    searchOpened(session, address);
  }, [session, opened, address]);

  const keep = (draft: SearchDraft) => keepSearch(session, draft);
  const pickPlace = ({ segment, end, draft }: WantedPlace) => {
    keep(draft);
    const code = draft.segments[segment]?.[end];
    navigation.go('cityIndex', { query: { end, code, segment: String(segment) } });
  };
  const pickDays = ({ segment, draft }: WantedDays) => {
    keep(draft);
    const { from, to } = draft.segments[segment] ?? {};
    const asked = {
      ...daysOf(draft, segment, today),
      returnUrl: navigation.href(at, { query: { segment: String(segment) } }),
    };
    if (from && to && from !== to)
      navigation.go('fareCalendar', {
        query: { from, to, ...asked, ...pricesOf(draft), ...(draft.kind === 'multi' && { only: '1' }) },
      });
    else navigation.go('dateChoice', { query: asked });
  };
  return (
    <div className={styles.search}>
      <FlightSearch
        key={opened.times === 0 && isEmpty(shown) ? 'empty' : opened.times}
        defaultValue={shown}
        today={today}
        member={member}
        onChange={keep}
        onPickPlace={pickPlace}
        onPickDays={pickDays}
        onSubmit={(search) => {
          keep(search);
          rememberSearch(host, search);
          toFlights(search);
        }}
      >
        <Button wide type="submit" className={styles.submit}>
          {t('submit')}
        </Button>
      </FlightSearch>
      {at !== 'home' && (
        <RecentSearches
          searches={recent}
          onSelect={({ kind, segments }) => {
            const draft = { ...typedSearch(session), kind, segments };
            setOpened({ draft, times: opened.times + 1 });
          }}
          onClear={() => {
            forgetSearches(host);
            setRecent([]);
          }}
        />
      )}
    </div>
  );
}
