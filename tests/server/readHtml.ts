const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const unescaped = (html: string) =>
  html.replace(/&(?:#(\d+)|(\w+));/g, (_whole, code: string | undefined, name: string) =>
    code === undefined ? (NAMED[name] ?? _whole) : String.fromCodePoint(Number(code)),
  );

/** What a reader of a letter's HTML sees: its title, its language, and its lines, without those that are empty. */
export function readHtml(html: string) {
  const [, title = ''] = /<title>([\s\S]*?)<\/title>/.exec(html) ?? [];
  const [, lang = ''] = /<html lang="([^"]*)"/.exec(html) ?? [];
  const body = html.slice(html.indexOf('<body'));
  const lines = [...body.matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].flatMap(([, paragraph = '']) =>
    paragraph.split('<br>').map((line) => unescaped(line.replace(/<\/?\w[^>]*>/g, ''))),
  );
  return { title: unescaped(title), lang, lines: lines.filter((line) => line !== '') };
}
