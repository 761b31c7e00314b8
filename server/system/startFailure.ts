/** Why the server cannot start, in one line for the person who started it. */
export class StartFailure extends Error {
  constructor(line: string) {
    super(line);
    this.name = 'StartFailure';
  }
}
