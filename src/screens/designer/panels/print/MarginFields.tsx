import { useTranslation } from 'react-i18next';
import { Switch } from '../../../../components/Switch';
import { type Machine, RANGES } from '../../../../painting/sheet/knife/machine';
import { RangeLine } from './RangeLine';

interface MarginFieldsProps {
  readonly machine: Machine;
  readonly onChange: (machine: Machine) => void;
}

/** How wide a bridge is at first, in mm. */
const TAB = 1.5;

/** A measure from 0, which is none, to its greatest; between 0 and its least it is its least. */
const fromNone = ({ most }: { readonly most: number }) => ({ least: 0, most });
const wished = (value: number, { least }: { readonly least: number }) =>
  value > 0 ? Math.max(value, least) : undefined;

/** What is added to a sheet: cuts through the waste, bridges, crosses; whether it is mirrored, and what a PLT's numbers are. */
export function MarginFields({ machine, onChange }: MarginFieldsProps) {
  const { t } = useTranslation('paper');
  const { weedBox, weedLines, tabs } = machine;
  const { width = TAB } = tabs ?? {};
  return (
    <>
      <RangeLine
        label={t('machine.weedBox')}
        hint={t('machine.weedBoxHint')}
        value={weedBox ?? 0}
        range={fromNone(RANGES.weedBox)}
        step={1}
        onChange={(mm) => {
          const box = wished(mm, RANGES.weedBox);
          onChange({ ...machine, weedBox: box, weedLines: box && weedLines });
        }}
      />
      {weedBox !== undefined && (
        <RangeLine
          label={t('machine.weedLines')}
          hint={t('machine.weedLinesHint')}
          value={weedLines ?? 0}
          range={fromNone(RANGES.weedLines)}
          step={10}
          onChange={(mm) => onChange({ ...machine, weedLines: wished(mm, RANGES.weedLines) })}
        />
      )}
      <RangeLine
        label={t('machine.tabCount')}
        unit=""
        hint={t('machine.tabsHint')}
        value={tabs?.count ?? 0}
        range={fromNone(RANGES.tabCount)}
        step={1}
        onChange={(count) =>
          onChange({ ...machine, tabs: count >= 1 ? { count: Math.round(count), width } : undefined })
        }
      />
      {tabs && (
        <RangeLine
          label={t('machine.tabWidth')}
          value={width}
          range={RANGES.tabWidth}
          step={0.1}
          onChange={(mm) => onChange({ ...machine, tabs: { ...tabs, width: mm } })}
        />
      )}
      <Switch
        isSelected={machine.registration ?? false}
        onChange={(on) => onChange({ ...machine, registration: on || undefined })}
      >
        {t('machine.registration')}
      </Switch>
      <Switch
        isSelected={machine.mirrored ?? false}
        onChange={(on) => onChange({ ...machine, mirrored: on || undefined })}
      >
        {t('machine.mirrored')}
      </Switch>
      <Switch
        isSelected={machine.scaled ?? false}
        onChange={(on) => onChange({ ...machine, scaled: on || undefined })}
      >
        {t('machine.scaled')}
      </Switch>
    </>
  );
}
