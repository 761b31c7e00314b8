import type { Translate } from '../pdf/writtenTexts';
import type { CuttingTool } from './toolpath';

/** What a tool is called in a program. */
export const toolName = (tool: CuttingTool, translate: Translate): string =>
  tool.kind === 'bit'
    ? translate('milling.bit', { angle: tool.angle, radius: tool.tipRadius })
    : translate('milling.mill', { diameter: tool.diameter });
