import { expect, it } from 'vitest';
import { postmarkPlace } from './postmark-place.ts';

it.each([
  ['Shanghai, training centre', 'Shanghai'],
  ['上海 训练中心', '上海 训练中心'],
  ['丽江', '丽江'],
])('%s is %s on a postmark', (place, city) => expect(postmarkPlace(place)).toBe(city));
