import { areaNames, areaPath, type AreaTable } from '../../rules/places/areas.ts';

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

/** Names of an area, from the province down; none where the areas cannot be loaded: the code says it too. */
export async function namesOfArea(area: string): Promise<readonly string[]> {
  try {
    return areaNames(areaPath(await loadAreas(), area));
  } catch {
    return [];
  }
}
