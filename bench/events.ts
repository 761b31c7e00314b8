import type { Mm } from '../src/stone/numbers';
import { type BenchLine, CHARACTERS, IN_HAND, NAME_PLACE } from './scene';
import type { Subject, When } from './subject';

/** What a user does: drags the name, types in it, spaces one of its characters. */
export const KINDS = ['move', 'keystroke', 'spacing'] as const;
export type Kind = (typeof KINDS)[number];

const LETTERS = 'abdeghkmoprsuvyæøå';

/** The name with another last letter, as if it were typed. */
function typed(text: string, event: number): string {
  return text.slice(0, CHARACTERS - 1) + (LETTERS[event % LETTERS.length] ?? 'n');
}

function pulledApart(spacings: readonly Mm[], event: number): Mm[] {
  const at = event % (CHARACTERS - 1);
  return spacings.map((mm, index) => (index === at ? mm + 0.2 : mm));
}

/** Does the nth event of a kind to the name; two events that follow each other always differ. */
export function act(subject: Subject, name: BenchLine, kind: Kind, event: number, when: When): Promise<void> {
  switch (kind) {
    case 'move': {
      const { x, y } = NAME_PLACE;
      return subject.moveElement(IN_HAND, x + 20 * Math.sin(event / 5), y + 15 * Math.cos(event / 4), when);
    }
    case 'keystroke':
      return subject.setText(IN_HAND, typed(name.text, event), when);
    case 'spacing':
      return subject.setSpacing(IN_HAND, pulledApart(name.spacings, event), when);
  }
}
