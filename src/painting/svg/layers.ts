import type { SceneNode } from '../../scene/scene';
import { LAYERS } from '../dxf/layers';
import { cutOf } from '../sheet/ink';
import type { Tool } from '../sheet/tools';

/** The layer that a node is on: what is neither cut nor mounted only helps to place the rest, as in DXF. */
function toolOf(node: SceneNode): Tool {
  const cut = cutOf(node);
  if (!cut) return 'guide';
  return cut === 'engraved' ? 'engrave' : 'mount';
}

/** Nodes by layer, the lowest first: what is mounted stands on what is engraved. Layers without any are left out. */
export function layersOf(nodes: readonly SceneNode[]) {
  return (['engrave', 'mount', 'guide'] as const)
    .map((tool) => ({ tool, nodes: nodes.filter((node) => toolOf(node) === tool) }))
    .filter((layer) => layer.nodes.length > 0);
}

/** A group that Inkscape shows as a layer, and other programs by its id. */
export function layerGroup(tool: Tool, lines: readonly string[]): string {
  const { name } = LAYERS[tool];
  const layer = `id="${name}" inkscape:groupmode="layer" inkscape:label="${name}"`;
  return [`<g ${layer}>`, ...lines, '</g>'].join('\n');
}
