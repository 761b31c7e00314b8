import { describe, expect, test } from 'vitest';
import type { Parm, TextParm } from '../../src/stone/parm';
import { faultOf } from './compare';
import type { Golden } from './golden';
import { drawn, type Picture } from './picture';
import { SUBJECTS } from './subjects';

const EVERY = Object.values(SUBJECTS).flat();

function golden(name: string): Golden {
  const found = EVERY.find((each) => each.name === name);
  if (!found) throw new Error(`there is no golden ${name}`);
  return found;
}

/** A golden with its first element changed. */
function changed(of: Golden, change: (element: Parm) => Parm): Golden {
  const Parms = of.design.Parms.map((element, index) => (index === 0 ? change(element) : element));
  return { ...of, design: { ...of.design, Parms } };
}

const rewritten = (given: Partial<TextParm>) => (element: Parm) =>
  element.type === 'text' ? { ...element, ...given } : element;
const textOf = ({ design: { Parms } }: Golden) => (Parms[0]?.type === 'text' ? Parms[0].subText : '');

/** A picture with some of its pixels so many levels more red. */
function tinted(picture: Picture, where: (pixel: number) => boolean, levels: number): Picture {
  const rgb = picture.rgb.map((value, at) =>
    at % 3 === 0 && where(at / 3) ? Math.min(255, value + levels) : value,
  );
  return { ...picture, rgb };
}

/** A plate with a line of 12 mm letters upright and one cursive, and a whole stone at a third of the resolution. */
const PICTURES = ['families/plain/libre-baskerville', 'inscriptions/standard-stone'];

describe.each(PICTURES)('The comparison of %s', (name) => {
  const of = golden(name);
  const fault = async (change: (element: Parm) => Parm) =>
    faultOf(await drawn(changed(of, change)), await drawn(of), of.pxPerMm);

  test('finds nothing where nothing was changed', async () => {
    expect(await fault((element) => element)).toBeUndefined();
  });

  test('catches one line shifted by 0.1 mm to the side', async () => {
    const shift = ({ position: { x, ...rest }, ...element }: Parm) =>
      ({ ...element, position: { x: x + 0.1, ...rest } }) as Parm;
    expect(await fault(shift)).toContain('differs in');
  });

  test('catches one line shifted by 0.1 mm downwards', async () => {
    const shift = ({ position: { y, ...rest }, ...element }: Parm) =>
      ({ ...element, position: { y: y + 0.1, ...rest } }) as Parm;
    expect(await fault(shift)).toContain('differs in');
  });

  test('catches a line turned by a tenth of a degree', async () => {
    const turn = (element: Parm) => ({ ...element, position: { ...element.position, rotation: 0.1 } });
    expect(await fault(turn)).toContain('differs in');
  });

  test('catches a wrong letter', async () => {
    const wrong = rewritten({ subText: textOf(of).replace(/[ov]/, 'c') });
    expect(await fault(wrong)).toContain('differs in');
  });

  test('catches the kerning of one pair lost, a quarter of a mm', async () => {
    expect(await fault(rewritten({ subTextSpacing: '0.25' }))).toContain('differs in');
  });

  test('catches another colour', async () => {
    expect(await fault(rewritten({ fontColor: 'sølv' }))).toContain('differs in');
  });

  test('catches the letters’ tint drifting by one percent', async () => {
    const [now, bare] = [await drawn(of), await drawn({ ...of, design: { ...of.design, Parms: [] } })];
    const isInk = (pixel: number) =>
      [0, 1, 2].some((channel) => now.rgb[pixel * 3 + channel] !== bare.rgb[pixel * 3 + channel]);
    expect(faultOf(tinted(now, isInk, 3), now, of.pxPerMm)).toContain('differs in');
  });

  test('lets pass what another processor may round otherwise', async () => {
    const now = await drawn(of);
    expect(
      faultOf(
        tinted(now, (pixel) => pixel % 16 === 0, 1),
        now,
        of.pxPerMm,
      ),
    ).toBeUndefined();
    expect(
      faultOf(
        tinted(now, (pixel) => pixel % 9000 === 0, 20),
        now,
        of.pxPerMm,
      ),
    ).toBeUndefined();
  });
});

describe('The comparison', () => {
  const white: Picture = { width: 20, height: 10, rgb: new Uint8Array(600).fill(255) };

  test('says where pictures differ, in mm', () => {
    const dotted = { ...white, rgb: white.rgb.map((value, at) => (at >= 312 && at < 324 ? 0 : value)) };
    expect(faultOf(dotted, white, 2)).toBe(
      'differs in 4 pixels between 2.0, 2.5 and 4.0, 3.0 mm, by 255 levels at most and 5.100 on average',
    );
  });

  test('refuses a picture of another size', () => {
    const higher = { width: 20, height: 11, rgb: new Uint8Array(660).fill(255) };
    expect(faultOf(higher, white, 2)).toBe('is 20 × 11 pixels, not 20 × 10');
  });
});

describe('The golden pictures', () => {
  test('each have a name of their own', () => {
    const names = EVERY.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
