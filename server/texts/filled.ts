/** A text with every `{{name}}` replaced. */
export function filled(text: string, named: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => named[name] ?? '');
}
