import { SquareDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import type { Parm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';
import styles from './LayerRow.module.css';

interface ReserveToggleProps {
  readonly index: number;
  readonly element: Parm;
  readonly called: string;
}

/** Reserves an element's place, or has it cut now: shown where it is reserved, and in the row that is worked on. */
export function ReserveToggle({ index, element: { reserved, locked }, called }: ReserveToggleProps) {
  const { t } = useTranslation('popups');
  const designer = DesignerContext.useActorRef();
  const isReserved = reserved === true;
  return (
    <span className={isReserved ? styles.on : styles.pencil}>
      <Button
        look="quiet"
        icon
        isIdle={locked === true && !isReserved}
        aria-label={t(isReserved ? 'layers.cutNow' : 'layers.reserve', { called })}
        onPress={() =>
          designer.send({
            type: 'edit',
            edit: { kind: 'reserveElements', elements: [index], reserved: !isReserved },
          })
        }
      >
        <SquareDashed size={18} aria-hidden="true" />
      </Button>
    </span>
  );
}
