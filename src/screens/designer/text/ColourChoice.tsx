import { useTranslation } from 'react-i18next';
import { Swatches } from '../../../components/Swatches';
import { TONES } from '../../../painting/colours';
import { type ColourName, colourNamed } from '../../../stone/colours';
import type { Cut } from '../../../stone/cut';
import { readableFirst } from '../../../stone/legibility/readableColour';
import { useGround } from '../useGround';

interface ColourChoiceProps {
  /** Undefined where several lines differ. */
  readonly value: string | undefined;
  /** The word on the wire for each colour on offer. */
  readonly offered: Partial<Record<ColourName, string>>;
  /** How the coloured thing is carried out: colours legible that way on the current stone come first. */
  readonly cut: Cut;
  readonly onChange: (written: string) => void;
}

/** The colour as it looks on stone, for CSS. */
function cssOf(colour: ColourName): string {
  if (colour === 'transparent') return `repeating-conic-gradient(#b5afa5 0 25%, #fff 0 50%) 0 0 / 10px 10px`;
  return `rgb(${TONES[colour].map((part) => Math.round(part * 255)).join(' ')})`;
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
