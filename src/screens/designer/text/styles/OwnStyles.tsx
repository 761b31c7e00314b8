import { useTranslation } from 'react-i18next';
import { type StyledLine, takeStyle } from '../../../../stone/edits/styleLines';
import type { LineStyle } from '../../../../stone/lineStyle';
import { DesignerContext } from '../../designerContext';
import { StyleChoice } from './StyleChoice';
import styles from './Styles.module.css';

interface OwnStylesProps {
  readonly lines: readonly StyledLine[];
  /** The business's styles that the stone does not have. */
  readonly offered: readonly LineStyle[];
  /** The stone's styles. */
  readonly ofStone: readonly LineStyle[];
}

/** The business's styles beside the stone's own: pressed, one is copied into the stone and given to the lines in hand. */
export function OwnStyles({ lines, offered, ofStone }: OwnStylesProps) {
  const { t } = useTranslation('lettering');
  const actor = DesignerContext.useActorRef();
  if (offered.length === 0) return null;
  return (
    <>
      <h3 className={styles.of} id="own-styles">
        {t('ownStyles')}
      </h3>
      <ul className={styles.list} aria-labelledby="own-styles">
        {offered.map((style) => (
          <li key={style.name} className={styles.row}>
            <StyleChoice
              style={style}
              lines={lines}
              onChoose={() =>
                actor.send({ type: 'edit', edit: takeStyle(lines, style, ofStone), alone: true })
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
