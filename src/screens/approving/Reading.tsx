import { useMemo } from 'react';
import { Approved } from './Approved';
import { Objected } from './Objected';
import { Over } from './Over';
import type { Page } from './page';
import { StepPage } from './StepPage';
import { Summary } from './Summary';
import { stepsOf } from './steps';
import { useHeadingFocus } from './useHeadingFocus';
import { useStepPlaces } from './useStepPlaces';
import { useStoneDrawing } from './useStoneDrawing';
import { Voided } from './Voided';
import { Welcome } from './Welcome';

/** The summary among the steps: where a relative answers. */
const SUMMARY = 'summary';

interface ReadingProps extends Page {
  /** The answer is on its way. */
  readonly isAnswering: boolean;
}

/** Which page is shown: what the server says goes before where the reader is. */
export function Reading({ isAnswering, view: told, ...more }: ReadingProps) {
  const { context, offered, send } = more;
  // Every answer of the server holds the stone anew: as long as it is the same version, it is drawn once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const design = useMemo(() => told.design, [told.round]);
  const view = { ...told, design };
  const page = { ...more, view };
  const steps = stepsOf(view);
  const drawn = useStoneDrawing(design, offered);
  const go = useStepPlaces(send);
  const goToSummary = () => go(SUMMARY);
  const { state, decision } = view;
  useHeadingFocus([state === 'voided', decision, context.step].join());
  if (state === 'expired' || state === 'ended') return <Over view={view} />;
  if (state === 'voided') return <Voided {...page} />;
  if (decision === 'approved') return <Approved {...page} />;
  const at = steps.findIndex(({ key }) => key === context.step);
  const step = steps[at];
  if (step)
    return (
      <StepPage
        key={step.key}
        {...page}
        step={step}
        drawn={drawn}
        number={at + 1}
        all={steps.length}
        onBack={() => go(steps[at - 1]?.key)}
        onNext={() => go(steps[at + 1]?.key ?? SUMMARY)}
      />
    );
  if (context.step === SUMMARY)
    return <Summary {...page} steps={steps} isAnswering={isAnswering} onGo={go} />;
  if (decision === 'objected') return <Objected {...page} onGoBack={goToSummary} />;
  return <Welcome {...page} steps={steps} onGo={go} onSummary={goToSummary} />;
}
