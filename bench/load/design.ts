import { design } from '../../src/stone/stone';

/** The size of the stone that is read and saved, in bytes of its JSON. */
export const DESIGN_BYTES = 20_000;

const line = (number: number) => ({
  type: 'text',
  subText: `Elsket og savnet ${number}`,
  fontSize: 18,
  fontFamily: 'Alegreya',
  position: { x: 300, y: 60 + 8 * number },
  subTextSpacing: Array.from({ length: 18 }, (_, i) => ((i * number) % 7) / 10).join(','),
});

/** A design of about 20 KB with ordinary lines on it, each character spaced by hand. */
export function largeDesign(designName: string): string {
  const Parms: ReturnType<typeof line>[] = [];
  const text = () => JSON.stringify(design.parse({ designName, StoneTypeId: 15, Parms }));
  while (text().length < DESIGN_BYTES) Parms.push(line(Parms.length + 1));
  return text();
}
