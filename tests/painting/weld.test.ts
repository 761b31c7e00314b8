import { describe, expect, test } from 'vitest';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { weld } from '../../src/painting/canvaskit/weld';
import { soundWeld } from '../../src/painting/sheet/soundWeld';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { sceneWith } from '../scene/drawnStone';
import { areaOf, opacityOfSvg, withoutStone } from './picture';

const kit = await loadNodeKit();
const welding = { weld: soundWeld((outline) => weld(kit, outline)) };

/** Lines whose letters run into one another: a script, and one drawn together. */
const LINES = [
  {
    type: 'text',
    subText: 'Anna Sørensen',
    fontFamily: 'Great Vibes',
    fontSize: '60',
    position: { x: 300, y: 200 },
  },
  {
    type: 'text',
    subText: 'OOOOÅ',
    fontSize: '60',
    letterSpacing: -20,
    position: { x: 300, y: 350, rotation: 10 },
  },
  { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 500 } },
];

const pathsOf = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);

describe('A welded SVG', () => {
  const svg = paintSvg(sceneWith(...LINES), welding);

  test('has one path for each element', () => {
    expect(svg.match(/<path data-stone/g)).toHaveLength(1);
    expect(svg.match(/<g data-element="\d"><path d="M[^"]+" [^>]*\/><\/g>/g)).toHaveLength(3);
    expect(svg.match(/<path/g)).toHaveLength(4);
  });

  test.each(LINES.map((line) => [line.subText ?? 'the vignet', line]))(
    'shows the same ink: %s',
    async (_, line) => {
      const scene = sceneWith(line);
      const plain = areaOf(await opacityOfSvg(withoutStone(paintSvg(scene)), 4));
      const welded = areaOf(await opacityOfSvg(withoutStone(paintSvg(scene, welding)), 4));
      expect(plain).toBeGreaterThan(1000);
      expect(Math.abs(welded / plain - 1)).toBeLessThan(0.001);
    },
  );

  test('follows each edge once: no line runs through the ink, where letters overlapped', async () => {
    const evenOdd = (svg: string) => withoutStone(svg).replaceAll('<path ', '<path fill-rule="evenodd" ');
    const svg = paintSvg(sceneWith(...LINES), welding);
    const byNonzero = areaOf(await opacityOfSvg(withoutStone(svg), 4));
    const byEvenOdd = areaOf(await opacityOfSvg(evenOdd(svg), 4));
    expect(Math.abs(byEvenOdd / byNonzero - 1)).toBeLessThan(0.001);
  });

  test('never cuts the sign for a character the font lacks', () => {
    const line = { ...LINES[1], subText: 'A' };
    const [known, lacking] = [line, { ...line, subText: 'A🕊' }].map((one) =>
      pathsOf(paintSvg(sceneWith({ ...one, letterSpacing: 0 }), welding)),
    );
    expect(lacking?.[1]?.match(/M/g)).toHaveLength(known?.[1]?.match(/M/g)?.length ?? 0);
  });

  test('holds a line without ink as an empty path', () => {
    for (const subText of ['', '  ']) {
      expect(paintSvg(sceneWith({ type: 'text', subText }), welding)).toContain(
        '<g data-element="0"><path d="" ',
      );
    }
  });
});
