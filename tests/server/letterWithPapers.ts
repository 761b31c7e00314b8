import { expect } from 'vitest';
import { sceneChecks } from '../../server/drawing/checks';
import { keptPicture } from '../../server/drawing/keptPicture';
import { deliverLetters } from '../../server/jobs/deliverLetters';
import { masonPapers } from '../../server/jobs/masonPapers';
import { smtpMailer } from '../../server/mail/mailer';
import { openPictures } from '../../server/pictures/pictureStore';
import type { Pools } from '../../server/pools';
import { projectRoot } from '../../server/system/projectRoot';
import type { MailServer } from './mailServer';
import type { TestServer } from './startServer';

/** A letter as it arrived. */
export interface LetterWithPapers {
  readonly text: string;
  readonly names: readonly (string | undefined)[];
  /** The bytes of a file that goes along with it. @throws Error where it has none of that name */
  enclosed(name: string): Buffer;
}

/** Has the letters that wait delivered with all their papers, and reads the one to the mason of the tests. */
export async function letterWithPapers(
  { store: { database, fileStores } }: TestServer,
  mail: MailServer,
  pools: Pools,
): Promise<LetterWithPapers> {
  const problems: unknown[] = [];
  const failed = (error: unknown) => problems.push(error);
  const read = keptPicture(openPictures(fileStores.pictures));
  const catalogue = `${projectRoot()}/catalogue`;
  await deliverLetters({
    database,
    mailer: smtpMailer(mail.url, 'noreply@sten.example'),
    papers: masonPapers(database, pools.letterWork, read, catalogue, fileStores.tiles.read),
    checks: sceneChecks(database, pools.checkWork, read, failed),
    providerEmail: 'udbyder@sten.example',
    publicUrl: 'https://sten.example',
    failed,
  });
  expect(problems).toEqual([]);
  const letter = mail.letters.find(({ to }) => to?.[0]?.address === 'mason@example.com');
  return {
    text: letter?.text ?? '',
    names: letter?.attachments.map(({ filename }) => filename ?? undefined) ?? [],
    enclosed(name) {
      const content = letter?.attachments.find(({ filename }) => filename === name)?.content;
      if (!(content instanceof ArrayBuffer)) throw new Error(`the letter has no ${name}`);
      return Buffer.from(content);
    },
  };
}
