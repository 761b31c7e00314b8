import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picker } from '../../components/Picker';
import { Progress } from '../../components/Progress';
import { exportMachine } from '../../machines/export/exportMachine';
import type { Bench } from '../../machines/mason/effects';
import { namedBy } from '../../machines/mason/namedBy';
import { isOpen } from '../../painting/files/isCutFrom';
import { asMasonHasIt, machineCalled } from '../../painting/files/masonSettings';
import { decisionsIn } from '../../stone/decisions';
import { design } from '../../stone/stone';
import { permitGiven } from '../designer/export/permitGiven';
import { type OfferedFile, useOfferedFiles } from '../designer/export/useOfferedFiles';
import { useLocale } from '../designer/useLocale';
import { FileButtons } from './FileButtons';
import styles from './Mason.module.css';

/** Outlines as they are. */
const NONE = 'none';

/** A mason's own files first and then the churchyard's; where he names none, those for the plotter first. */
function sorted(files: readonly OfferedFile[], formats: readonly string[] | undefined) {
  const isOwn = ({ name, reader }: OfferedFile) =>
    formats ? formats.includes(name) || reader === 'churchyard' : reader === 'plotter';
  const [own, others] = [files.filter(isOwn), files.filter((file) => !isOwn(file))];
  return formats ? { first: own, more: others } : { first: [...own, ...others], more: [] };
}

/**
 * Every file that is offered of a stone, as the mason has it made: one press makes and downloads it. The churchyard's
 * papers are filled in from the order. What is cut from is not offered before the family has approved the stone, where its business
 * demands that.
 */
export function CutFiles({ bench }: { readonly bench: Bench }) {
  const { stone, offered, address, order: ordered, settings } = bench;
  const { t } = useTranslation('mason');
  const { t: paper } = useTranslation('paper');
  const locale = useLocale();
  const [state, send] = useMachine(exportMachine);
  const [chosen, choose] = useState(settings.usualMachine);
  const { progress, file, failure } = state.context;
  const { stoneTypes, vignets, backgrounds, attachments } = offered;
  const catalogue = { stoneTypes, vignets, backgrounds, attachments };
  const { machines = [], formats } = settings;
  const waits = ordered.awaitsApproval === true;
  const files = useOfferedFiles().filter((file) => file.purpose !== 'print' && isOpen(file, waits));
  const { first, more } = sorted(files, formats);
  const isDrawing = state.matches('drawing');
  const make = (offeredFile: OfferedFile) => {
    if (state.matches('failing')) send({ type: 'close' });
    const order = asMasonHasIt(offeredFile, settings, {
      cutBy: machineCalled(settings, chosen),
      atBench: true,
      mason: ordered.order.stonemason?.name,
    });
    const drawn = design.parse(stone);
    const request = {
      ...{ order, design: drawn, id: address.id, catalogue, locale },
      ...namedBy(ordered),
      ...(order.format === 'permit' && {
        permit: permitGiven(
          { ...drawn, ...decisionsIn(ordered.order) },
          ordered.order.case ?? undefined,
          offered,
        ),
      }),
    };
    send({ type: 'export', purpose: 'download', request });
  };
  const buttons = (shown: readonly OfferedFile[]) => (
    <FileButtons files={shown} isDisabled={isDrawing} onPress={make} />
  );
  return (
    <section className={styles.making} aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      {waits && <p className={styles.waits}>{t('awaitsApproval')}</p>}
      {!waits && machines.length > 0 && (
        <Picker
          label={t('machine')}
          value={chosen === undefined ? NONE : `own ${chosen}`}
          groups={[
            {
              name: '',
              items: [
                ...machines.map(({ name }) => ({ id: `own ${name}`, name })),
                { id: NONE, name: t('noMachine') },
              ],
            },
          ]}
          onChange={(id) => choose(machines.find(({ name }) => id === `own ${name}`)?.name)}
        />
      )}
      {buttons(first)}
      {more.length > 0 && (
        <details>
          <summary className={styles.more}>{t('moreFiles')}</summary>
          {buttons(more)}
        </details>
      )}
      {isDrawing && <Progress label={paper('drawing')} part={progress} />}
      <p role="status">
        {state.matches('ready') && file && paper('ready', { name: file.name })}
        {state.matches('failing') && paper(`failures.${failure ?? 'unknown'}`)}
      </p>
    </section>
  );
}
