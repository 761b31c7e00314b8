import { offerFileName, type Say } from '../../src/painting/pdf/writtenTexts';
import type { ExportOrder, ExportRequest } from './contract';

/** What tells files of the same stone and ending apart. */
function markOf(order: ExportOrder): string {
  switch (order.format) {
    case 'pdf':
      return order.tiled ? `-${order.tiled}` : '-1-1';
    case 'dxf':
      return order.legacy ? '-lines' : '';
    default:
      return '';
  }
}

/** What a file is called: an offer by the prefix and the stone's number, everything else with what it is behind that. */
export function fileNameOf({ order, id }: Pick<ExportRequest, 'order' | 'id'>, say: Say): string {
  const offer = offerFileName(say, id ?? 0);
  if (order.format === 'offer') return offer;
  const stone = id === undefined ? say('offer.filePrefix').replace(/-$/, '') : offer.replace(/\.pdf$/, '');
  return `${stone}${markOf(order)}.${order.format}`;
}
