import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Progress } from '../../components/Progress';
import { exportMachine } from '../../machines/export/exportMachine';
import type { Bench } from '../../machines/mason/effects';
import { decisionsIn } from '../../stone/decisions';
import { design } from '../../stone/stone';
import { permitGiven } from '../designer/export/permitGiven';
import { useOfferedFiles } from '../designer/export/useOfferedFiles';
import { useLocale } from '../designer/useLocale';
import styles from './Mason.module.css';

/**
 * Every file that is offered of a stone, those for the plotter first: one press makes and downloads it. The churchyard's
 * papers are filled in from the order.
 */
export function CutFiles({ bench: { stone, offered, address, order: ordered } }: { readonly bench: Bench }) {
  const { t } = useTranslation('mason');
  const { t: paper } = useTranslation('paper');
  const locale = useLocale();
  const [state, send] = useMachine(exportMachine);
  const { progress, file, failure } = state.context;
  const { stoneTypes, vignets, backgrounds, attachments } = offered;
  const catalogue = { stoneTypes, vignets, backgrounds, attachments };
  const files = useOfferedFiles().filter(({ purpose }) => purpose !== 'print');
  const sorted = [
    ...files.filter(({ reader }) => reader === 'plotter'),
    ...files.filter(({ reader }) => reader !== 'plotter'),
  ];
  const isDrawing = state.matches('drawing');
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      <ul className={styles.files}>
        {sorted.map((offeredFile) => (
          <li key={offeredFile.name}>
            <Button
              isDisabled={isDrawing}
              onPress={() => {
                if (state.matches('failing')) send({ type: 'close' });
                const { order } = offeredFile;
                const drawn = design.parse(stone);
                const request = {
                  ...{ order, design: drawn, id: address.id, catalogue, locale },
                  ...(order.format === 'permit' && {
                    permit: permitGiven(
                      { ...drawn, ...decisionsIn(ordered.order) },
                      ordered.order.case ?? undefined,
                      offered,
                    ),
                  }),
                };
                send({ type: 'export', purpose: 'download', request });
              }}
            >
              <span>{offeredFile.words}</span>
              <span className={styles.hint}>{offeredFile.hint}</span>
            </Button>
          </li>
        ))}
      </ul>
      {isDrawing && <Progress label={paper('drawing')} part={progress} />}
      <p role="status">
        {state.matches('ready') && file && paper('ready', { name: file.name })}
        {state.matches('failing') && paper(`failures.${failure ?? 'unknown'}`)}
      </p>
    </section>
  );
}
