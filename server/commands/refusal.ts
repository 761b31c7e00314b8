/** A mistake in how a command was called, or in what it was given; the message is a sentence for the user. */
export class Refusal extends Error {}
