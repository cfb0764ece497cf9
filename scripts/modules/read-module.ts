import { parseSync } from "oxc-parser"

/** A name another module exports, as it is bound here. `name` is `*` for a whole namespace. */
export interface Binding {
  readonly specifier: string
  readonly name: string
}

/** What a piece of code mentions: free names, and members as `object.member`, with the last name of the object. */
export interface Mentions {
  readonly names: ReadonlySet<string>
  readonly members: ReadonlySet<string>
}

export interface Service {
  /** The name of its class, such as `Holds`. */
  readonly name: string
  /** The names its layer declares for itself. */
  readonly locals: ReadonlyMap<string, Mentions>
  /** What each method of the service mentions. */
  readonly methods: ReadonlyMap<string, Mentions>
  /** What runs when the service is made. */
  readonly effects: Mentions
}

export interface Module {
  readonly imports: ReadonlyMap<string, Binding>
  /** Top-level declarations by name. */
  readonly declarations: ReadonlyMap<string, Mentions>
  /** Statements that run when the module is loaded. */
  readonly effects: Mentions
  /** Exported values: the outside name → the name declared here. */
  readonly exports: ReadonlyMap<string, string>
  /** Exported values of other modules: the outside name → where it comes from. */
  readonly reexports: ReadonlyMap<string, Binding>
  readonly starExports: readonly string[]
  /** Everything this module loads, types left out, dynamic imports included. */
  readonly loads: readonly string[]
  readonly services: readonly Service[]
  /** Methods of the objects inside the object a function returns, as `cart.extend`: the shape of a face. */
  readonly grouped: ReadonlyMap<string, Mentions>
  /** Variables that are another name of something: `desk` of `const desk = client.support`. */
  readonly aliases: ReadonlyMap<string, string>
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string"

/** Wrappers of TypeScript around a value; every other node of its own is a type. */
const typedValues = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"])

function children(node: Node): Node[] {
  if (node.type.startsWith("TS") && !typedValues.has(node.type) && node.type !== "TSInstantiationExpression")
    return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === "key" && node.computed !== true) return []
    if (key === "property" && node.type === "MemberExpression" && node.computed !== true) return []
    if (typedValues.has(node.type) && key !== "expression") return []
    return (Array.isArray(value) ? value : [value]).filter(isNode)
  })
}

const isYield = (node: unknown): node is Node => isNode(node) && node.type === "YieldExpression"

function each(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of children(node)) each(child, visit)
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === "string" ? node.name : undefined

/** The name written last: `cart` of `parterre.cart`. */
const lastName = (node: unknown): string | undefined =>
  isNode(node) && node.type === "MemberExpression" ? nameOf(node.property) : nameOf(node)

function mentions(nodes: readonly Node[]): Mentions {
  const names = new Set<string>()
  const members = new Set<string>()
  for (const node of nodes)
    each(node, (one) => {
      if (one.type === "Identifier" || one.type === "JSXIdentifier") names.add(nameOf(one) ?? "")
      if (one.type === "MemberExpression" || one.type === "JSXMemberExpression")
        members.add(`${lastName(one.object) ?? "?"}.${nameOf(one.property) ?? "?"}`)
      // `const { place } = holds` mentions `holds.place`.
      if (one.type === "VariableDeclarator" && isNode(one.id) && one.id.type === "ObjectPattern")
        for (const property of one.id.properties as Node[])
          members.add(`${lastName(one.init) ?? "?"}.${nameOf(property.key) ?? "?"}`)
    })
  return { names, members }
}

function declared(statement: Node): Map<string, Node[]> {
  const found = new Map<string, Node[]>()
  if (statement.type === "VariableDeclaration")
    for (const one of statement.declarations as Node[])
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
    return (pattern.properties as Node[]).flatMap((one) => bound(one.value ?? one.argument))
  if (pattern.type === "ArrayPattern") return (pattern.elements as unknown[]).flatMap(bound)
  if (pattern.type === "AssignmentPattern") return bound(pattern.left)
  return []
}

function groupedMethods({ argument }: Node): [string, Node[]][] {
  const properties = (object: unknown) =>
    isNode(object) && object.type === "ObjectExpression" ? (object.properties as Node[]) : []
  return properties(argument).flatMap((group) =>
    properties(group.value).map(({ key, value }): [string, Node[]] => [
      `${nameOf(group.key) ?? "?"}.${nameOf(key) ?? "?"}`,
      isNode(value) ? [value] : [],
    ]),
  )
}

/** A class that extends `Context.Service`, whose layer ends in `return Name.of({ … })`. */
function serviceOf(statement: Node): Service | undefined {
  const name = nameOf(statement.id)
  if (statement.type !== "ClassDeclaration" || name === undefined || !isNode(statement.body)) return undefined
  let made: { readonly body: readonly Node[]; readonly methods: readonly Node[] } | undefined
  each(statement.body, (one) => {
    if (one.type !== "BlockStatement") return
    const body = one.body as Node[]
    const given = body.map((inner) => ofCall(inner, name)).find((object) => object !== undefined)
    if (given !== undefined) made = { body, methods: given.properties as Node[] }
  })
  if (made === undefined) {
    each(statement.body, (one) => {
      const given = one.type === "ArrowFunctionExpression" ? objectGiven(one.body, name) : undefined
      if (given !== undefined) made = { body: [], methods: given.properties as Node[] }
    })
  }
  if (made === undefined) return undefined
  const locals = new Map<string, Mentions>()
  const effects: Node[] = []
  for (const inner of made.body) {
    const own = declared(inner)
    for (const [local, nodes] of own) locals.set(local, mentions(nodes))
    if (own.size === 0 && ofCall(inner, name) === undefined) effects.push(inner)
  }
  const methods = made.methods.map(
    (one) => [nameOf(one.key) ?? "", mentions(isNode(one.value) ? [one.value] : [])] as const,
  )
  return { name, locals, methods: new Map(methods), effects: mentions(effects) }
}

/** The object given to `Name.of` by a return statement. */
const ofCall = (statement: Node, name: string): Node | undefined =>
  statement.type === "ReturnStatement" ? objectGiven(statement.argument, name) : undefined

function objectGiven(call: unknown, name: string): Node | undefined {
  if (!isNode(call) || call.type !== "CallExpression" || !isNode(call.callee)) return undefined
  if (nameOf(call.callee.object) !== name || nameOf(call.callee.property) !== "of") return undefined
  return (call.arguments as Node[]).find(({ type }) => type === "ObjectExpression")
}

export function readModule(file: string, source: string): Module {
  const { program, module } = parseSync(file, source)
  const imports = new Map<string, Binding>()
  const declarations = new Map<string, Mentions>()
  const exports = new Map<string, string>()
  const reexports = new Map<string, Binding>()
  const starExports: string[] = []
  const loads: string[] = []
  const services: Service[] = []
  const aliases = new Map<string, string>()
  const grouped = new Map<string, Mentions>()
  const effects: Node[] = []

  for (const one of module.staticImports) {
    const specifier = one.moduleRequest.value
    const values = one.entries.filter(({ isType }) => !isType)
    if (values.length > 0 || one.entries.length === 0) loads.push(specifier)
    for (const { importName, localName } of values) {
      const name = importName.kind === "NamespaceObject" ? "*" : (importName.name ?? "default")
      imports.set(localName.value, { specifier, name })
    }
  }
  for (const one of module.staticExports)
    for (const entry of one.entries) {
      if (entry.isType) continue
      const specifier = entry.moduleRequest?.value
      const outside = entry.exportName.name ?? "default"
      if (specifier === undefined) {
        exports.set(outside, entry.localName.name ?? "default")
        continue
      }
      loads.push(specifier)
      if (entry.importName.kind === "AllButDefault") starExports.push(specifier)
      else
        reexports.set(outside, {
          specifier,
          name: entry.importName.kind === "All" ? "*" : (entry.importName.name ?? "default"),
        })
    }

  for (const statement of program.body as unknown as Node[]) {
    const inner = isNode(statement.declaration) ? statement.declaration : statement
    each(inner, (one) => {
      if (one.type === "ImportExpression" && isNode(one.source) && typeof one.source.value === "string")
        loads.push(one.source.value)
      if (one.type === "ReturnStatement") for (const [name, nodes] of groupedMethods(one)) grouped.set(name, mentions(nodes))
      const alias = one.type === "VariableDeclarator" ? nameOf(one.id) : undefined
      const known = lastName(isYield(one.init) ? one.init.argument : one.init)
      if (alias !== undefined && known !== undefined && alias !== known) aliases.set(alias, known)
    })
    if (/^(Import|ExportAll|TS)/.test(inner.type) || inner.type === "ExportNamedDeclaration") continue
    const service = serviceOf(inner)
    if (service !== undefined) services.push(service)
    const own = declared(inner)
    for (const [name, nodes] of own)
      declarations.set(
        name,
        service === undefined ? mentions(nodes) : { names: new Set(), members: new Set() },
      )
    if (own.size === 0) effects.push(inner)
  }
  return {
    imports,
    declarations,
    effects: mentions(effects),
    exports,
    reexports,
    starExports,
    loads,
    services,
    aliases,
    grouped,
  }
}
