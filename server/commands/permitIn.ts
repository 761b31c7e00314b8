import type { PermitGiven } from '../../src/painting/files/supplies';
import type { Churchyard } from '../../src/stone/catalogue/churchyard';
import { identifier } from '../../src/stone/numbers';
import { permitCase } from '../../src/stone/permit/permitCase';
import type { Design } from '../../src/stone/stone';
import type { Call } from './readCall';
import { readJsonFile } from './readDesign';
import { Refusal } from './refusal';
import { t } from './texts';

/** A case in a file: what an authority is told, and which churchyard is asked. */
const caseInFile = permitCase.extend({ ChurchyardId: identifier.nullish() });

/**
 * What a churchyard is asked with besides the stone: from the case's file, else as far as the design says it.
 *
 * @returns undefined where no permit is asked for.
 * @throws Refusal for a file that holds no case, and for a churchyard that the catalogue lacks; UnreadableDesign
 */
export async function permitIn(
  { order, caseFile }: Pick<Call, 'order' | 'caseFile'>,
  design: Design,
  churchyards: readonly Churchyard[],
): Promise<PermitGiven | undefined> {
  if (order.format !== 'permit') return undefined;
  const read = caseInFile.safeParse(caseFile === undefined ? design : await readJsonFile(caseFile));
  if (!read.success)
    throw new Refusal(t('inspectCase', { detail: read.error.issues[0]?.path.join('.') || '–' }));
  const { ChurchyardId, ...given } = read.data;
  const wanted = ChurchyardId ?? design.ChurchyardId;
  const churchyard = churchyards.find(({ id }) => id === wanted);
  if (wanted && !churchyard) throw new Refusal(t('inspectChurchyard', { written: wanted }));
  return { churchyard, given };
}
