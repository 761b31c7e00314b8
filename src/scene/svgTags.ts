/** One tag of a document: its name, whether it ends an element, and its attributes. */
export interface SvgTag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Elements skipped entirely, content included. */
const LEFT_OUT = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
] as const;

/** Elements whose text describes the document, and is not drawn. */
const SAID = ['title', 'desc', 'metadata'] as const;

const NAME = /[\w:-]+/y;
const BLANK = /\s*/y;
const EQUALS = /\s*=\s*/y;

/** The match of a sticky pattern at a position. */
function at(pattern: RegExp, text: string, place: number): string | undefined {
  pattern.lastIndex = place;
  return pattern.exec(text)?.[0];
}

/** The position after a token. @throws SyntaxError where it is missing. */
function behind(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  if (found < 0) throw new SyntaxError(`The document ends before ${mark}`);
  return found + mark.length;
}

/** The attributes of a tag from a position, and the position after the tag. */
function attributesFrom(text: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let place = from;
  for (;;) {
    place += at(BLANK, text, place)?.length ?? 0;
    if (text[place] === '/') place += 1;
    if (text[place] === '>') return { attributes, end: place + 1 };
    const name = at(NAME, text, place);
    const equals = name && at(EQUALS, text, place + name.length);
    if (!name || !equals) throw new SyntaxError(`No attribute at ${place}`);
    place += name.length + equals.length;
    const quote = text[place];
    if (quote !== '"' && quote !== "'") throw new SyntaxError(`The attribute ${name} has no quotes`);
    const end = behind(text, quote, place + 1);
    attributes.set(name, text.slice(place + 1, end - 1));
    place = end;
  }
}

/**
 * The tags of an SVG in order, without comments, declarations and descriptive text. It reads each
 * character once or twice, whatever the input.
 *
 * @throws SyntaxError where a tag is not valid XML.
 */
export function* svgTags(svg: string): Generator<SvgTag> {
  let place = svg.indexOf('<');
  while (place >= 0) {
    const [, leftOut] = LEFT_OUT.find(([begin]) => svg.startsWith(begin, place)) ?? [];
    if (leftOut) {
      place = svg.indexOf('<', behind(svg, leftOut, place));
      continue;
    }
    const isEnd = svg[place + 1] === '/';
    const begin = place + (isEnd ? 2 : 1);
    const name = at(NAME, svg, begin);
    if (!name) throw new SyntaxError(`No name at ${begin}`);
    const { attributes, end } = attributesFrom(svg, begin + name.length);
    const isSaid = !isEnd && SAID.some((each) => each === name.toLowerCase());
    if (!isSaid) yield { name, isEnd, attributes };
    const isOpen = isSaid && svg[end - 2] !== '/';
    place = svg.indexOf('<', isOpen ? behind(svg, `</${name}>`, end) : end);
  }
}
