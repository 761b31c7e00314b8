import { useId, useState } from 'react';
import { FieldError, Input, Label, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import field from '../../components/Field.module.css';
import { Switch } from '../../components/Switch';
import { Unit } from '../../components/Unit';
import { isMeasure, LARGEST, SMALLEST } from '../../machines/uploading/context';
import { isMeasured } from '../../machines/uploading/distance';
import { firstDistance } from '../../scene/knownDistance';
import { sidesOf } from '../../scene/straighten/quad';
import { readNumber } from '../../stone/numbers';
import { DesignerContext } from '../designer/designerContext';
import { SessionContext } from '../session/sessionContext';
import { MeasuredBy } from './MeasuredBy';
import { Next, StepPopup } from './StepPopup';
import styles from './Uploading.module.css';
import { UprightDistance } from './UprightDistance';
import { UploadingContext } from './uploadingContext';

/** One of the two measures: empty until it is typed, or follows from the other. */
function Measure({ side }: { readonly side: 'width' | 'height' }) {
  const { t, i18n } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const kind = UploadingContext.useSelector(({ context }) => context.kind);
  const mm = UploadingContext.useSelector(({ context }) => context.size[side]);
  const isLinked = UploadingContext.useSelector(({ context }) => context.size.isLinked);
  const isTyped = UploadingContext.useSelector(({ context }) => context.size.typed === side);
  const unitId = useId();
  const [typed, setTyped] = useState<string>();
  const inWords = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, useGrouping: false });
  const written = mm === undefined ? '' : inWords.format(mm);
  const shown = typed ?? written;
  const isWrong = shown.trim() !== '' && !isMeasure(kind, readNumber(shown));
  return (
    <TextField
      className={field.field ?? ''}
      value={shown}
      inputMode="decimal"
      isRequired={!isLinked || isTyped}
      isInvalid={isWrong}
      validationBehavior="aria"
      {...(!isWrong && { 'aria-describedby': unitId })}
      onChange={(text) => {
        setTyped(text);
        actor.send({ type: 'measure', side, mm: readNumber(text) });
      }}
      // What makes no number stays to be mended; a number is written as the language writes it.
      onBlur={() => {
        if (typed !== undefined && readNumber(typed) !== undefined) setTyped(undefined);
      }}
    >
      <Label className={field.label}>
        {t(side)}
        {(!isLinked || isTyped) && (
          <span className={field.required} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      <div className={field.control}>
        <Input className={`${field.input} ${field.number}`} autoComplete="off" />
        <Unit id={unitId} unit={t('mm')} />
      </div>
      <FieldError className={field.problem ?? ''}>
        {isWrong && t('outOfBounds', { least: SMALLEST[kind], most: LARGEST })}
      </FieldError>
    </TextField>
  );
}

/** Whether an upload may be kept for the department: by a user at work on a stone that is the department's. */
function useMayArchive(): boolean {
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const isByToken = DesignerContext.useSelector(({ context }) => context.saved?.address.token !== undefined);
  return isUser && !isByToken;
}

/** The step at which the thing's size is entered, and what becomes of its background. */
export function MeasureStep() {
  const { t } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const kind = UploadingContext.useSelector(({ context }) => context.kind);
  const isLinked = UploadingContext.useSelector(({ context }) => context.size.isLinked);
  const keepBackground = UploadingContext.useSelector(({ context }) => context.keepBackground);
  const archive = UploadingContext.useSelector(({ context }) => context.archive);
  const sized = UploadingContext.useSelector(({ context }) => isMeasured(context));
  const isByDistance = UploadingContext.useSelector(({ context }) => context.distance !== undefined);
  const corners = UploadingContext.useSelector(({ context }) => context.corners);
  const mayArchive = useMayArchive();
  return (
    <StepPopup step="measuring" actions={<Next isDisabled={!sized} label={t('upload')} />}>
      {kind === 'stone' && (
        <MeasuredBy
          isByDistance={isByDistance}
          onChange={(chosen) =>
            actor.send({ type: 'distance', distance: chosen ? firstDistance(sidesOf(corners)) : undefined })
          }
        />
      )}
      {isByDistance ? (
        <UprightDistance />
      ) : (
        <>
          <p className={styles.hint}>{t(kind === 'stone' ? 'measureStone' : 'measureVignet')}</p>
          <div className={styles.sizes}>
            <Measure side="height" />
            <Measure side="width" />
          </div>
          {isLinked && <p className={styles.hint}>{t('otherFollows')}</p>}
        </>
      )}
      <div className={styles.switches}>
        {!isByDistance && (
          <Switch isSelected={isLinked} onChange={(linked) => actor.send({ type: 'link', isLinked: linked })}>
            {t('link')}
          </Switch>
        )}
        {kind === 'stone' && (
          <Switch
            isSelected={keepBackground}
            onChange={(kept) => actor.send({ type: 'background.keep', keepBackground: kept })}
          >
            {t('keepBackgroundSwitch')}
          </Switch>
        )}
        {kind === 'vignet' && mayArchive && (
          <Switch isSelected={archive} onChange={(kept) => actor.send({ type: 'archive', archive: kept })}>
            {t('archive')}
          </Switch>
        )}
      </div>
    </StepPopup>
  );
}
