import { broken } from './facets';
import type { Facets, Recipe } from './recipe';
import { layeredNoise, wrappingNoise } from './seededNoise';
import {
  blurred,
  type Face,
  type Field,
  fieldOf,
  newField,
  SHEET_PX,
  SHEET_PX_PER_MM,
  wrapped,
} from './sheet';

/** Where the light comes from: the upper left, towards the viewer (docs/decisions.md section 9). */
const LIGHT = { x: -0.55, y: -0.62, z: 0.56 } as const;

const mean = (field: Field) => field.reduce((sum, value) => sum + value, 0) / field.length;

const each = (face: Face, change: (field: Field, channel: number) => Field): Face => [
  change(face[0], 0),
  change(face[1], 1),
  change(face[2], 2),
];

const WHITE = 255;

/** What a channel shows of so much light, and the light that it stands for: about as sRGB has it. */
const shown = (light: number) => WHITE * Math.max(0, Math.min(1, light)) ** (1 / 2.2);
const lightOf = (value: number) => (Math.max(0, value) / WHITE) ** 2.2;

const mapped = (field: Field, change: (value: number, at: number) => number) => field.map(change);

/** Light scatters a little below a polished face: half of what is seen is the crystal, half its surroundings. */
function polished(face: Face, recipe: Recipe): Face {
  const reach = Math.round(recipe.depth * SHEET_PX_PER_MM);
  return each(face, (field) => {
    const soft = blurred(blurred(field, reach), reach);
    return mapped(field, (value, at) => value * 0.55 + (soft[at] ?? 0) * 0.45);
  });
}

/**
 * What a matt face scatters at its surface lies over the stone's colours: it makes black grey, and leaves white as it is. A crystal's
 * outline softens, its hue stays.
 */
function veiled(soft: Face, scatter: number, grey: Field, dust: Field): Face {
  return each(soft, (field) => {
    const middle = mean(field);
    return mapped(field, (value, at) => {
      const pale = (grey[at] ?? 0) * 0.15 + value * 0.85;
      const light = lightOf(middle + (pale - middle) * 0.75);
      return shown(light * (1 - scatter) + scatter) + (dust[at] ?? 0);
    });
  });
}

/** A honed face scatters the light: paler, greyer, less contrast, with the fine grain of the last disc. */
function honed(face: Face, recipe: Recipe): Face {
  const grain = wrappingNoise(recipe.seed + 11, 512);
  const dust = fieldOf((u, v) => grain(u, v) * 4);
  const soft = polished(face, recipe);
  const grey = mapped(soft[0], (_, at) => ((soft[0][at] ?? 0) + (soft[1][at] ?? 0) + (soft[2][at] ?? 0)) / 3);
  if (recipe.scatter !== undefined) return veiled(soft, recipe.scatter, grey, dust);
  const middle = mean(grey);
  return each(soft, (field) =>
    mapped(field, (value, at) => {
      const pale = (grey[at] ?? 0) * 0.35 + value * 0.65;
      return middle + (pale - middle) * 0.6 + 14 + (dust[at] ?? 0);
    }),
  );
}

function relief(recipe: Recipe): Field {
  const hills = layeredNoise(recipe.seed + 21, 9, 3, 0.55);
  const chips = layeredNoise(recipe.seed + 22, 44, 4, 0.5);
  const high = fieldOf((u, v) => {
    const chip = chips(u, v);
    return hills(u, v) * 5 + (chip - Math.abs(chip) * 0.6) * 1.9;
  });
  const pixel = 1 / SHEET_PX_PER_MM;
  const lit = newField();
  for (let row = 0, at = 0; row < SHEET_PX; row++) {
    for (let column = 0; column < SHEET_PX; column++, at++) {
      const line = row * SHEET_PX;
      const dx =
        ((high[line + wrapped(column + 1)] ?? 0) - (high[line + wrapped(column - 1)] ?? 0)) / (2 * pixel);
      const dy =
        ((high[wrapped(row + 1) * SHEET_PX + column] ?? 0) -
          (high[wrapped(row - 1) * SHEET_PX + column] ?? 0)) /
        (2 * pixel);
      lit[at] = (-dx * LIGHT.x - dy * LIGHT.y + LIGHT.z) / Math.hypot(dx, dy, 1) / LIGHT.z;
    }
  }
  return lit;
}

/**
 * A face broken through clear crystals: no disc has made it matt, so that what is in the stone is seen as on a polished one; shades of
 * chips are pale, and facets that face the light flash.
 */
function faceted(face: Face, recipe: Recipe, facets: Facets, lit: Field): Face {
  const { tone, flash } = broken(facets, recipe.seed + 31);
  return each(polished(face, recipe), (field) => {
    const middle = mean(field);
    return mapped(field, (value, at) => {
      const level = LEVEL + (chipped(lit[at] ?? 1) - LEVEL) * (1 - facets.glow);
      const stone = (middle + (value - middle) * facets.clear + (tone[at] ?? 0)) * level;
      return stone + (WHITE - stone) * (flash[at] ?? 0);
    });
  });
}

/** What is seen of a chip's tone by the light that falls onto it, 1 on a level face; and of a level one. */
const chipped = (lit: number) => 0.55 + 0.37 * Math.max(0.2, Math.min(1.6, lit));
const LEVEL = chipped(1);

/** A rough face is honed stone lit from the side: every chip has a bright and a dark flank. */
function rough(face: Face, recipe: Recipe): Face {
  const lit = relief(recipe);
  if (recipe.facets) return faceted(face, recipe, recipe.facets, lit);
  return each(honed(face, recipe), (field) => mapped(field, (value, at) => value * chipped(lit[at] ?? 1)));
}

const FINISHES = { polished, honed, rough } as const;

/** The face as worked by the mason's discs or chisels. */
export function worked(face: Face, recipe: Recipe): Face {
  return FINISHES[recipe.finish](face, recipe);
}
