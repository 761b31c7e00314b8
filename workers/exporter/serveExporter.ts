import { expose } from 'comlink';
import { browserSupplies } from '../stage/supplies';
import { StoneExporter } from './stoneExporter';

/** Answers calls for files of stones. */
export function serve(): void {
  expose(new StoneExporter(browserSupplies));
}
