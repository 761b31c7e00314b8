import type { Page } from '@playwright/test';

/** A node of the tree that Chromium gives to a screen reader. */
export interface TreeNode {
  readonly role: string;
  readonly name: string;
  /** What is said beyond role and name, e.g. `selected`, `disabled`, `level 1`. */
  readonly states: readonly string[];
  readonly isFocusable: boolean;
  /** The roles around it, outermost first. */
  readonly within: readonly string[];
}

/** Roles that are boxes or text runs to the browser and not announced. */
const SILENT = new Set([
  'RootWebArea',
  'generic',
  'none',
  'InlineTextBox',
  'LabelText',
  'ListMarker',
  'Canvas',
]);
const SAID = ['checked', 'pressed', 'selected', 'disabled', 'level', 'expanded', 'invalid'];

/** What a screen reader reads on the whole page, in its order. */
export async function screenReaderTree(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const tree: TreeNode[] = [];
  const read = (id: string, within: readonly string[]) => {
    const node = byId.get(id);
    if (!node) return;
    const role = String(node.role?.value ?? '');
    const isSaid = !node.ignored && !SILENT.has(role);
    const properties = new Map<string, unknown>(
      (node.properties ?? []).map(({ name, value }) => [name, value.value]),
    );
    if (isSaid) {
      const states = SAID.flatMap((name) => {
        const value = properties.get(name);
        if (value === undefined || String(value) === 'false') return [];
        return [String(value) === 'true' ? name : `${name} ${value}`];
      });
      const name = String(node.name?.value ?? '').trim();
      tree.push({ role, name, states, isFocusable: properties.get('focusable') === true, within });
    }
    for (const child of node.childIds ?? []) read(child, isSaid ? [...within, role] : within);
  };
  const [root] = nodes;
  if (root) read(root.nodeId, []);
  return tree;
}

/** A node in one line, as it is read aloud. */
export const said = ({ role, name, states }: TreeNode) => [role, `“${name}”`, ...states].join(' ');
