import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import { Switch } from '../../../components/Switch';
import { PENS } from '../../../painting/files/fileOptions';
import { CHOSEN_LAYERS, type ChosenLayer } from '../../../painting/files/masonSettings';
import { MOST_COLOUR } from '../../../painting/sheet/layerColours';
import { WIDEST_STENCIL } from '../../../painting/sheet/stencilMargin';
import { usualColour, usualPen } from '../../../painting/sheet/usualLayers';
import type { PartProps } from './partProps';
import styles from './Settings.module.css';
import { SettingsPart } from './SettingsPart';

const ALL: readonly ChosenLayer[] = CHOSEN_LAYERS.map((tool) => ({ tool }));

/** Whether layers are all there, as everybody has them: nothing has to be kept of that. */
const areUsual = (layers: readonly ChosenLayer[]) =>
  layers.length === ALL.length &&
  layers.every(({ pen, colour }) => pen === undefined && colour === undefined);

/** The layers of cut files, each with its pen and its colour, and how far outside the letters a stencil ends. */
export function LayersSection({ settings, onChange }: PartProps) {
  const { t } = useTranslation('mason');
  const { t: designer } = useTranslation('designer');
  const { layers: kept, stencil, ...others } = settings;
  const layers = kept ?? ALL;
  const set = (changed: readonly ChosenLayer[]) =>
    onChange({
      ...others,
      ...(stencil !== undefined && { stencil }),
      ...(changed.length > 0 && !areUsual(changed) && { layers: [...changed] }),
    });
  const change = (layer: ChosenLayer) => set(layers.map((each) => (each.tool === layer.tool ? layer : each)));
  return (
    <SettingsPart title={t('settings.layers')} hint={t('settings.layersHint')}>
      <NumberLine
        label={t('settings.stencil')}
        hint={t('settings.stencilHint')}
        unit={designer('mm')}
        value={stencil ?? 0}
        onChange={(mm) =>
          onChange({ ...others, ...(kept && { layers: kept }), ...(mm > 0 && { stencil: mm }) })
        }
        step={1}
        min={0}
        max={WIDEST_STENCIL}
      />
      <ul className={styles.layers}>
        {CHOSEN_LAYERS.map((tool) => {
          const layer = layers.find((each) => each.tool === tool);
          const name = t(`settings.tools.${tool}`);
          return (
            <li key={tool}>
              <Switch
                isSelected={layer !== undefined}
                onChange={(isWritten) =>
                  set(
                    CHOSEN_LAYERS.flatMap((each) =>
                      each === tool
                        ? isWritten
                          ? [{ tool }]
                          : []
                        : layers.filter((known) => known.tool === each),
                    ),
                  )
                }
              >
                {name}
              </Switch>
              {layer && (
                <>
                  <NumberLine
                    label={t('settings.pen', { name })}
                    unit=""
                    value={layer.pen ?? usualPen(tool)}
                    onChange={(pen) => {
                      const { pen: _before, ...rest } = layer;
                      change(pen === usualPen(tool) ? rest : { ...rest, pen });
                    }}
                    step={1}
                    min={1}
                    max={PENS}
                  />
                  <NumberLine
                    label={t('settings.colour', { name })}
                    unit=""
                    value={layer.colour ?? usualColour(tool)}
                    onChange={(colour) => {
                      const { colour: _before, ...rest } = layer;
                      change(colour === usualColour(tool) ? rest : { ...rest, colour });
                    }}
                    step={1}
                    min={1}
                    max={MOST_COLOUR}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </SettingsPart>
  );
}
