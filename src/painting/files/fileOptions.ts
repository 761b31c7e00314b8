import { z } from 'zod';
import { DEEPEST_HOLE, SHALLOWEST_HOLE } from '../sheet/holeDepth';
import { machine } from '../sheet/knife/machine';
import { machineMark } from '../sheet/knife/machineMark';
import { NARROWEST_STENCIL, WIDEST_STENCIL } from '../sheet/stencilMargin';
import { TOOLS } from '../sheet/tools';

/** The highest pen of HP-GL plotters. */
export const PENS = 8;

/** A pen of such a plotter. */
export const pen = z.number().int().min(1).max(PENS);

/** How far outside everything engraved the rubber stencil ends, in mm; none where it is left out. */
export const stencil = z.number().min(NARROWEST_STENCIL).max(WIDEST_STENCIL).optional();

/** The layers a file is to hold, each with its pen if one was given; every layer by default. */
export const layers = z.map(z.enum(TOOLS), pen.optional()).readonly();
export type Layers = z.infer<typeof layers>;

/** Whether it names the stone, its case, its seal and the day, outside of what is cut or shown. */
export const ticket = z.boolean().optional();

/** How deep holes for pins are drilled, in mm; left open where it is left out, since it follows from the foundry's pins. */
export const holeDepth = z.number().min(SHALLOWEST_HOLE).max(DEEPEST_HOLE).optional();

/** Pixels per mm of a picture, and its ticket. */
export const pixels = { pxPerMm: z.number().positive(), ticket };
export type Pixels = z.infer<z.ZodObject<typeof pixels>>;

/** What is asked for of a file that a plotter cuts. */
export const cut = {
  stencil,
  layers: layers.optional(),
  /** What cuts it; outlines as they are where it is left out. */
  machine: machine.optional(),
  ticket,
};
export type CutOptions = z.infer<z.ZodObject<typeof cut>>;

/** Distinguishes a file with a ticket. */
export const ticketMark = (isWished: boolean | undefined) => (isWished ? '-ticket' : '');

/** Distinguishes pictures. */
export const pixelMark = ({ pxPerMm, ticket }: Pixels) => `-${pxPerMm}px${ticketMark(ticket)}`;

/** Distinguishes cut files; a pen is written behind the layer it draws. */
export function cutMark({ stencil: margin, layers, machine, ticket }: CutOptions): string {
  const names = [...(layers ?? [])].map(([tool, pen]) => `-${tool}${pen ?? ''}`);
  const edge = margin === undefined ? '' : `-stencil-${margin}mm`;
  return [...names, edge, machine ? machineMark(machine) : '', ticketMark(ticket)].join('');
}
