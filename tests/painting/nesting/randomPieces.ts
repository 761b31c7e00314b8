import { outlineOf, type Polygon } from '../../../src/geometry/polygon';
import type { StencilPiece } from '../../../src/painting/nesting/piece';
import type { Random } from '../../random';

const at = (x: number, y: number) => ({ x, y });

/** A star of uneven rays: bays all around. */
function star(random: Random): Polygon {
  const [rays, size] = [5 + Math.floor(random() * 9), 15 + random() * 60];
  return Array.from({ length: 2 * rays }, (_, ray) => {
    const radius = size * (ray % 2 === 0 ? 0.7 + 0.3 * random() : 0.3 + 0.4 * random());
    const angle = (Math.PI * ray) / rays;
    return at(radius * Math.cos(angle), radius * Math.sin(angle));
  });
}

/** A letter C of straight sides, open on its right. */
function clasp(random: Random): Polygon {
  const [width, height, wall] = [40 + random() * 120, 60 + random() * 120, 8 + random() * 8];
  return [
    at(0, 0),
    at(width, 0),
    at(width, wall),
    at(wall, wall),
    at(wall, height - wall),
    at(width, height - wall),
    at(width, height),
    at(0, height),
  ];
}

/** A long piece with a wavy edge, as that of a line of letters. */
function line(random: Random): Polygon {
  const [width, height] = [60 + random() * 300, 20 + random() * 40];
  const count = Math.ceil(width / 8);
  const along = Array.from({ length: count + 1 }, (_, step) => (step * width) / count);
  const wave = () => random() * height * 0.2;
  return [...along.map((x) => at(x, wave())), ...along.toReversed().map((x) => at(x, height - wave()))];
}

/** A rectangle, whose sides lie along the roll. */
function block(random: Random): Polygon {
  const [width, height] = [10 + random() * 150, 10 + random() * 100];
  return [at(0, 0), at(width, 0), at(width, height), at(0, height)];
}

const SHAPES = [star, clasp, line, block];

/** A piece of any of these shapes, somewhere on its stone. */
export function randomPiece(random: Random, index: number): StencilPiece {
  const shape = SHAPES[Math.floor(random() * SHAPES.length)] ?? star;
  const [x, y] = [random() * 500, random() * 500];
  const edge = shape(random).map((point) => at(point.x + x, point.y + y));
  return { stone: `${index}`, words: 'A', edge: outlineOf([edge]), engraved: outlineOf([]) };
}
