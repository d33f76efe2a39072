import { childOf, type Node } from './syntax.ts';

interface Mutation {
  readonly target: Node;
  readonly replacement: string;
}

/** What somebody may have written in the place of an operator. */
const OPERATORS = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['-', '+'],
  ['*', '/'],
  ['%', '*'],
  ['&&', '||'],
  ['||', '&&'],
]);
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);

/** The small mistakes that could be made at a node. */
export function mutationsOf(node: Node, parent: Node | undefined, text: string): Mutation[] {
  const textOf = (part: Node | undefined) => (part ? text.slice(part.start, part.end) : '');
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return otherOperator(node, textOf);
    case 'UnaryExpression':
      return node['operator'] === '!' ? instead(node, `(${textOf(childOf(node, 'argument'))})`) : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return instead(childOf(node, 'test'), 'true', 'false');
    case 'ReturnStatement':
      return emptied(childOf(node, 'argument'));
    case 'ArrowFunctionExpression':
      return node['expression'] === true ? emptied(childOf(node, 'body')) : [];
    case 'ExpressionStatement':
      return withoutCall(childOf(node, 'expression'));
    case 'CallExpression':
      return otherMethod(node, text);
    case 'Literal':
      return isKey(node, parent) ? [] : otherValue(node);
    default:
      return [];
  }
}

const instead = (target: Node | undefined, ...replacements: string[]): Mutation[] =>
  target ? replacements.map((replacement) => ({ target, replacement })) : [];

function otherOperator(node: Node, textOf: (part: Node | undefined) => string): Mutation[] {
  const [left, right] = [textOf(childOf(node, 'left')), textOf(childOf(node, 'right'))];
  const operator = String(node['operator']);
  if (operator === '??') return instead(node, `(${left})`);
  const other = OPERATORS.get(operator);
  return other ? instead(node, `((${left}) ${other} (${right}))`) : [];
}

/** What is a literal already has a mutation of its own, and nothing is nothing. */
const emptied = (value: Node | undefined): Mutation[] =>
  !value || value.type === 'Literal' || (value.type === 'Identifier' && value['name'] === 'undefined')
    ? []
    : instead(value, 'undefined');

/** A statement that only calls something: a guard, a write, a log. */
function withoutCall(expression: Node | undefined): Mutation[] {
  const call = expression?.type === 'AwaitExpression' ? childOf(expression, 'argument') : expression;
  if (call?.type !== 'CallExpression' || childOf(call, 'callee')?.type === 'Super') return [];
  return instead(expression, 'undefined');
}

/** `some` for `every`, and a list that is not filtered. Behind `?.` the rest of the chain would lose its shelter. */
function otherMethod(node: Node, text: string): Mutation[] {
  const textOf = (part: Node | undefined) => (part ? text.slice(part.start, part.end) : '');
  const callee = childOf(node, 'callee');
  const [object, property] = callee ? [childOf(callee, 'object'), childOf(callee, 'property')] : [];
  const name = textOf(property);
  if (!callee || !object || callee['optional'] === true || textOf(object).includes('?.')) return [];
  if (name === 'filter') return instead(node, textOf(object));
  const other = METHODS.get(name);
  return other && property
    ? instead(node, text.slice(node.start, property.start) + other + text.slice(property.end, node.end))
    : [];
}

function otherValue(node: Node): Mutation[] {
  const value = node['value'];
  if (typeof value === 'boolean') return instead(node, String(!value));
  return typeof value === 'number' ? instead(node, String(value + 1)) : [];
}

/** The name of a property or method, or of a member: no value. */
const isKey = (node: Node, parent: Node | undefined): boolean =>
  parent !== undefined &&
  (parent['key'] === node || parent['property'] === node) &&
  parent['computed'] !== true;
