/** A node of the syntax tree (ESTree), of which only the parts that are looked at are known. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value &&
  typeof value.start === 'number';

/** The child of a node under this name. */
export function childOf(node: Node, key: string): Node | undefined {
  const child = node[key];
  return isNode(child) ? child : undefined;
}
