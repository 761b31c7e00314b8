import { memo } from 'react';
import type { ElementMeasure } from '../../../scene/measures';
import { idsOf } from '../../../stone/elementIds';
import type { Finding } from '../../../stone/finding';
import type { Parm } from '../../../stone/parm';
import { useFindingText } from '../findings/useFindingText';
import { readingOrder } from './readingOrder';
import { SelectableRows } from './SelectableRows';

interface ElementRowsProps {
  readonly elements: readonly Parm[];
  readonly measures: readonly ElementMeasure[] | undefined;
  readonly findings: readonly Finding[];
  readonly readOnly: boolean;
}

/** The rows of the elements, in reading order: worked out anew only where what they say has changed. */
export const ElementRows = memo(function ElementRows(props: ElementRowsProps) {
  const { elements, measures = [], findings, readOnly } = props;
  const say = useFindingText(elements);
  const ids = idsOf(elements);
  const measured = new Map(measures.map((measure) => [measure.element, measure]));
  const rows = readingOrder(elements, measures).flatMap((index) => {
    const element = elements[index];
    if (!element) return [];
    const warnings = findings
      .filter(({ elements }) => elements.includes(index))
      .map((finding) => say(finding, index));
    const said = [...new Set(warnings)].join('\n');
    return [{ id: ids[index], index, element, measure: measured.get(index), warnings: said }];
  });
  return <SelectableRows rows={rows} readOnly={readOnly} />;
});
