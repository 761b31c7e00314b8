import { offerFileName, type Say } from '../../src/painting/pdf/writtenTexts';
import type { Mm } from '../../src/stone/numbers';
import type { ExportOrder, ExportRequest } from './contract';

const stencilMark = (stencil: Mm | undefined) => (stencil === undefined ? '' : `-stencil-${stencil}mm`);

/** What tells files of the same stone and ending apart: every option that changes what is in them. */
function markOf(order: ExportOrder): string {
  switch (order.format) {
    case 'offer':
      return order.detailed ? '-details' : '';
    case 'pdf':
      return order.tiled ? `-${order.tiled}` : '-1-1';
    case 'svg':
      return order.welded ? '-welded' : '';
    case 'dxf':
      return `${order.legacy ? '-lines' : ''}${stencilMark(order.stencil)}`;
    case 'plt':
      return stencilMark(order.stencil);
    case 'png':
      return `-${order.pxPerMm}px`;
  }
}

/** What a file is called: an offer by the prefix and the stone's number, everything else with what it is behind that. */
export function fileNameOf({ order, id }: Pick<ExportRequest, 'order' | 'id'>, say: Say): string {
  const offer = offerFileName(say, id ?? 0);
  if (order.format === 'offer') return offer.replace(/\.pdf$/, `${markOf(order)}.pdf`);
  const stone = id === undefined ? say('offer.filePrefix').replace(/-$/, '') : offer.replace(/\.pdf$/, '');
  return `${stone}${markOf(order)}.${order.format}`;
}
