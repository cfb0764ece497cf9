import { type EcmaScriptModule, parseSync } from "oxc-parser"

/** A node of the syntax tree, as far as it is looked at here. */
export interface SyntaxNode {
  readonly type: string
  readonly [key: string]: unknown
}

/** What a piece of code mentions: free names, members as `object.member` with the last name of the object, and what it loads. */
export interface Mentions {
  readonly names: ReadonlySet<string>
  readonly members: ReadonlySet<string>
  /** Specifiers of dynamic imports. */
  readonly loads: ReadonlySet<string>
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as SyntaxNode).type === "string"

export function parse(
  file: string,
  source: string,
): { readonly program: readonly SyntaxNode[]; readonly module: EcmaScriptModule } {
  const { program, module } = parseSync(file, source)
  return { program: program.body as unknown as readonly SyntaxNode[], module }
}

/** Wrappers of TypeScript around a value; every other node of its own is a type. */
const typedValues = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSInstantiationExpression",
])

/** Nodes of values; types, plain property names and plain keys are no values. */
function children(node: SyntaxNode): SyntaxNode[] {
  if (node.type.startsWith("TS") && !typedValues.has(node.type)) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === "key" && node.computed !== true) return []
    if (key === "property" && node.type === "MemberExpression" && node.computed !== true) return []
    if (typedValues.has(node.type) && key !== "expression") return []
    return (Array.isArray(value) ? value : [value]).filter(isNode)
  })
}

/** Goes through a node and all within, the outer before the inner, telling what each is within. */
export function visit(
  node: SyntaxNode,
  see: (node: SyntaxNode, within: readonly SyntaxNode[]) => void,
  within: readonly SyntaxNode[] = [],
): void {
  see(node, within)
  for (const child of children(node)) visit(child, see, [...within, node])
}

export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === "string" ? node.name : undefined

/** The name written last: `cart` of `parterre.cart`. */
export const lastName = (node: unknown): string | undefined =>
  isNode(node) && node.type === "MemberExpression" ? nameOf(node.property) : nameOf(node)

/** What a dynamic import loads. */
export const dynamicImport = ({ type, source }: SyntaxNode): string | undefined =>
  type === "ImportExpression" && isNode(source) && typeof source.value === "string" ? source.value : undefined

export function mentions(nodes: readonly SyntaxNode[]): Mentions {
  const names = new Set<string>()
  const members = new Set<string>()
  const loads = new Set<string>()
  for (const node of nodes)
    visit(node, (one) => {
      const loaded = dynamicImport(one)
      if (loaded !== undefined) loads.add(loaded)
      if (one.type === "Identifier" || one.type === "JSXIdentifier") names.add(nameOf(one) ?? "")
      if (one.type === "MemberExpression" || one.type === "JSXMemberExpression")
        members.add(`${lastName(one.object) ?? "?"}.${nameOf(one.property) ?? "?"}`)
      // `const { place } = holds` mentions `holds.place`.
      if (one.type === "VariableDeclarator" && isNode(one.id) && one.id.type === "ObjectPattern")
        for (const property of one.id.properties as SyntaxNode[])
          members.add(`${lastName(one.init) ?? "?"}.${nameOf(property.key) ?? "?"}`)
    })
  return { names, members, loads }
}

/** The names a statement declares, each with the node it is declared by. */
export function declared(statement: SyntaxNode): Map<string, SyntaxNode[]> {
  const found = new Map<string, SyntaxNode[]>()
  if (statement.type === "VariableDeclaration")
    for (const one of statement.declarations as SyntaxNode[])
      for (const name of bound(one.id)) found.set(name, [one])
  else if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration")
    found.set(nameOf(statement.id) ?? "default", [statement])
  return found
}

/** The names a pattern binds. */
function bound(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === "Identifier") return [nameOf(pattern) ?? ""]
  if (pattern.type === "ObjectPattern")
    return (pattern.properties as SyntaxNode[]).flatMap((one) => bound(one.value ?? one.argument))
  if (pattern.type === "ArrayPattern") return (pattern.elements as unknown[]).flatMap(bound)
  if (pattern.type === "AssignmentPattern") return bound(pattern.left)
  return []
}
