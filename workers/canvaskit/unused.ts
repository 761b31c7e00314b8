/**
 * What CanvasKit can do and the designer never asks of it, by the names of the functions: letters are outlines here, which
 * opentype.js reads and HarfBuzz shapes in a module of its own, and nothing is animated. What is not named here stays, and of what
 * is named whatever else still leads to (`withoutFunctions`).
 */
const UNUSED: readonly RegExp[] = [
  // Animations (Skottie).
  /skottie|sksg::|skjson|skresources|embind_init_Skottie|ManagedAnimation/,
  // Paragraphs: lines broken, runs ordered, glyphs placed.
  /textlayout|SkShaper|skunicode|SkUnicode|embind_init_Paragraph|SkUbrk|toTextStyle|toParagraphStyle/,
  /ShaperHarfBuzz|ShaperDrivenWrapper|PrimitiveFactory/,
  // What Unicode says of each character (ICU).
  /icu::|\bicu_|UText|UProperty|BinaryProperty|UErrorCode|UBreakIterator|^res_|^u_|^ulist_|^\(anonymous namespace\)::u/,
  /^u(prv|data|loc|cnv|brk|text|bidi|char|enum|hash|set|str|trie|script|norm2?|case|cptrie|mutablecptrie|map|iter)_?/,
  /^u(tracebuf|trace|vector|res|regex|currency|locale|props|layout)_?/,
  // Shaping (HarfBuzz, with the tables of OpenType and of Apple).
  /\bhb_|^_hb_|OT::|AAT::|CFF::/,
  // Fonts read and rasterised (FreeType).
  /FreeType|FT_|SkFontMgr_Custom|SkTypeface_(Custom|Empty)|^(ft_|tt_|t1_|T1_|TT_|FTC|t1operator|cff_|cf2_|cid_|sfnt_|pcf_|bdf_)/,
  /^(ps_|psh_|psaux_|psnames|afm_|af_|gray_|Ins_|tt|sbit|raccess|load_truetype|Load_SBit|stream_close|(Read|Write|Move)_CVT)/,
];

/** Whether a function of CanvasKit, by its demangled name, is part of what the designer never asks for. */
export const isUnused = (name: string): boolean => UNUSED.some((part) => part.test(name));
