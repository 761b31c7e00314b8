import { z } from 'zod';
import { identifier } from '../numbers';
import { projectDetails } from './project';

/** `POST /api/stone/{id}/takeOver`: the family's link for editing, and the case that the stone is to belong to. */
export const takeOverRequest = z.object({
  /** The stone's token as it stands in the family's link. */
  token: z.string().min(1).max(200),
  /** A case of the own business; none where it is left out. */
  ProjectId: identifier.nullish(),
  /** A case that is opened for it; counts only without a `ProjectId`. */
  newProject: projectDetails.nullish(),
});
export type TakeOverRequest = z.infer<typeof takeOverRequest>;
