import { expect, test } from 'vitest';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { sceneWith } from '../scene/drawnStone';
import { areaOf, opacityOfSvg, withoutStone } from './picture';

const ENGRAVED = { type: 'text', subText: 'Anna', fontSize: '40', position: { x: 300, y: 250 } };
const BRONZE = { ...ENGRAVED, subText: 'Bo', variant: 'bronze', position: { x: 300, y: 350 } };
const LANTERN = { type: 'attachment', attachmentId: 122, position: { x: 480, y: 600 } };
const scene = sceneWith(BRONZE, ENGRAVED, LANTERN);
const layered = paintSvg(scene, { title: 'Mor', layered: true });

/** The layers of a file, each with the elements in it, read line by line. */
function layersIn(svg: string): Record<string, string[]> {
  const layers: Record<string, string[]> = {};
  let name = '';
  for (const line of svg.split('\n')) {
    const [, layer] = line.split('inkscape:groupmode="layer" inkscape:label="');
    if (layer) name = layer.slice(0, layer.indexOf('"'));
    else if (line === '</g>') name = '';
    else if (line.startsWith('<g data-') || line.startsWith('<path data-'))
      layers[name] = [...(layers[name] ?? []), line];
  }
  return layers;
}

test('An SVG with layers has each element on the layer of its tool, named as in DXF', () => {
  const layers = layersIn(layered);
  expect(Object.keys(layers)).toEqual(['OUTLINE', 'ENGRAVE', 'MOUNT', 'GUIDE']);
  for (const [layer, element, count] of [
    ['ENGRAVE', 1, 4],
    ['MOUNT', 0, 2],
    ['GUIDE', 2, 1],
  ] as const) {
    expect(layers[layer]).toHaveLength(count);
    for (const line of layers[layer] ?? []) expect(line).toContain(`data-element="${element}"`);
  }
  expect(layered).toContain('xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"');
});

test('An SVG with layers is the same picture, and has the same lines, as one without', async () => {
  const plain = paintSvg(scene, { title: 'Mor' });
  expect(plain).not.toContain('inkscape');
  const lines = (svg: string) =>
    svg
      .split('\n')
      .filter((line) => line.startsWith('<g data-'))
      .sort();
  expect(lines(layered)).toEqual(lines(plain));
  const [one, other] = [
    await opacityOfSvg(withoutStone(layered), 2),
    await opacityOfSvg(withoutStone(plain), 2),
  ];
  expect(areaOf(one)).toBeGreaterThan(1000);
  expect(Buffer.compare(one.alpha, other.alpha)).toBe(0);
});
