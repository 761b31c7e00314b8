import { Group, Mesh, MeshBasicMaterial, Shape, ShapeGeometry } from 'three';

/** Somebody of 170 cm, in metres. */
export const PERSON = { height: 1.7, half: 0.26 } as const;

/** How broad it is in front of what is drawn below. */
const SLENDER = 0.84;

/** The outline of a person in a long coat, seen from the front, in cm. */
function body(): Shape {
  const shape = new Shape();
  shape.moveTo(0, 150);
  for (const side of [1, -1]) {
    const x = (right: number) => right * side;
    const curve = (...at: readonly number[]) => {
      const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = at;
      shape.bezierCurveTo(x(ax), ay, x(bx), by, x(cx), cy);
    };
    if (side === 1) {
      shape.lineTo(x(5.2), 152);
      curve(5.4, 146, 7, 144.5, 11, 143);
      curve(17, 141, 21, 139.5, 22.5, 132);
      curve(24.5, 120, 26, 104, 25.6, 88);
      curve(25.5, 81, 25, 76.5, 23, 76);
      curve(21.4, 75.8, 21, 79, 20.6, 83);
      curve(21, 70, 21.4, 58, 21.6, 46);
      curve(19, 44.6, 16, 44, 13.4, 43.8);
      curve(13, 30, 12, 16, 11.4, 7);
      curve(12.4, 4, 14, 1.6, 13.4, 0);
      shape.lineTo(x(3), 0);
      curve(2.6, 12, 2, 28, 1.2, 43.2);
    } else {
      shape.lineTo(x(1.2), 43.2);
      curve(2, 28, 2.6, 12, 3, 0);
      shape.lineTo(x(13.4), 0);
      curve(14, 1.6, 12.4, 4, 11.4, 7);
      curve(12, 16, 13, 30, 13.4, 43.8);
      curve(16, 44, 19, 44.6, 21.6, 46);
      curve(21.4, 58, 21, 70, 20.6, 83);
      curve(21, 79, 21.4, 75.8, 23, 76);
      curve(25, 76.5, 25.5, 81, 25.6, 88);
      curve(26, 104, 24.5, 120, 22.5, 132);
      curve(21, 139.5, 17, 141, 11, 143);
      curve(7, 144.5, 5.4, 146, 5.2, 152);
    }
  }
  shape.lineTo(0, 150);
  return shape;
}

/** The head, with the hair: an egg that ends at 170 cm. */
function head(): Shape {
  const shape = new Shape();
  shape.moveTo(0, 170);
  shape.bezierCurveTo(6.4, 170, 8.2, 165, 8, 159.5);
  shape.bezierCurveTo(7.6, 153, 4.6, 147.6, 0, 147.4);
  shape.bezierCurveTo(-4.6, 147.6, -7.6, 153, -8, 159.5);
  shape.bezierCurveTo(-8.2, 165, -6.4, 170, 0, 170);
  return shape;
}

/**
 * The figure of a person beside a stone, to judge its size by: nobody in particular, and flat, so that it has to be turned towards
 * whoever looks.
 *
 * @param x where it stands, in metres to the right of the stone's middle.
 */
export function personAt(x: number): Group {
  const paint = new MeshBasicMaterial({ color: '#55514b', fog: false, toneMapped: false });
  const figure = new Mesh(new ShapeGeometry([body(), head()], 24), paint);
  figure.scale.set(0.01 * SLENDER, 0.01, 0.01);
  const person = new Group();
  person.add(figure);
  person.position.x = x;
  person.visible = false;
  return person;
}
