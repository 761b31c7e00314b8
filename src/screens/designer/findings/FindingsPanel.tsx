import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sayRemedy } from '../../../scene/remedies/sayRemedy';
import { allowedByLocks } from '../../../stone/edits/allowedByLocks';
import { DesignerContext } from '../designerContext';
import { Hint } from '../panels/Section';
import { AsideItem } from './AsideItem';
import { FindingItem } from './FindingItem';
import styles from './FindingsPanel.module.css';
import { grouped } from './groups';
import { keyOf } from './keyOf';
import type { Findings } from './useFindings';
import { useLight } from './useLight';
import { useRemedies } from './useRemedies';

/** All findings, grouped by subject: each highlights its place on the stone and offers its remedy. */
export function FindingsPanel({ open, aside }: Findings) {
  const { t } = useTranslation('problems');
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const remedies = useRemedies(open);
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const all = [...open, ...aside.map(({ finding }) => finding)];
  const find = (key: string | undefined) => all.find((finding) => keyOf(finding) === key);
  useLight(find(pointed) ?? find(chosen));
  return (
    <div className={styles.panel}>
      {open.length === 0 ? <p>{t('findings.none')}</p> : <Hint>{t('findings.hint')}</Hint>}
      {grouped(open).map(({ group, findings: own }) => (
        <section key={group} className={styles.group}>
          <h2 id={`findings-${group}`} className={styles.title}>
            {t(`findings.groups.${group}`)}
            <span className={styles.count}>{own.length}</span>
          </h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without bullets */}
          <ul role="list" className={styles.list} aria-labelledby={`findings-${group}`}>
            {own.map((finding) => {
              const key = keyOf(finding);
              const remedy = remedies?.edits.get(finding);
              // What is locked is not mended: its form says so, and unlocks it.
              const edit = remedy && allowedByLocks(remedy, design) && remedy;
              const said = edit && sayRemedy(finding, edit, design);
              return (
                <FindingItem
                  key={key}
                  id={key}
                  finding={finding}
                  remedy={edit && said && { edit, said }}
                  isChosen={key === chosen}
                  onChoose={(isChosen) => setChosen(isChosen ? key : undefined)}
                  onPoint={(isPointed) => setPointed(isPointed ? key : undefined)}
                />
              );
            })}
          </ul>
        </section>
      ))}
      {aside.length > 0 && (
        <section className={styles.group}>
          <h2 id="findings-aside" className={styles.title}>
            {t('findings.waving.aside')}
            <span className={styles.count}>{aside.length}</span>
          </h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without bullets */}
          <ul role="list" className={styles.list} aria-labelledby="findings-aside">
            {aside.map(({ finding, mark }) => {
              const key = keyOf(finding);
              return (
                <AsideItem
                  key={key}
                  id={key}
                  finding={finding}
                  mark={mark}
                  isChosen={key === chosen}
                  onChoose={(isChosen) => setChosen(isChosen ? key : undefined)}
                  onPoint={(isPointed) => setPointed(isPointed ? key : undefined)}
                />
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
