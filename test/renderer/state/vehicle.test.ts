import { describe, expect, it } from 'vitest';
import { vehicleId } from '../../../renderer/state/vehicle.ts';

describe('the id of a vehicle in an address', () => {
  it.each([
    ['/vehicle/denago-ev-city', 'denago-ev-city'],
    ['/vehicles/denago-ev-city', 'denago-ev-city'],
    ['/vehicles/denago-ev-city/', 'denago-ev-city'],
    ['/vehicle/a%20b', 'a b'],
    ['/vehicle/%E0%A4%A', '%E0%A4%A'],
    ['/vehicle-detail', undefined],
    ['/vehicle/', undefined],
    ['/vehicle/a/b', undefined],
    ['/contact', undefined],
  ])('%s is %s', (path, id) => {
    expect(vehicleId(path)).toBe(id);
  });
});
