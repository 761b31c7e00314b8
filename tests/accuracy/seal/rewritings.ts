import { oneOf, type Random } from '../../random';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Body = { [key: string]: Json };

/** Rewrites the JSON of a design so that nothing else is cut or shown. */
type Rewriting = (body: Body, random: Random) => void;

const elementsOf = (body: Body) => body.Parms as Body[];
const shuffled = <T>(random: Random, list: readonly T[]) =>
  list
    .map((each) => [random(), each] as const)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each);

function inOtherOrder(value: Json, random: Random): Json {
  if (Array.isArray(value)) return value.map((each) => inOtherOrder(each, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, inOtherOrder(each, random)] as const);
  return Object.fromEntries(shuffled(random, entries));
}

/** A number as another program writes it. */
function spelled(value: number, random: Random): string {
  const text = String(value);
  if (text.includes('e')) return text;
  const longer = text.includes('.') ? `${text}00` : `${text}.0`;
  return oneOf(random, [text, longer, longer.replace('.', ','), ` ${text}`]);
}

const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  hvid: ['HVID', 'white', 'weiß', '#fff', 'hvit'],
  guld: ['gold', 'Guld', 'gull', '#d5ac6d'],
  sort: ['black', '#000', 'schwarz'],
  grå: ['grey', '#999', 'grau'],
  '#fff': ['#FFF', '#ffffff', 'hvid'],
  '#000': ['#000000', 'sort'],
};

export const REWRITINGS: Readonly<Record<string, Rewriting>> = {
  'the order of keys': (body, random) => {
    const other = inOtherOrder(body, random) as Body;
    for (const key of Object.keys(body)) delete body[key];
    Object.assign(body, other);
  },
  'the spelling of numbers': (body, random) => {
    for (const element of elementsOf(body)) {
      const position = element.position as Body;
      for (const key of ['x', 'y', 'rotation'])
        if (typeof position[key] === 'number') position[key] = spelled(position[key], random);
      for (const key of ['scale', 'letterSpacing', 'fontSpacing'])
        if (typeof element[key] === 'number') element[key] = spelled(element[key], random);
      if (typeof element.fontSize === 'string') element.fontSize = spelled(Number(element.fontSize), random);
    }
  },
  'numbers of the catalogue as text': (body) => {
    body.StoneTypeId = String(body.StoneTypeId);
    for (const element of elementsOf(body))
      if (typeof element.vignetId === 'number') element.vignetId = `0${element.vignetId}`;
  },
  'yes and no as 1 and 0': (body) => {
    body.ExistingStone = body.ExistingStone === true ? 1 : 0;
    for (const element of elementsOf(body))
      for (const key of ['cursive', 'reverse']) if (key in element) element[key] = element[key] ? 1 : 0;
  },
  'spacings with more noughts': (body) => {
    for (const element of elementsOf(body)) {
      if (element.type !== 'text') continue;
      const given = String(element.subTextSpacing ?? '');
      element.subTextSpacing = given === '' ? '0,0' : `${given},0,0`;
    }
  },
  'defaults left out': (body) => {
    for (const element of elementsOf(body)) {
      const usual: Body = { scale: 1, letterSpacing: 0, fontSpacing: 100, reverse: false, cursive: false };
      const isScaled = element.type !== 'sandblownVignet';
      for (const [key, value] of Object.entries(usual))
        if (element[key] === value && (key !== 'scale' || isScaled)) delete element[key];
      for (const key of ['subTextSpacing', 'transform']) if (element[key] === '') delete element[key];
    }
    if (body.ExistingStone === false) delete body.ExistingStone;
  },
  'defaults written out': (body) => {
    body.make = { edge: 'asFace', side: 'asFace', bevel: 0, ...(body.make as Body | undefined) };
    for (const element of elementsOf(body)) {
      if (element.type === 'medallion') {
        element.crop ??= { x: 0.5, y: 0.5, zoom: 1, turn: 0 };
        element.brightness ??= 0;
      }
      if (element.transform === '') element.transform = ' none ';
      if (element.type === 'text') element.signs ??= {};
    }
  },
  'the words of colours': (body, random) => {
    for (const element of [...elementsOf(body), body.Frame as Body])
      for (const key of ['fontColor', 'Color']) {
        const words = OTHER_WORDS[String(element[key])];
        if (words) element[key] = oneOf(random, words);
      }
  },
  'letters with their accents apart': (body) => {
    for (const element of elementsOf(body))
      if (typeof element.subText === 'string') element.subText = element.subText.normalize('NFD');
  },
  'units of a transform': (body) => {
    for (const element of elementsOf(body))
      if (typeof element.transform === 'string')
        element.transform = element.transform
          .replace(/rotate\(([\d.]+)\)/, 'rotate($1deg)')
          .replace(', ', ',');
  },
  'another name': (body) => {
    body.designName = 'Noget helt andet';
  },
  'another case': (body, random) => {
    body.ProjectId = Math.floor(random() * 1000);
    Object.assign(body, {
      contactName: 'Anna',
      contactEmail: 'anna@example.com',
      Comment: 'Ring',
      RepaintStone: true,
    });
  },
  'locks and names': (body, random) => {
    for (const element of elementsOf(body)) {
      element.locked = random() < 0.5;
      element.name = 'Fars navn';
    }
  },
  groups: (body) => {
    for (const element of elementsOf(body)) element.group = 3;
  },
  'what it was on other stones': (body) => {
    for (const element of elementsOf(body)) {
      const {
        wished: _,
        name: _name,
        locked: _locked,
        hidden: _hidden,
        reserved: _reserved,
        ...placed
      } = element;
      element.wished = [{ StoneTypeId: 21, element: { ...placed, position: { x: 1, y: 2, rotation: 0 } } }];
    }
  },
  'a finding that was waved aside': (body) => {
    body.waved = [
      {
        kind: 'overlap',
        about: ['text Karen'],
        characters: '',
        value: 3,
        limit: 5,
        reason: 'Det skal være sådan',
      },
    ];
  },
  'aids over the stone': (body) => {
    body.rulers = [{ dotOne: { x: 1, y: 2 }, dotTwo: { x: 30, y: 2 } }];
    body.guideLines = [100, 200];
    body.centerLineLeft = 120;
  },
  'a colour that was wished': (body) => {
    for (const element of elementsOf(body)) if ('fontColor' in element) element.wishedColor = 'guld';
  },
  'scenery behind the stone': (body) => {
    body.BackgroundId = 12;
    body.backgroundPosition = { x: 40, y: 3, scale: 1.5 };
  },
  'something hidden more': (body) => {
    elementsOf(body).push({ type: 'text', subText: 'Ikke nu', hidden: true });
  },
  'the number of an upload': (body) => {
    const uploads = body.stoneVignets as Body[];
    for (const upload of uploads) upload.id = Number(upload.id) + 1000;
    for (const element of elementsOf(body))
      if (element.type === 'customVignet') element.vignetId = Number(element.vignetId) + 1000;
    uploads.push({ id: 3, url: 'data:image/svg+xml,unused', width: 10, height: 10 });
  },
  'a style': (body) => {
    body.styles = [
      {
        name: 'Navne',
        variant: 'sandb',
        fontFamily: 'Jost',
        cursive: false,
        fontSize: '40',
        fontColor: 'hvid',
        fontSpacing: 100,
        letterSpacing: 0,
      },
    ];
  },
};
