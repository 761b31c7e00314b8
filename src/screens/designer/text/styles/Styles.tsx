import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import type { StyledLine } from '../../../../stone/edits/styleLines';
import {
  type LineStyle,
  MOST_STYLES,
  renamed,
  styleOf,
  withoutStyle,
  withStyle,
} from '../../../../stone/lineStyle';
import { DesignerContext } from '../../designerContext';
import { LetteringFailure } from '../../lettering/LetteringFailure';
import { useOfferedStyles } from '../../lettering/useOfferedStyles';
import { Section } from '../../panels/Section';
import { NameForm } from './NameForm';
import { OwnStyles } from './OwnStyles';
import { StyleRow } from './StyleRow';
import styles from './Styles.module.css';

interface StylesProps {
  /** The lines in hand: a style is made from one, and given to all. */
  readonly lines: readonly StyledLine[];
}

const NONE: readonly LineStyle[] = [];

/** The stone's own styles, and the business's: each is given to the lines in hand by one press. */
export function Styles({ lines }: StylesProps) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const kept = DesignerContext.useSelector(({ context }) => context.history.present.styles) ?? NONE;
  const [isNaming, setNaming] = useState(false);
  const set = (changed: readonly LineStyle[]) =>
    actor.send({ type: 'edit', edit: { kind: 'setStyles', styles: changed } });
  const [line, ...more] = lines;
  const canKeep = line !== undefined && more.length === 0 && kept.length < MOST_STYLES;
  const offered = useOfferedStyles(kept);
  if (kept.length === 0 && offered.length === 0 && !canKeep) return null;
  return (
    <Section title={t('lineStyles.title')}>
      {kept.length > 0 && (
        <ul className={styles.list}>
          {kept.map((style) => (
            <StyleRow
              key={style.name}
              style={style}
              lines={lines}
              onRename={(name) => set(renamed(kept, style.name, name))}
              onDelete={() => set(withoutStyle(kept, style.name))}
            />
          ))}
        </ul>
      )}
      <LetteringFailure />
      {canKeep &&
        (isNaming ? (
          <NameForm
            name=""
            onName={(name) => {
              set(withStyle(kept, styleOf(name, line.line)));
              setNaming(false);
            }}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <Button onPress={() => setNaming(true)} data-keep-style="">
            <BookmarkPlus size={17} aria-hidden="true" />
            {t('lineStyles.keep')}
          </Button>
        ))}
      <OwnStyles lines={lines} offered={offered} ofStone={kept} />
    </Section>
  );
}
