/**
 * The typefaces of text on paper, by their files in their npm packages; all have Danish, German and
 * Norwegian letters.
 */
export const PAPER_FONTS = {
  regular: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  bold: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  serif: '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf',
} as const;
