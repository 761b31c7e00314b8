/** A place of the tool's tip as a machine's program names it: mm, y up, from the stone's lower left. */
export type At = readonly [x: number, y: number, z: number];

/** A move as a control carries it out. */
export interface Done {
  readonly from: At;
  readonly to: At;
  /** mm a minute; undefined where it is as fast as the machine can. */
  readonly feed: number | undefined;
  /** The tool in the spindle: the first, before another is called. */
  readonly tool: number;
  readonly isTurning: boolean;
}

interface State {
  at: (number | undefined)[];
  tool: number;
  isTurning: boolean;
  feed: number | undefined;
  isFast: boolean | undefined;
}

const fresh = (): State => ({
  at: [undefined, undefined, undefined],
  tool: 1,
  isTurning: false,
  feed: undefined,
  isFast: undefined,
});

/** Goes to a place, axes that are not named staying; a move before all axes are known is none that could be measured. */
function go(
  state: State,
  axes: readonly (number | undefined)[],
  done: Done[],
  feed: number | undefined,
): void {
  const to = state.at.map((value, axis) => axes[axis] ?? value);
  const [x, y, z] = to;
  const [fromX, fromY, fromZ] = state.at;
  state.at = to;
  if (x === undefined || y === undefined || z === undefined) return;
  const from: At = [fromX ?? x, fromY ?? y, fromZ ?? z];
  done.push({ from, to: [x, y, z], feed, tool: state.tool, isTurning: state.isTurning });
}

const KNOWN_G = new Set(['0', '1', '17', '21', '40', '43', '49', '64', '90', '94']);
const KNOWN_M = new Set(['0', '2', '3', '5', '6', '30']);

/** Stops for another tool, where a machine changes none by itself. */
function stopped(state: State): void {
  state.tool += 1;
}

function carryOut(letter: string, value: string, state: State): void {
  if (letter === 'F') state.feed = Number(value);
  else if (letter === 'T') state.tool = Number(value);
  else if (letter === 'G' && KNOWN_G.has(value)) {
    if (value === '0' || value === '1') state.isFast = value === '0';
  } else if (letter === 'M' && KNOWN_M.has(value)) {
    if (value === '0') stopped(state);
    if (value === '3' || value === '5') state.isTurning = value === '3';
  } else if (!'SHPQ'.includes(letter)) throw new Error(`unknown word: ${letter}${value}`);
}

/** The places that a line names for each axis, all its other words carried out. */
function axesOf(line: string, state: State): (number | undefined)[] {
  const axes: (number | undefined)[] = [undefined, undefined, undefined];
  for (const word of line.split(' ').filter(Boolean)) {
    const [letter, value] = [word.charAt(0), word.slice(1)];
    if (!/^-?\d*\.?\d+$/.test(value)) throw new Error(`no word: ${word}`);
    if ('XYZ'.includes(letter)) axes['XYZ'.indexOf(letter)] = Number(value);
    else carryOut(letter, value, state);
  }
  return axes;
}

/** Carries out G-code word by word, as ISO 6983 has it; anything that it does not know is an error. */
export function readGcode(text: string): Done[] {
  const state = fresh();
  const done: Done[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('(')) {
      if (!/^\([^()]*\)$/.test(line)) throw new Error(`no comment: ${line}`);
      continue;
    }
    const axes = axesOf(line, state);
    if (axes.every((axis) => axis === undefined)) continue;
    if (state.isFast === undefined) throw new Error(`neither G0 nor G1 before ${line}`);
    if (!state.isFast && state.feed === undefined) throw new Error(`no feed at ${line}`);
    go(state, axes, done, state.isFast ? undefined : state.feed);
  }
  return done;
}

const BLOCKS = ['BEGIN', 'END', ';', 'BLK', 'TOOL', 'M5', 'M30', 'L'];

function axisIn(words: readonly string[], axis: string): number | undefined {
  const word = words.find((each) => each.startsWith(axis));
  if (word !== undefined && !/^[XYZ][+-]\d*\.?\d+$/.test(word)) throw new Error(`no coordinate: ${word}`);
  return word === undefined ? undefined : Number(word.slice(1));
}

/** Carries out Heidenhain's conversational language: L moves, tool calls and M functions. */
export function readHeidenhain(text: string): Done[] {
  const state = fresh();
  const done: Done[] = [];
  for (const [index, line] of text.split('\n').slice(0, -1).entries()) {
    const [block, ...words] = line.split(' ');
    const [command = ''] = words;
    if (Number(block) !== index) throw new Error(`block ${index} has the number ${block}`);
    if (!BLOCKS.includes(command)) throw new Error(`unknown block: ${line}`);
    if (command === 'TOOL') state.tool = Number(words[2]);
    if (command === 'M5') state.isTurning = false;
    if (command !== 'L') continue;
    if (words.includes('M3')) state.isTurning = true;
    const fed = words.find((each) => /^F\d/.test(each));
    if (fed === undefined && !words.includes('FMAX')) throw new Error(`no feed in ${line}`);
    const axes = ['X', 'Y', 'Z'].map((axis) => axisIn(words, axis));
    go(state, axes, done, fed === undefined ? undefined : Number(fed.slice(1)));
  }
  return done;
}
