import { useTranslation } from 'react-i18next';
import type { KeptMachine } from '../../../../api/keptMachine';
import { Picker } from '../../../../components/Picker';
import { Switch } from '../../../../components/Switch';
import {
  type Cutter,
  type Machine,
  overcutOf,
  RANGES,
  USUAL,
} from '../../../../painting/sheet/knife/machine';
import { CutterFields } from './CutterFields';
import { MarginFields } from './MarginFields';
import { RangeLine } from './RangeLine';

interface MachineFormProps {
  readonly chosen: KeptMachine;
  readonly onChange: (chosen: KeptMachine) => void;
  /** Whether there may be none; by default. */
  readonly isOptional?: boolean;
}

const CUTTERS = ['dragKnife', 'tangentialKnife', 'laser', 'pen'] as const satisfies readonly Cutter['kind'][];

/** Outlines as they are. */
const NONE = 'none';

/** What cuts a file, its measures, what is added to the sheet, and whether it names its stone. */
export function MachineForm({ chosen, onChange, isOptional = true }: MachineFormProps) {
  const { t } = useTranslation('paper');
  const { machine, ticket = false } = chosen;
  const set = (changed: Machine) => onChange({ ...chosen, machine: changed });
  return (
    <>
      <Picker
        label={t('machine.cutter')}
        value={machine?.cutter.kind ?? NONE}
        groups={[
          {
            name: '',
            items: [
              ...(isOptional ? [{ id: NONE, name: t('machine.none') }] : []),
              ...CUTTERS.map((kind) => ({ id: kind, name: t(`machine.${kind}`) })),
            ],
          },
        ]}
        onChange={(id) => {
          const kind = CUTTERS.find((known) => known === id);
          if (kind) set({ ...machine, cutter: USUAL[kind], overcut: undefined });
          else onChange({ ...chosen, machine: undefined });
        }}
      />
      {machine && (
        <>
          <CutterFields cutter={machine.cutter} onChange={(cutter) => set({ ...machine, cutter })} />
          <RangeLine
            label={t('machine.overcut')}
            value={overcutOf(machine)}
            range={RANGES.overcut}
            step={0.1}
            onChange={(overcut) => set({ ...machine, overcut })}
          />
          <MarginFields machine={machine} onChange={set} />
        </>
      )}
      <Switch isSelected={ticket} onChange={(wished) => onChange({ ...chosen, ticket: wished || undefined })}>
        {t('machine.ticket')}
      </Switch>
    </>
  );
}
