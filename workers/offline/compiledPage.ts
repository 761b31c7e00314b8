/**
 * The page as it is for all starts but the first that its service worker answers: it asks for its modules as plain scripts before they are
 * imported.
 *
 * Chromium compiles a module on another thread while it comes, and does so at each start, though it keeps it compiled (Chromium 150, by
 * its trace: 150 ms of a thread each time). What was asked for as a plain script it takes as it has kept it. Where it has kept nothing, the
 * page's own thread has to compile it: so the first start asks for modules.
 */
export function compiledPage(page: string): string {
  return page.replaceAll('<link rel="modulepreload"', '<link rel="preload" as="script"');
}

/**
 * Whether the browser is of Chromium's kind, which alone has `userAgentData`: others fetch a file twice that is asked for as a script and
 * imported as a module.
 */
export const takesCompiled = () => 'userAgentData' in navigator;

/** What the files that are fetched later are asked for as, like the page's own: an expression, evaluated on the page. */
export const SCRIPTS_ASKED_AS = `document.querySelector('link[rel=preload][as=script]') ? 'preload' : 'modulepreload'`;
