import { MoveHorizontal } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { NumberLine } from '../../../components/NumberLine';
import { Segments } from '../../../components/Segments';
import { FITTED_BY, type FittedBy } from '../../../stone/edits/fitWidth';
import type { StyledLine } from '../../../stone/edits/styleLines';
import { Hint, Row, Section } from '../panels/Section';
import { useFitting } from './useFitting';

interface FittedByChoiceProps {
  readonly by: FittedBy;
  readonly onChoose: (by: FittedBy) => void;
}

const FittedByChoice = memo(function FittedByChoice({ by, onChoose }: FittedByChoiceProps) {
  const { t } = useTranslation();
  return (
    <Segments
      label={t('fitWidth.by')}
      value={by}
      segments={FITTED_BY.map((value) => ({ value, name: t(`fitWidth.ways.${value}`) }))}
      onChange={onChoose}
    />
  );
});

/** How wide lines are: typed for one, or as the stone or the line beside it has room; several are made alike. */
export function FitWidth({ lines }: { readonly lines: readonly StyledLine[] }) {
  const { t } = useTranslation();
  const [by, setBy] = useState<FittedBy>('height');
  const { width, makeWide, onStone, asNeighbour, alike, isRefused } = useFitting(lines, by);
  if (width === undefined) return null;
  return (
    <Section title={t('fitWidth.title')}>
      <FittedByChoice by={by} onChoose={setBy} />
      {lines.length === 1 ? (
        <>
          <Row>
            <NumberLine
              label={t('fitWidth.width')}
              unit={t('mm')}
              value={Math.round(width * 100) / 100}
              min={1}
              max={3000}
              step={1}
              onChange={makeWide}
            />
          </Row>
          <Row>
            <Button isDisabled={!onStone} onPress={() => onStone?.()}>
              <MoveHorizontal size={17} aria-hidden="true" />
              {t('fitWidth.toStone')}
            </Button>
            <Button isDisabled={!asNeighbour} onPress={() => asNeighbour?.()}>
              {t('fitWidth.asNeighbour')}
            </Button>
          </Row>
        </>
      ) : (
        <Row>
          <Button onPress={alike}>
            <MoveHorizontal size={17} aria-hidden="true" />
            {t('fitWidth.alike')}
          </Button>
        </Row>
      )}
      <div aria-live="polite">{isRefused && <Hint>{t('fitWidth.refused')}</Hint>}</div>
    </Section>
  );
}
