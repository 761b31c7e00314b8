import type { Finish } from '../../stone/finish';

/**
 * How strongly an edge answers the light, by its finish: a polished one mirrors the sky, a honed one scatters it. A
 * judgement of ours by the eye, so that the two are told apart beside each other; a rough edge has light of its own, chip
 * by chip.
 */
const GLOSS: Readonly<Record<Finish, number>> = { polished: 1.35, honed: 0.7, rough: 1 };

/** The strength of light and shade on an edge; 1 for one that is worked like the face. */
export const edgeGloss = (edge: Finish | undefined): number => (edge ? GLOSS[edge] : 1);
