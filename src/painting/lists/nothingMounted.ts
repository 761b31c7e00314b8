/** Thrown where a list for the foundry or the drill is asked of a stone on which nothing is mounted. */
export class NothingMounted extends Error {
  constructor() {
    super('nothing is mounted on the stone');
    this.name = 'NothingMounted';
  }
}
