import type { Offered } from '../../../api/lists';
import type { PermitGiven } from '../../../painting/files/supplies';
import { permitCase } from '../../../stone/permit/permitCase';
import type { Design } from '../../../stone/stone';
import type { People } from '../../../stone/templates/people';

/** What a churchyard is told: of the case whom the stone is for, and of the stone's decisions who asks and where. */
export function permitGiven(
  design: Design,
  people: People | undefined,
  { churchyards }: Pick<Offered, 'churchyards'>,
): PermitGiven {
  return {
    churchyard: churchyards.find(({ id }) => id === design.ChurchyardId),
    given: permitCase.parse({ ...design, ...people }),
  };
}
