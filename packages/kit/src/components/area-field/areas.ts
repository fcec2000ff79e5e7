import { loadOnce } from '../../primitives/load-once.ts';
import { areaNames, areaPath, type AreaTable } from '../../rules/places/areas.ts';

/** Fetches the airline's own provinces, cities and counties. */
export type LoadAreas = () => Promise<AreaTable>;

/** The areas as the package knows them, for a phone without a network and a host without a back end; asked for again after it failed. */
const standIn = loadOnce(async (): Promise<AreaTable> => (await import('@vant/area-data')).areaList);

/** All provinces, cities and counties: the airline's, or those that stand in for them. */
export const loadAreas = (own?: LoadAreas): Promise<AreaTable> => (own ? own().catch(standIn) : standIn());

/** Names of an area, from the province down; none where the areas cannot be loaded: the code says it too. */
export async function namesOfArea(area: string, own?: LoadAreas): Promise<readonly string[]> {
  try {
    return areaNames(areaPath(await loadAreas(own), area));
  } catch {
    return [];
  }
}
