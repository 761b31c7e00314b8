import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../../components/NumberLine';
import { TextLine } from '../../../../components/TextLine';
import { VIGNET_COLOURS } from '../../../../stone/colours';
import type { QrCodeParm } from '../../../../stone/parm';
import { LEAST_MODULE, modulesAcross } from '../../../../stone/qrCode/modules';
import { LONGEST_QR_CONTENT } from '../../../../stone/qrCode/parm';
import { DesignerContext } from '../../designerContext';
import { ColourChoice } from '../../text/ColourChoice';
import { useElementId } from '../../useElementId';
import { ElementActions } from '../ElementActions';
import { LockedFields } from '../LockedFields';
import { PlaceFields } from '../PlaceFields';
import { Section } from '../Section';
import styles from './QrCodeForm.module.css';

interface QrCodeFormProps {
  readonly index: number;
  readonly code: QrCodeParm;
}

/** Everything about the selected QR code. */
export function QrCodeForm({ index, code }: QrCodeFormProps) {
  const id = useElementId(index);
  return (
    <>
      <LockedFields index={index}>
        <div data-qr-code tabIndex={-1} className={styles.fields}>
          <CodeFields key={id} index={index} code={code} />
        </div>
        <PlaceFields index={index} position={code.position} />
      </LockedFields>
      <ElementActions index={index} />
    </>
  );
}

function CodeFields({ index, code }: QrCodeFormProps) {
  const { t, i18n } = useTranslation();
  const actor = DesignerContext.useActorRef();
  // A code says something: while the field is empty, the stone keeps what it said.
  const [isEmpty, setEmpty] = useState(false);
  const across = modulesAcross(code.content);
  const side = code.sideLength * code.scale;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const told = { module: number.format(side / across), side: number.format(across * LEAST_MODULE) };
  const isTooSmall = side / across < LEAST_MODULE;
  const change = (fields: Partial<Pick<QrCodeParm, 'content' | 'fontColor'>>) =>
    actor.send({ type: 'edit', edit: { kind: 'changeQrCode', element: index, fields } });
  return (
    <Section title={t('qrCode.title')}>
      <TextLine
        label={t('qrCode.content')}
        value={isEmpty ? '' : code.content}
        onChange={(content) => {
          setEmpty(content === '');
          if (content !== '') change({ content });
        }}
        maxLength={LONGEST_QR_CONTENT}
        autoCapitalize="none"
        problem={isEmpty ? t('qrCode.missing') : undefined}
      />
      <NumberLine
        label={t('qrCode.side')}
        unit={t('mm')}
        // To a hundredth, as masons measure; the scale is stored.
        value={Math.round(side * 100) / 100}
        onChange={(length) =>
          actor.send({
            type: 'edit',
            edit: { kind: 'scale', element: index, scale: length / code.sideLength },
          })
        }
        step={1}
        min={10}
        max={2000}
        hint={t(isTooSmall ? 'qrCode.tooSmall' : 'qrCode.module', told)}
      />
      <ColourChoice
        value={code.fontColor}
        offered={VIGNET_COLOURS}
        cut="engraved"
        onChange={(fontColor) => change({ fontColor })}
      />
    </Section>
  );
}
