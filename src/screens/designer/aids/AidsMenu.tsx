import { Ruler as RulerPicture } from 'lucide-react';
import { Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Switch } from '../../../components/Switch';
import { DesignerContext } from '../designerContext';
import styles from './AidsMenu.module.css';
import { CentreLineFields } from './CentreLineFields';
import { GridFields } from './GridFields';
import { GuideLineFields } from './GuideLineFields';
import { RulerFields } from './RulerFields';

/** Aids shown over the stone: measures and distances, the grid, centre lines, guide lines, rulers. */
export function AidsMenu() {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const measuring = DesignerContext.useSelector(({ context }) => context.measuring);
  const { distances } = DesignerContext.useSelector(({ context }) => context.aids);
  return (
    <DialogTrigger>
      <Button look="quiet" icon aria-label={t('laidMenu')}>
        <RulerPicture size={18} aria-hidden="true" />
      </Button>
      <Popover className={styles.popover ?? ''} placement="left bottom">
        <Dialog className={styles.dialog ?? ''}>
          <Heading slot="title" className={styles.title ?? ''}>
            {t('laidMenu')}
          </Heading>
          <Switch isSelected={measuring} onChange={(on) => actor.send({ type: 'measure', measuring: on })}>
            {t('showMeasures')}
          </Switch>
          <Switch
            isSelected={distances}
            onChange={(on) => actor.send({ type: 'aid', aids: { distances: on } })}
          >
            {t('aids.showDistances')}
          </Switch>
          <GridFields />
          <CentreLineFields />
          <GuideLineFields />
          <RulerFields />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
