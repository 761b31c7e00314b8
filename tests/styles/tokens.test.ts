import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../server/domain/brandColours';
import { type Rule, rulesOf } from './rules';

const TOKENS = 'src/styles/tokens.css';

const SHEETS = readdirSync('src', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => path !== TOKENS);

/** The names that CSS Color 4 gives to colours, and those of the computer's own. */
const NAMED =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
  'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray ' +
  'darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen ' +
  'darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue ' +
  'firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew ' +
  'hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan ' +
  'lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
  'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue ' +
  'mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred ' +
  'midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid ' +
  'palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple ' +
  'rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue ' +
  'slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white ' +
  'whitesmoke yellow yellowgreen';
const SYSTEM =
  'AccentColor AccentColorText ActiveText ButtonBorder ButtonFace ButtonText Canvas CanvasText Field FieldText ' +
  'GrayText Highlight HighlightText LinkText Mark MarkText SelectedItem SelectedItemText VisitedText';
const anyOf = (names: string) => names.split(' ').join('|');
const OWN = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\\(|(?<![\\w-])(?:${anyOf(NAMED)})(?![\\w-])`,
  'i',
);
const COMPUTERS = new RegExp(`(?<![\\w-])(?:${anyOf(SYSTEM)})(?![\\w-])`, 'i');

/** What a declaration says, without its property and the names of tokens. */
const saidBy = (declaration: string) =>
  declaration.slice(declaration.indexOf(':') + 1).replace(/--[\w-]+/g, '');

const isForced = ({ conditions }: Rule) => conditions.includes('@media (forced-colors: active)');

/** The declarations that hold a colour which is no token's. */
function ownColours(css: string): string[] {
  return rulesOf(css).flatMap((rule) =>
    rule.declarations.filter(
      (each) => OWN.test(saidBy(each)) || (!isForced(rule) && COMPUTERS.test(saidBy(each))),
    ),
  );
}

/** The selectors that would stick after a tap, since a finger hovers nowhere. */
function stuck(css: string): string[] {
  return rulesOf(css)
    .filter(({ conditions }) => !conditions.includes('@media (hover: hover)'))
    .map(({ selector }) => selector)
    .filter((selector) => selector.includes(':hover'));
}

/** All that the tokens' sheet defines. */
const tokens = new Set(
  rulesOf(readFileSync(TOKENS, 'utf8')).flatMap(({ declarations }) =>
    declarations.map((each) => each.split(':')[0] ?? '').filter((name) => name.startsWith('--')),
  ),
);
const all = SHEETS.map((path) => readFileSync(path, 'utf8'));

describe('A style sheet', () => {
  test.each(SHEETS)('%s has every colour from the tokens', (path) => {
    expect(ownColours(readFileSync(path, 'utf8'))).toEqual([]);
  });

  test.each(SHEETS)('%s shows what a mouse is over to nothing but a mouse', (path) => {
    expect(stuck(readFileSync(path, 'utf8'))).toEqual([]);
  });

  test('of tokens defines none that nobody asks for', () => {
    const sources = readdirSync('src', { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    const asked = [...all, readFileSync(TOKENS, 'utf8'), ...sources].join('\n');
    expect([...tokens].filter((name) => !asked.includes(`var(${name})`))).toEqual([]);
  });
});

/** The two values of a token, by day and by night, as `#rrggbb`. */
function valuesOf(name: string): readonly [day: string, night: string] {
  const found = new RegExp(`^ {2}${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`, 'm').exec(
    readFileSync(TOKENS, 'utf8'),
  );
  if (!found?.[1] || !found[2]) throw new Error(`${name} has no two values`);
  return [found[1], found[2]];
}

describe('The edge of a field and the track of a switch', () => {
  test.each(['--paper', '--paper-raised', '--paper-sunk'])(
    'differ from %s by 3:1 at least, by day and by night',
    (paper) => {
      const edges = valuesOf('--edge');
      for (const [at, beside] of valuesOf(paper).entries())
        expect(contrastRatio(edges[at] ?? '', beside)).toBeGreaterThanOrEqual(3);
    },
  );

  test('differ from the switch’s white knob by 3:1 at least', () => {
    for (const edge of valuesOf('--edge')) expect(contrastRatio(edge, '#ffffff')).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['src/components/Field.module.css', '.control', 'border: 1px solid var(--edge)'],
    ['src/components/Switch.module.css', '.track', 'background: var(--edge)'],
  ])('are drawn in it: %s', (path, selector, declaration) => {
    const rules = rulesOf(readFileSync(path, 'utf8')).filter((rule) => rule.conditions.length === 0);
    const drawn = rules.filter((rule) => rule.declarations.includes(declaration));
    expect(drawn.map((rule) => rule.selector)).toContain(selector);
  });
});

describe('The search for colours', () => {
  test.each([
    'color: #FFF',
    'background: linear-gradient(var(--paper), rgb(0 0 0 / 8%))',
    'border: 1px solid white',
    'color: var(--nothing, hsl(0 0% 0%))',
    'background: Canvas',
  ])('finds %s', (declaration) => {
    expect(ownColours(`.a { ${declaration}; }`)).toEqual([declaration]);
    expect(ownColours(`@media print { .a { ${declaration} } }`)).toEqual([declaration]);
  });

  test('passes tokens, what is no colour, and the computer’s own where they count', () => {
    const css = `/* white */ .white { white-space: nowrap; color: var(--green-ink); border-color: transparent }
      @media (forced-colors: active) { .a { border: 1px solid CanvasText } .b { color: #123 } }`;
    expect(ownColours(css)).toEqual(['color: #123']);
  });

  test('finds what sticks after a tap', () => {
    expect(stuck('.a:hover { opacity: 1 } @media (hover: hover) { .b:hover { opacity: 1 } }')).toEqual([
      '.a:hover',
    ]);
  });
});
