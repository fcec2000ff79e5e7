import { useState } from 'react';
import type { PassActions, ShownPass, Symbology } from '../../../components/boarding-pass/types.ts';
import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { flightAt } from '../../../rules/boarding-pass/boarding-pass.ts';
import { localTime } from '../../../rules/time/time.ts';
import { useShare } from '../../shell/use-share.ts';

const calendarType = 'text/calendar;charset=utf-8';

/** The drawing of pictures comes when the first is wanted. */
const picture = async () => (await import('../../../components/boarding-pass/picture.ts')).pictureOf;

interface PassPlace {
  readonly segmentId: string;
  /** Asks for the passes again. */
  readonly onRetry: () => void;
  /** The airline's time, milliseconds since 1970. */
  readonly clock: () => number;
}

/** Actions on the passes that this host allows, and how their code is drawn. */
export function usePassActions({ segmentId, onRetry, clock }: PassPlace): {
  actions: PassActions;
  symbology: Symbology;
} {
  const t = useMessages('boarding-pass');
  const { date } = useFormats();
  const host = useHost();
  const navigation = useNavigation();
  const [symbology, setSymbology] = useState<Symbology>('qr');
  const words = {
    t,
    date: (day: string) => date(day, 'weekday'),
    time: (at: number) => date(new Date(at).toISOString(), 'time'),
  };

  const fileOf = (one: ShownPass | undefined, index: number): string => {
    const flight = one && flightAt(one.pass, clock());
    const day = flight && localTime(flight.from.time).day;
    return `${[flight?.flightNo, day, index + 1].filter(Boolean).join('-')}.png`;
  };
  const save = async (shown: readonly ShownPass[]) => {
    try {
      const draw = await picture();
      const images = await Promise.all(shown.map((one) => draw(one, symbology, clock(), words)));
      // One after the other: a browser takes two downloads at once for one.
      await images.reduce(
        (before, image, index) => before.then(() => host.saveImage(image, fileOf(shown[index], index))),
        Promise.resolve(),
      );
      toastStore.show(t('saved', { count: shown.length }));
    } catch {
      toastStore.show(t('save.failed'));
    }
  };
  const hand = useShare();
  const share = (shown: ShownPass) => {
    const { flightNo, from, to } = flightAt(shown.pass, clock());
    hand?.({
      title: t('event', { flight: flightNo, from: from.name, to: to.name }),
      path: navigation.href('boardingPass', { query: { segment: segmentId } }),
      draw: host.can('saveImage')
        ? async () => (await picture())(shown, symbology, clock(), words)
        : undefined,
    });
  };
  return {
    symbology,
    actions: {
      onSave: host.can('saveImage') ? (shown) => void save(shown) : undefined,
      onShare: hand && share,
      onPrint: host.can('print') ? host.page.print : undefined,
      onAddToCalendar: ({ name, text }) => host.page.download(name, calendarType, text),
      onSymbologyChange: setSymbology,
      onRetry,
    },
  };
}
