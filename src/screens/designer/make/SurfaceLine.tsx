import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/Segments';
import type { Finish } from '../../../stone/finish';
import type { Surface } from '../../../stone/make/make';

interface SurfaceLineProps {
  readonly label: string;
  readonly value: Surface | undefined;
  readonly offered: readonly Finish[];
  readonly onChange: (value: Surface) => void;
}

/** How an edge or the sides are worked: like the face, or in a finish on offer. */
export function SurfaceLine({ label, value = 'asFace', offered, onChange }: SurfaceLineProps) {
  const { t } = useTranslation('make');
  if (offered.length === 0) return null;
  const surfaces: readonly Surface[] = ['asFace', ...offered];
  return (
    <Segments
      label={label}
      value={value}
      segments={surfaces.map((surface) => ({ value: surface, name: t(`surfaces.${surface}`) }))}
      onChange={onChange}
    />
  );
}
