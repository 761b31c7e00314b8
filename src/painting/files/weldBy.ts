import { weld } from '../canvaskit/weld';
import { type SoundWeld, soundWeld } from '../sheet/soundWeld';
import type { FileSupplies } from './supplies';

/** The weld of what bodies are made of. */
export const weldBy = ({ kit }: Pick<FileSupplies, 'kit'>): SoundWeld =>
  soundWeld((outline) => weld(kit, outline));
