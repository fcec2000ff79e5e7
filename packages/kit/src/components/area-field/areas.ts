import type { AreaTable } from '../../rules/places/areas.ts';

let loading: Promise<AreaTable> | undefined;

/** All provinces, cities and counties; asked for once, and again after it failed. */
export function loadAreas(): Promise<AreaTable> {
  loading ??= import('@vant/area-data').then(
    ({ areaList }) => areaList,
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}
