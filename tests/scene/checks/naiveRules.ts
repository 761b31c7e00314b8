import type { JudgedStone } from '../../../src/scene/checks/judgedStone';
import type { ChurchyardRule } from '../../../src/stone/catalogue/churchyard';
import { readColours, readHeights, readWorkmanship } from './naiveLetters';
import { missing, type Note, note } from './naiveNotes';

/** The area in mm² within a closed path of straight lines, `M x y L x y … Z`: trapezia under each edge. */
function areaUnder(path: string): number {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  let area = 0;
  for (let from = 0; from < xs.length; from++) {
    const to = from + 1 === xs.length ? 0 : from + 1;
    area += ((xs[to] as number) - (xs[from] as number)) * (((ys[to] as number) + (ys[from] as number)) / 2);
  }
  return area < 0 ? -area : area;
}

function isMeant(stone: JudgedStone, rule: ChurchyardRule): boolean {
  if (rule.types !== undefined && rule.types.indexOf(stone.type) === -1) return false;
  if (rule.tallerThan !== undefined && stone.height <= rule.tallerThan) return false;
  if (rule.fromHeight !== undefined && stone.height < rule.fromHeight) return false;
  if (rule.upToHeight !== undefined && stone.height > rule.upToHeight) return false;
  return !(rule.ofPosture && stone.posture && stone.posture !== rule.ofPosture);
}

function readFace({ width, height }: JudgedStone, rule: ChurchyardRule): Note[] {
  const as = (across: number, up: number): Note[] => {
    const notes: Note[] = [];
    if (rule.minWidth !== undefined && across < rule.minWidth)
      notes.push(note('tooNarrow', across, rule.minWidth));
    if (rule.maxWidth !== undefined && across > rule.maxWidth)
      notes.push(note('tooWide', across, rule.maxWidth));
    if (rule.minHeight !== undefined && up < rule.minHeight) notes.push(note('tooLow', up, rule.minHeight));
    if (rule.maxHeight !== undefined && up > rule.maxHeight) notes.push(note('tooTall', up, rule.maxHeight));
    return notes;
  };
  if (rule.eitherWay === true && as(height, width).length === 0) return [];
  return as(width, height);
}

function readDepth(
  { thickness, width, height, outline, density }: JudgedStone,
  rule: ChurchyardRule,
): Note[] {
  if (thickness === undefined) {
    const isAsked = rule.minThickness || rule.maxThickness || rule.maxVolume || rule.maxWeight;
    return isAsked ? [missing('thickness')] : [];
  }
  const notes: Note[] = [];
  if (rule.minThickness && thickness < rule.minThickness)
    notes.push(note('tooThin', thickness, rule.minThickness));
  if (rule.maxThickness && thickness > rule.maxThickness)
    notes.push(note('tooThick', thickness, rule.maxThickness));
  // In litres, of which a cubic metre has a thousand.
  const within = (areaUnder(outline) / 10_000) * (thickness / 100);
  const box = (width / 100) * (height / 100) * (thickness / 100);
  const litres = rule.volume === 'outline' ? within : box;
  if (rule.maxVolume && litres > rule.maxVolume * 1000)
    notes.push(note('tooLarge', litres / 1000, rule.maxVolume));
  const [lightest, heaviest] = [density.least * (within / 1000), density.most * (within / 1000)];
  if (rule.maxWeight && heaviest > rule.maxWeight)
    notes.push(note('tooHeavy', heaviest, rule.maxWeight, [], lightest > rule.maxWeight));
  return notes;
}

function readFinish({ finish }: JudgedStone, { finishes, notFinishes }: ChurchyardRule): Note[] {
  if (finish === undefined) return finishes || notFinishes ? [missing('finish')] : [];
  const notes: Note[] = [];
  if (finishes && finishes.indexOf(finish) < 0)
    notes.push(note('finishNotAllowed', finish, finishes.join(',')));
  if (notFinishes && notFinishes.indexOf(finish) >= 0) notes.push(note('finishNotAllowed', finish, null));
  return notes;
}

function readRock({ rock, sort }: JudgedStone, { rocks, sorts }: ChurchyardRule): Note[] {
  const notes: Note[] = [];
  const hard = ['granite', 'diabase', 'gabbro', 'gneiss'];
  if (rocks && rock === undefined) notes.push(missing('material'));
  else if (rocks && rock) {
    const asGranite = rocks.indexOf('granite') >= 0 && hard.indexOf(rock) >= 0;
    if (!asGranite && rocks.indexOf(rock) < 0) notes.push(note('colourNotAllowed', rock, rocks.join(',')));
  }
  if (sorts && rock === undefined && sort === undefined) notes.push(missing('material'));
  else if (sorts && !(sort && sorts.indexOf(sort) >= 0))
    notes.push(note('colourNotAllowed', sort ?? rock ?? null, sorts.join(',')));
  return notes;
}

function readTone({ tone }: JudgedStone, { tones, notTones }: ChurchyardRule): Note[] {
  if (tone === undefined) return tones || notTones ? [missing('material')] : [];
  const notes: Note[] = [];
  if (tones && tones.indexOf(tone) < 0) notes.push(note('colourNotAllowed', tone, tones.join(',')));
  if (notTones && notTones.indexOf(tone) >= 0) notes.push(note('colourNotAllowed', tone, null));
  return notes;
}

function readSetting({ posture, base }: JudgedStone, rule: ChurchyardRule): Note[] {
  const notes: Note[] = [];
  if (rule.posture && posture === undefined) notes.push(missing('posture'));
  if (rule.posture === 'lying' && posture === 'upright') notes.push(note('notLying', 'upright', 'lying'));
  if (rule.posture === 'upright' && posture === 'lying') notes.push(note('notUpright', 'lying', 'upright'));
  if (rule.base && base === undefined) notes.push(missing('base'));
  if (rule.base === 'required' && base === false) notes.push(note('baseRequired', null, null));
  if (rule.base === 'forbidden' && base === true) notes.push(note('baseNotAllowed', null, null));
  return notes;
}

/** Reads one rule sentence by sentence against a stone, as one who knows nothing of how the program does it. */
function readRule(stone: JudgedStone, rule: ChurchyardRule): Note[] {
  if (!isMeant(stone, rule)) return [];
  const isDoubtful =
    rule.uncertain !== undefined || (rule.ofPosture !== undefined && stone.posture === undefined);
  const notes = [readFace, readDepth, readFinish, readRock, readTone, readSetting]
    .concat([readWorkmanship, readColours, readHeights])
    .flatMap((read) => read(stone, rule));
  return notes.map((each) => ({ ...each, isCertain: each.isCertain && !isDoubtful }));
}

/** All rules of a churchyard, read by the naive reader. */
export function readRules(stone: JudgedStone, rules: readonly ChurchyardRule[]): Note[] {
  return rules.flatMap((rule) => readRule(stone, rule));
}
