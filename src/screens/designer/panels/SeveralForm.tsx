import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDownToLine,
  ArrowUpToLine,
  Baseline,
  Copy,
  type LucideIcon,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { deletionOf } from '../../../machines/popups/deletion';
import {
  ALIGNMENTS,
  type Alignment,
  align,
  centreOn,
  distribute,
  type Placement,
} from '../../../scene/align';
import type { Edit } from '../../../stone/edits/edit';
import { copyAll, orderAll, placeAll } from '../../../stone/edits/several';
import { DesignerContext } from '../designerContext';
import { PopupsContext } from '../popups/popupsContext';
import { useParagraph } from '../text/useParagraph';
import { GroupActions } from './GroupActions';
import { InkGaps } from './InkGaps';
import { ReserveButton } from './ReserveButton';
import { Hint, Row, Section } from './Section';
import styles from './SeveralForm.module.css';

const PICTURES: Record<Alignment, LucideIcon> = {
  left: AlignStartVertical,
  centre: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  baseline: Baseline,
};

/** The actions on several selected elements: align, distribute, copy, reorder, delete. */
export function SeveralForm() {
  const isOfSeveral = DesignerContext.useSelector(({ context }) => context.selected.length > 1);
  return isOfSeveral && <Actions />;
}

function Actions() {
  const { t } = useTranslation();
  const { t: ofPopups } = useTranslation('popups');
  const actor = DesignerContext.useActorRef();
  const popups = PopupsContext.useActorRef();
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const count = DesignerContext.useSelector(({ context }) => context.history.present.Parms.length);
  const measures = DesignerContext.useSelector(({ context }) => context.shown?.measures);
  const paragraph = useParagraph();
  const locked = DesignerContext.useSelector(
    ({ context }) => context.selected.filter((index) => context.history.present.Parms[index]?.locked).length,
  );
  if (!measures) return null;
  const chosen = measures.elements.filter(({ element }) => selected.includes(element));
  const edit = (done: Edit) => actor.send({ type: 'edit', edit: done, alone: true });
  const place = (placements: readonly Placement[]) => edit(placeAll(placements));
  return (
    <Section title={t('several', { count: selected.length })}>
      {locked > 0 && <Hint>{ofPopups('layers.lockedAmong', { count: locked })}</Hint>}
      {!paragraph && (
        <>
          <fieldset className={styles.alignments} aria-label={t('align')}>
            {ALIGNMENTS.map((alignment) => {
              const Picture = PICTURES[alignment];
              return (
                <Button
                  key={alignment}
                  icon
                  aria-label={t(`alignments.${alignment}`)}
                  onPress={() => place(align(chosen, alignment))}
                >
                  <Picture size={18} aria-hidden="true" />
                </Button>
              );
            })}
          </fieldset>
          <Row>
            <Button isDisabled={chosen.length < 3} onPress={() => place(distribute(chosen, 'down'))}>
              <AlignVerticalDistributeCenter size={17} aria-hidden="true" />
              {t('distributeDown')}
            </Button>
            <Button isDisabled={chosen.length < 3} onPress={() => place(distribute(chosen, 'across'))}>
              <AlignHorizontalDistributeCenter size={17} aria-hidden="true" />
              {t('distributeAcross')}
            </Button>
          </Row>
          <InkGaps />
        </>
      )}
      <Row>
        <Button onPress={() => place(centreOn(chosen, measures.width / 2))}>
          <AlignCenterVertical size={17} aria-hidden="true" />
          {t('centre')}
        </Button>
      </Row>
      <GroupActions />
      <Row>
        <Button onPress={() => edit(copyAll(selected))}>
          <Copy size={17} aria-hidden="true" />
          {t('copyElement')}
        </Button>
        <Button onPress={() => popups.send(deletionOf(actor.getSnapshot().context, selected))}>
          <Trash2 size={17} aria-hidden="true" />
          {t('deleteElement')}
        </Button>
      </Row>
      <ReserveButton elements={selected} />
      <Row>
        <Button onPress={() => edit(orderAll(selected, 'forward', count))}>
          <ArrowUpToLine size={17} aria-hidden="true" />
          {t('bringForward')}
        </Button>
        <Button onPress={() => edit(orderAll(selected, 'back', count))}>
          <ArrowDownToLine size={17} aria-hidden="true" />
          {t('sendBack')}
        </Button>
      </Row>
    </Section>
  );
}
