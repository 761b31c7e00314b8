import serif from '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf?url';
import regular from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url';
import bold from '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?url';
import { begunOnce } from '../../src/cache/begunOnce';
import type { OfferFonts } from '../../src/painting/pdf/offer/paintOffer';
import { bytesAt } from './bytesAt';

async function load(): Promise<OfferFonts> {
  const [one, two, three] = await Promise.all([bytesAt(regular), bytesAt(bold), bytesAt(serif)]);
  return { regular: one, bold: two, serif: three };
}

/** The fonts of texts on paper (`PAPER_FONTS`), fetched once. */
export const paperFonts: () => Promise<OfferFonts> = begunOnce(load);
