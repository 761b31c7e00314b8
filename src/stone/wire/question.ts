import { z } from 'zod';
import { identifier } from '../numbers';

/** The most questions that a mason asks about one stone, and the most that is written in one. */
export const MOST_QUESTIONS = 50;
export const MOST_MESSAGES = 200;

const text = z
  .string()
  .trim()
  .min(1)
  .max(4000)
  .refine((written) => !written.includes('\0'));

/** A place on a stone, in mm from its left and top; one beside the stone says something too. */
export const questionPlace = z.object({
  x: z.number().min(-100_000).max(100_000),
  y: z.number().min(-100_000).max(100_000),
});
export type QuestionPlace = z.infer<typeof questionPlace>;

/** `POST /api/stone/{id}/questions`: without a place it is about the whole stone. */
export const questionRequest = z.strictObject({ text, place: questionPlace.nullish() });

/** `POST /api/stone/{id}/questions/{question}/messages` */
export const messageRequest = z.strictObject({ text });

/** `PUT /api/stone/{id}/questions/{question}` */
export const resolvedRequest = z.strictObject({ isResolved: z.boolean() });

export const questionPath = z.object({ id: identifier, question: identifier });

const message = z.object({
  id: identifier,
  text: z.string(),
  /** A user of the business is the undertaker; the family is whoever holds the link for editing. */
  by: z.enum(['mason', 'undertaker', 'family']),
  /** ISO 8601. */
  at: z.string(),
});

/** A mason's question about a stone, with everything that was written about it, oldest first. */
export const question = z.object({
  id: identifier,
  place: questionPlace.nullable(),
  /** The element that the place is nearest to, in words; null where that is not known, and without a place. */
  nearest: z.object({ element: z.number().int(), text: z.string() }).nullable(),
  /** When the mason said that it is settled, ISO 8601; null while it is open. */
  resolvedAt: z.string().nullable(),
  messages: z.array(message),
});
export type Question = z.infer<typeof question>;
