import { useTranslation } from 'react-i18next';
import type { ExportOrder } from '../../../../../workers/exporter/contract';
import { useOrder } from '../../export/useOrder';
import { PICTURE } from '../../panels/print/resolution';
import type { Command } from './command';

/** The files of the tab "print", by their names there; a stencil's margin is chosen there and nowhere else. */
const FILES = {
  offer: { format: 'offer', detailed: false },
  fullSize: { format: 'pdf', tiled: undefined },
  tiledA4: { format: 'pdf', tiled: 'a4' },
  tiledA3: { format: 'pdf', tiled: 'a3' },
  svg: { format: 'svg', welded: false },
  svgWelded: { format: 'svg', welded: true },
  dxf: { format: 'dxf', legacy: false, stencil: undefined },
  dxfLines: { format: 'dxf', legacy: true, stencil: undefined },
  plt: { format: 'plt', stencil: undefined },
  png: { format: 'png', pxPerMm: PICTURE },
} as const satisfies Record<string, ExportOrder>;
const NAMES = Object.keys(FILES) as (keyof typeof FILES)[];

/** What leaves the screen, for the family and for the mason. */
export function useFileCommands(): readonly Command[] {
  const { t } = useTranslation('paper');
  const order = useOrder();
  return [
    {
      id: 'printView',
      words: t('printView'),
      act: () => order({ format: 'png', pxPerMm: PICTURE }, 'print'),
    },
    ...NAMES.map((name) => ({ id: `file ${name}`, words: t(name), act: () => order(FILES[name]) })),
  ];
}
