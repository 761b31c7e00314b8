import type { Cutter, Machine } from './machine';

function cutterMark(cutter: Cutter): string {
  switch (cutter.kind) {
    case 'dragKnife':
      return `-drag-knife-${cutter.offset}mm`;
    case 'tangentialKnife':
      return `-tangential-knife-${cutter.lift}`;
    case 'laser':
      return `-laser-${cutter.kerf}mm${cutter.keeps === 'letter' ? '-letter' : ''}`;
    case 'pen':
      return '';
  }
}

/** Distinguishes files of the same stone for different machines, by all that changes them; empty for a pen's. */
export function machineMark(machine: Machine): string {
  const { cutter, overcut, weedBox, weedLines, tabs, registration, mirrored, scaled } = machine;
  return [
    cutterMark(cutter),
    overcut === undefined ? '' : `-overcut-${overcut}mm`,
    weedBox === undefined ? '' : `-weed-${weedBox}mm`,
    weedLines === undefined ? '' : `-lines-${weedLines}mm`,
    tabs ? `-tabs-${tabs.count}x${tabs.width}mm` : '',
    registration ? '-registration' : '',
    mirrored ? '-mirrored' : '',
    scaled ? '-scaled' : '',
  ].join('');
}
