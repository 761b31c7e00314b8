import type { Mm } from '../numbers';
import type { Design } from '../stone';

/** As a centre line: rounded to 3 decimals. */
const toThousandth = (y: Mm): Mm => Math.round(y * 1000) / 1000 + 0;

/** The design with other horizontal guide lines; without the field where there are none. */
function withGuideLines(design: Design, lines: readonly Mm[]): Design {
  const { guideLines: _, ...rest } = design;
  return lines.length > 0 ? { ...rest, guideLines: [...lines] } : rest;
}

/** Lays a horizontal guide line over the stone, in mm from its top. */
export function addGuideLine(design: Design, y: Mm): Design {
  if (!Number.isFinite(y)) return design;
  return withGuideLines(design, [...(design.guideLines ?? []), toThousandth(y)]);
}

/** Moves a guide line; one that is not there, or stays where it is, changes nothing. */
export function moveGuideLine(design: Design, index: number, y: Mm): Design {
  const lines = design.guideLines ?? [];
  const to = toThousandth(y);
  if (lines[index] === undefined || !Number.isFinite(y) || lines[index] === to) return design;
  return withGuideLines(design, lines.with(index, to));
}

/** Takes a guide line away. */
export function deleteGuideLine(design: Design, index: number): Design {
  const lines = design.guideLines ?? [];
  return lines[index] === undefined ? design : withGuideLines(design, lines.toSpliced(index, 1));
}
