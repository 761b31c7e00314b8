import { late } from '../../components/LateScreen';

/** The page after sending: fetched while the letter is read, and not with the start page and the designer. */
export const SENT = late(async () => (await import('./SentPage')).SentPage);
