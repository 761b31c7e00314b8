import { useTranslation } from 'react-i18next';
import { Swatches } from '../../../components/Swatches';
import { type ColourName, colourNamed } from '../../../stone/colours';
import type { Cut } from '../../../stone/cut';
import { readableFirst } from '../../../stone/legibility/readableColour';
import { useGround } from '../useGround';
import { cssOf } from './colourCss';

interface ColourChoiceProps {
  /** Undefined where several lines differ. */
  readonly value: string | undefined;
  /** The word on the wire for each colour on offer. */
  readonly offered: Partial<Record<ColourName, string>>;
  /** How the coloured thing is carried out: colours legible that way on the current stone come first. */
  readonly cut: Cut;
  readonly onChange: (written: string) => void;
}

/** The colour of letters or of a vignet. */
export function ColourChoice({ value, offered, cut, onChange }: ColourChoiceProps) {
  const { t } = useTranslation();
  const chosen = value === undefined ? undefined : colourNamed(value);
  const ground = useGround();
  const names = Object.keys(ground ? readableFirst(offered, cut, ground) : offered) as ColourName[];
  return (
    <Swatches
      label={value === undefined ? t('differingIn', { what: t('colour') }) : t('colour')}
      value={chosen}
      swatches={names.map((name) => ({ value: name, name: t(`colours.${name}`), background: cssOf(name) }))}
      onChange={(name) => {
        const written = offered[name as ColourName] ?? value;
        if (written !== undefined) onChange(written);
      }}
    />
  );
}
