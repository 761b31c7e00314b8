/** One character of an exported SVG, as any program would read it: by its attributes and the numbers of its path. */
export interface WrittenCharacter {
  readonly element: number;
  readonly char: number;
  readonly cluster: string;
  readonly attributes: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const CHARACTER =
  /^<g data-element="(\d+)" data-char="(\d+)" data-cluster="([^"<]*)"><path d="([^"]*)" ([^>]*)\/><\/g>$/;

const MARKS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescaped(attribute: string): string {
  return attribute.replace(/&(?:#(\d+)|(\w+));/g, (_whole, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (MARKS[name] ?? `unknown mark ${name}`),
  );
}

/** Every pair of coordinates in path data of absolute commands, control points included. */
export function pointsOf(d: string): [x: number, y: number][] {
  const numbers = d.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? Number.NaN,
    numbers[index * 2 + 1] ?? Number.NaN,
  ]);
}

/** The characters of an exported SVG, in the order in which they stand. */
export function charactersOf(svg: string): WrittenCharacter[] {
  return svg.split('\n').flatMap((line) => {
    const [found, element, char, cluster = '', d = '', attributes = ''] = CHARACTER.exec(line) ?? [];
    if (!found) return [];
    return {
      element: Number(element),
      char: Number(char),
      cluster: unescaped(cluster),
      attributes,
      points: pointsOf(d),
    };
  });
}
