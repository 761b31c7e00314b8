import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../../components/Button';
import { Progress } from '../../components/Progress';
import { Segments } from '../../components/Segments';
import { layingMachine } from '../../machines/mason/layingMachine';
import { type MasonSettings, rubberOf } from '../../painting/files/masonSettings';
import type { MasonOrder } from '../../stone/wire/mason';
import { useLocale } from '../designer/useLocale';
import { LaidRollView } from './LaidRollView';
import styles from './Mason.module.css';
import { useLayingFailure } from './useLayingFailure';

const FORMATS = ['plt', 'dxf', 'dxfLines'] as const;
type RollFile = (typeof FORMATS)[number];

interface StencilRollProps {
  /** The orders whose stencils are wanted. */
  readonly orders: readonly MasonOrder[];
  readonly settings: MasonSettings;
}

/** Lays the stencils of the ticked orders on rolls of the mason's rubber, a file for each, and says what is left over. */
export function StencilRoll({ orders, settings }: StencilRollProps) {
  const { t } = useTranslation('mason');
  const { t: paper } = useTranslation('paper');
  const locale = useLocale();
  const [state, send] = useMachine(layingMachine);
  const [file, choose] = useState<RollFile>(
    FORMATS.find((each) => settings.formats?.includes(each)) ?? 'plt',
  );
  const failure = useLayingFailure(state.context);
  const { laid, progress } = state.context;
  const rubber = rubberOf(settings);
  const isLaying = state.matches('laying');
  const lay = () =>
    send({
      type: 'lay',
      wanted: {
        ...{ settings, locale },
        ids: orders.map(({ id }) => id),
        format: file === 'plt' ? 'plt' : 'dxf',
        legacy: file === 'dxfLines',
        words: { frame: t('roll.frame'), qrCode: t('roll.qrCode'), ornament: t('roll.ornament') },
        name: `${t('roll.fileName')}-${new Date().toISOString().slice(0, 10)}`,
      },
    });
  return (
    <section className={styles.making} aria-labelledby="roll">
      <h2 id="roll">{t('roll.title')}</h2>
      {rubber ? (
        <p className={styles.hint}>{t('roll.hint', { width: rubber.width })}</p>
      ) : (
        <p className={styles.hint}>
          {t('roll.noWidth')} <Link href="/mason/settings">{t('settings.title')}</Link>
        </p>
      )}
      {rubber && (
        <>
          <Segments
            label={t('roll.format')}
            value={file}
            segments={FORMATS.map((value) => ({ value, name: t(`roll.formats.${value}`) }))}
            onChange={choose}
          />
          <div className={styles.way}>
            <Button look="primary" isIdle={orders.length === 0 || isLaying} onPress={lay}>
              {t('roll.lay', { count: orders.length })}
            </Button>
            {isLaying && <Button onPress={() => send({ type: 'cancel' })}>{paper('cancel')}</Button>}
          </div>
          {isLaying && <Progress label={t('roll.laying')} part={progress} />}
        </>
      )}
      <div role="status">
        {isLaying && <p>{t('roll.laying')}</p>}
        {failure !== undefined && <p>{failure}</p>}
        {laid && laid.rolls.length === 0 && <p>{t('roll.nothing')}</p>}
        {laid && laid.without.length > 0 && laid.rolls.length > 0 && (
          <p>{t('roll.without', { stones: laid.without.join(', ') })}</p>
        )}
      </div>
      {laid && (
        <ul className={styles.rolls}>
          {laid.rolls.map((roll, index) => (
            <li key={roll.name}>
              <LaidRollView roll={roll} onKeep={() => send({ type: 'keep', roll: index })} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
