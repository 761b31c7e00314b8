import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import type { OfferedSign } from '../../../../scene/signs/offeredSigns';
import type { SignGroup } from '../../../../stone/signs/signs';
import { nextPlace } from './nextPlace';
import { SignPicture } from './SignPicture';
import styles from './Signs.module.css';
import { useSignName } from './useSignName';

/** A group of the palette; `notCast` holds what a foundry has no pattern for, in a line of mounted letters. */
export interface ShownGroup {
  readonly name: SignGroup | 'notCast';
  readonly signs: readonly OfferedSign[];
}

interface SignGridProps {
  readonly id: string;
  readonly groups: readonly ShownGroup[];
  /** Whether it takes the focus at first. */
  readonly isFocused: boolean;
  readonly onInsert: (sign: OfferedSign) => void;
  readonly onEscape: () => void;
}

/** The signs by groups: one stop of the Tab key, within which the arrow keys lead from one to the next. */
export function SignGrid({ id, groups, isFocused, onInsert, onEscape }: SignGridProps) {
  const { t } = useTranslation('signs');
  const nameOf = useSignName();
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('');
  const all = groups.flatMap(({ signs }) => signs);
  const stop = all.some(({ character }) => character === current) ? current : all[0]?.character;
  const buttons = () => [...(grid.current?.querySelectorAll('button') ?? [])];
  useEffect(() => {
    if (isFocused) grid.current?.querySelector('button')?.focus();
  }, [isFocused]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onEscape();
      return;
    }
    const places = buttons();
    const at = event.target instanceof HTMLButtonElement ? places.indexOf(event.target) : -1;
    const next = nextPlace(
      places.map((button) => button.getBoundingClientRect()),
      at,
      event.key,
    );
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    places[next]?.focus();
  };
  return (
    <div
      ref={grid}
      id={id}
      role="toolbar"
      aria-label={t('signs')}
      className={styles.palette}
      onKeyDown={onKeyDown}
      data-signs=""
    >
      {groups.map(({ name, signs }) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.heading}>{t(`groups.${name}`)}</legend>
          <div className={styles.signs}>
            {signs.map((sign) => (
              <Button
                key={sign.character}
                look="quiet"
                icon
                aria-label={nameOf(sign)}
                preventFocusOnPress
                excludeFromTabOrder={sign.character !== stop}
                onFocus={() => setCurrent(sign.character)}
                onPress={() => onInsert(sign)}
              >
                <SignPicture sign={sign} />
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
