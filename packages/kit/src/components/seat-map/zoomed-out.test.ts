import { expect, test, vi } from 'vitest';
import { narrow } from '../../rules/seats/samples.ts';
import { zoomedOutOf } from './zoomed-out.ts';

test('a strip hears of the maps of its own layout alone', () => {
  const [one, other] = [narrow(), narrow()];
  const heard = vi.fn<() => void>();
  const leave = zoomedOutOf(one).subscribe(heard);
  zoomedOutOf(other).set({}, true);
  expect(zoomedOutOf(one).isZoomedOut()).toBe(false);
  zoomedOutOf(one).set({}, true);
  expect(zoomedOutOf(one).isZoomedOut()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
});

test('two maps of one layout are zoomed out for as long as one of them is', () => {
  const maps = zoomedOutOf(narrow());
  const heard = vi.fn<() => void>();
  maps.subscribe(heard);
  const [first, second] = [{}, {}];
  maps.set(first, true);
  maps.set(second, true);
  maps.set(second, true);
  maps.set(first, false);
  expect(maps.isZoomedOut()).toBe(true);
  maps.set(second, false);
  expect(maps.isZoomedOut()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
});
