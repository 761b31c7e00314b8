import { TOOLS, type Tool } from './tools';

/** The colours (AutoCAD's index) in which programs show a tool's layer, where a workshop has no others. */
const COLOURS: Readonly<Record<Tool, number>> = {
  engrave: 1,
  mount: 5,
  stencil: 6,
  outline: 7,
  guide: 8,
  drill: 3,
  weed: 4,
  register: 2,
};

export const usualColour = (tool: Tool): number => COLOURS[tool];

/** The pen of a plotter that draws what is for a tool, where a workshop has no other. */
export const usualPen = (tool: Tool): number => TOOLS.indexOf(tool) + 1;
