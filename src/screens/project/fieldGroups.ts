import type { RequiredField } from '../../stone/required';
import type { ProjectDetails } from '../../stone/wire/project';

/** What every group of fields takes: its part of a case, and what hears of each change to it. */
export interface FieldGroupProps<F extends keyof ProjectDetails> {
  readonly value: Pick<ProjectDetails, F>;
  readonly onChange: (change: Partial<Pick<ProjectDetails, F>>) => void;
}

/** What a group takes that may hold required fields. */
export interface RequiredProps {
  /** The fields that have to be filled in; see `requiredFields` for sending. */
  readonly required: readonly RequiredField[];
  /** Whether it was tried without them: only then an empty one is told of. */
  readonly tried: boolean;
}
