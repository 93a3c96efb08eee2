import { describe, expect, it } from 'vitest';
import { d } from '../../../renderer/art/path.ts';

describe('Path data', () => {
  it('turns heights upside down and rounds to a tenth', () => {
    expect(d`M${[1.26, 2]} L${[3, -4]}`).toBe('M1.3-2L3 4');
  });

  it('takes radii and earlier pieces as they are', () => {
    const start = d`M${[0, 0]}`;
    expect(d`${start} A${5} ${5} 0 0 1 ${[10, 0]}Z`).toBe('M0 0A5 5 0 0 1 10 0Z');
  });

  it('writes no negative zero', () => {
    expect(d`M${[-0.01, 0.01]}`).toBe('M0 0');
  });
});
