import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Picker } from '../../../components/Picker';
import { MOST_MACHINES, type NamedMachine } from '../../../painting/files/masonSettings';
import { USUAL } from '../../../painting/sheet/knife/machine';
import { MachineEntry } from './MachineEntry';
import type { PartProps } from './partProps';
import { SettingsPart } from './SettingsPart';

/** Outlines as they are. */
const NONE = 'none';

/** The first of the names "Machine 1", "Machine 2" … that none of them has. */
function freeName(machines: readonly NamedMachine[], nameOf: (number: number) => string): string {
  for (let number = 1; ; number += 1) {
    const name = nameOf(number);
    if (!machines.some((each) => each.name === name)) return name;
  }
}

/** The workshop's machines by their names, and which of them cuts where nobody chooses another. */
export function MachinesSection({ settings, onChange }: PartProps) {
  const { t } = useTranslation('mason');
  const { machines = [], usualMachine, ...others } = settings;
  const set = (changed: readonly NamedMachine[], usual: string | undefined) => {
    const named = changed.some(({ name }) => name === usual) ? usual : undefined;
    onChange({
      ...others,
      ...(changed.length > 0 && { machines: [...changed] }),
      ...(named !== undefined && { usualMachine: named }),
    });
  };
  return (
    <SettingsPart title={t('settings.machines')} hint={t('settings.machinesHint')}>
      {machines.map((machine, index) => (
        <MachineEntry
          // By its place: its name is what is typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: machines are added at the end, and one that is removed takes its fields along.
          key={index}
          entry={machine}
          isTaken={(name) => machines.some((each, at) => at !== index && each.name === name)}
          onChange={(changed) =>
            set(machines.with(index, changed), usualMachine === machine.name ? changed.name : usualMachine)
          }
          onRemove={() => set(machines.toSpliced(index, 1), usualMachine)}
        />
      ))}
      {machines.length < MOST_MACHINES && (
        <Button
          onPress={() => {
            const name = freeName(machines, (number) => t('settings.newMachine', { number }));
            set([...machines, { name, machine: { cutter: USUAL.dragKnife } }], usualMachine ?? name);
          }}
        >
          {t('settings.addMachine')}
        </Button>
      )}
      {machines.length > 0 && (
        <Picker
          label={t('settings.usualMachine')}
          value={usualMachine === undefined ? NONE : `own ${usualMachine}`}
          groups={[
            {
              name: '',
              items: [
                ...machines.map(({ name }) => ({ id: `own ${name}`, name })),
                { id: NONE, name: t('noMachine') },
              ],
            },
          ]}
          onChange={(id) => set(machines, machines.find(({ name }) => id === `own ${name}`)?.name)}
        />
      )}
    </SettingsPart>
  );
}
