import { expect, test } from 'vitest';
import { contoursOf, covers } from '../../../src/geometry/contour';
import { outlineFromSvg } from '../../../src/geometry/svgPath';
import { fillOutline } from '../../../src/scene/oldLetters/fillOutline';
import { emptyPlane } from '../../../src/scene/oldLetters/plane';

/** Points of a pixel that are asked one by one whether they lie within, each way. */
const POINTS = 24;

test('the covered share of each pixel is that of points asked one by one', () => {
  const outline = outlineFromSvg(
    'M2.3 1.7L17.6 4.2Q19 14 9.5 17.3C4 18 -3 9 2.3 1.7ZM6 6L7 12L12.5 11.5L11 6.5Z',
  );
  const plane = emptyPlane(20, 20);
  fillOutline(outline, plane);
  const contours = contoursOf(outline, 0.01);
  for (let y = 0; y < 20; y += 1)
    for (let x = 0; x < 20; x += 1) {
      let inside = 0;
      for (let at = 0; at < POINTS * POINTS; at += 1) {
        const [dx, dy] = [((at % POINTS) + 0.5) / POINTS, (Math.floor(at / POINTS) + 0.5) / POINTS];
        if (covers(contours, x + dx, y + dy)) inside += 1;
      }
      expect(Math.abs((plane.data[y * 20 + x] ?? 0) - inside / POINTS ** 2), `${x} ${y}`).toBeLessThan(0.05);
    }
});
