import type { PGlite } from '@electric-sql/pglite';
import { type Disk, DiskFull, isDiskFull } from '../../system/disk';
import { isOfStatement } from '../isOfStatement';

/** PostgreSQL's error code for a write in a read-only transaction. */
const READ_ONLY = '25006';

/**
 * Allows only reading while the disk is full: PostgreSQL itself refuses the writes, and never gets to the point where
 * its log has no room.
 */
export class ReadingAlone {
  private isOn = false;

  constructor(
    private readonly postgres: PGlite,
    private readonly disk: Disk,
  ) {}

  /**
   * Runs one statement or transaction in its turn.
   *
   * @throws DiskFull where it would have to write.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const isFull = await this.disk.isFull();
    if (isFull !== this.isOn) {
      await this.postgres.exec(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
      this.isOn = isFull;
    }
    try {
      return await work();
    } catch (error) {
      // `Breakage` handles the others.
      if (!isOfStatement(error)) throw error;
      if (isDiskFull(error)) this.disk.refused();
      if (isDiskFull(error) || (this.isOn && error.code === READ_ONLY)) throw new DiskFull(error);
      throw error;
    }
  }
}
