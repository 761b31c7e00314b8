import {
  CircleUser,
  Eye,
  EyeOff,
  Flower2,
  GripVertical,
  Image,
  Lamp,
  Lock,
  LockOpen,
  type LucideIcon,
  Pencil,
  QrCode,
  SquareUser,
  Type,
} from 'lucide-react';
import { Button as AriaButton, GridListItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import type { Edit } from '../../../stone/edits/edit';
import type { ElementId } from '../../../stone/elementIds';
import type { Parm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';
import { useCalled } from '../useCalled';
import { LayerName } from './LayerName';
import styles from './LayerRow.module.css';
import { ReserveToggle } from './ReserveToggle';
import { rename } from './renaming';

const PICTURES: Record<Parm['type'], LucideIcon> = {
  text: Type,
  sandblownVignet: Flower2,
  standardVignet: Flower2,
  customVignet: Image,
  attachment: Lamp,
  qrCode: QrCode,
  medallion: CircleUser,
  etching: SquareUser,
};

interface LayerRowProps {
  readonly id: ElementId;
  readonly index: number;
  readonly element: Parm;
  readonly isRenamed: boolean;
  /** Called with the new name when its field is left. */
  readonly onNamed: (name: string) => void;
}

/** One element in the list of layers. */
export function LayerRow({ id, index, element, isRenamed, onNamed }: LayerRowProps) {
  const { t } = useTranslation('popups');
  const designer = DesignerContext.useActorRef();
  const callIt = useCalled();
  const called = callIt(element);
  const { name: _, ...unnamed } = element;
  const isLocked = element.locked === true;
  const isHidden = element.hidden === true;
  const isKept = element.reserved === true;
  const edit = (done: Edit) => () => designer.send({ type: 'edit', edit: done });
  const Picture = PICTURES[element.type];
  const states = [
    ...(isLocked ? [t('elements.isLocked')] : []),
    ...(isHidden ? [t('elements.isHidden')] : []),
    ...(isKept ? [t('elements.isReserved')] : []),
  ];
  const kind = t(`elements.kinds.${element.type}`);
  const facts = [...states, element.name ? callIt(unnamed as Parm) : kind].join(' · ');
  return (
    <GridListItem
      id={String(id)}
      textValue={called}
      className={`${styles.row} ${isHidden || isKept ? styles.hidden : ''}`}
    >
      <AriaButton slot="drag" className={styles.grip ?? ''}>
        <GripVertical size={18} aria-hidden="true" />
      </AriaButton>
      <Picture size={18} strokeWidth={1.75} aria-hidden="true" className={styles.picture ?? ''} />
      {isRenamed ? (
        <LayerName label={t('layers.name', { called })} name={element.name ?? ''} onLeft={onNamed} />
      ) : (
        <span className={styles.words}>
          <span className={styles.called}>{called}</span>
          <span className={styles.facts}>{facts}</span>
        </span>
      )}
      {!isRenamed && (
        <span className={styles.pencil}>
          <Button look="quiet" icon aria-label={t('layers.rename', { called })} onPress={() => rename(id)}>
            <Pencil size={16} aria-hidden="true" />
          </Button>
        </span>
      )}
      <ReserveToggle index={index} element={element} called={called} />
      <span className={isHidden ? styles.on : styles.off}>
        <Button
          look="quiet"
          icon
          isIdle={isLocked && !isHidden}
          aria-label={t(isHidden ? 'layers.show' : 'layers.hide', { called })}
          onPress={edit({ kind: 'hideElements', elements: [index], hidden: !isHidden })}
        >
          {isHidden ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </Button>
      </span>
      <span className={isLocked ? styles.on : styles.off}>
        <Button
          look="quiet"
          icon
          aria-label={t(isLocked ? 'layers.unlock' : 'layers.lock', { called })}
          onPress={edit({ kind: 'lockElements', elements: [index], locked: !isLocked })}
        >
          {isLocked ? <Lock size={18} aria-hidden="true" /> : <LockOpen size={18} aria-hidden="true" />}
        </Button>
      </span>
    </GridListItem>
  );
}
