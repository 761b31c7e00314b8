import { z } from 'zod';

/** `GET` and `POST /api/stepLetters/{token}`: whether the letters about a mason's steps are ended. */
export const stepLetters = z.object({ isEnded: z.boolean() });
export type StepLetters = z.infer<typeof stepLetters>;
