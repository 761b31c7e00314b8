/** A link, or what stands in the place of the mason's own where others read his letter. */
const LINK =
  /https?:\/\/\S+|\((?:stenhuggerens eget link|eigener Link des Steinmetzbetriebs|steinhuggerens eget link)\)/g;

/** A letter's text but for its links: they are only told whom they are for. */
export const withoutLinks = (text: string) => text.replaceAll(LINK, '').trimEnd();
