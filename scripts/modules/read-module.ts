import {
  declared,
  dynamicImport,
  isNode,
  lastName,
  type Mentions,
  mentions,
  nameOf,
  parse,
  type SyntaxNode,
  visit,
} from "./syntax.ts"

/** A name another module exports, as it is bound here. `name` is `*` for a whole namespace. */
export interface Binding {
  readonly specifier: string
  readonly name: string
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

const isYield = (node: unknown): node is SyntaxNode => isNode(node) && node.type === "YieldExpression"

/** Members beside the objects of a face. */
export const LOOSE = "*"

function groupedMethods({ argument }: SyntaxNode): [string, SyntaxNode[]][] {
  const properties = (object: unknown) =>
    isNode(object) && object.type === "ObjectExpression" ? (object.properties as SyntaxNode[]) : []
  const values = (given: readonly SyntaxNode[]) => given.map(({ value }) => value).filter(isNode)
  const [groups, loose] = [properties(argument), [] as SyntaxNode[]]
  const methods = groups.flatMap((group): [string, SyntaxNode[]][] => {
    const own = properties(group.value)
    if (own.length === 0) loose.push(group)
    return own.map((one) => [`${nameOf(group.key) ?? "?"}.${nameOf(one.key) ?? "?"}`, values([one])])
  })
  return methods.length === 0 ? [] : [...methods, [LOOSE, values(loose)]]
}

/** A class that extends `Context.Service`, whose layer ends in `return Name.of({ … })`. */
function serviceOf(statement: SyntaxNode): Service | undefined {
  const name = nameOf(statement.id)
  if (statement.type !== "ClassDeclaration" || name === undefined || !isNode(statement.body)) return undefined
  let made: { readonly body: readonly SyntaxNode[]; readonly methods: readonly SyntaxNode[] } | undefined
  visit(statement.body, (one) => {
    if (one.type !== "BlockStatement") return
    const body = one.body as SyntaxNode[]
    const given = body.map((inner) => ofCall(inner, name)).find((object) => object !== undefined)
    if (given !== undefined) made = { body, methods: given.properties as SyntaxNode[] }
  })
  if (made === undefined) {
    visit(statement.body, (one) => {
      const given = one.type === "ArrowFunctionExpression" ? objectGiven(one.body, name) : undefined
      if (given !== undefined) made = { body: [], methods: given.properties as SyntaxNode[] }
    })
  }
  if (made === undefined) return undefined
  const locals = new Map<string, Mentions>()
  const effects: SyntaxNode[] = []
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
const ofCall = (statement: SyntaxNode, name: string): SyntaxNode | undefined =>
  statement.type === "ReturnStatement" ? objectGiven(statement.argument, name) : undefined

function objectGiven(call: unknown, name: string): SyntaxNode | undefined {
  if (!isNode(call) || call.type !== "CallExpression" || !isNode(call.callee)) return undefined
  if (nameOf(call.callee.object) !== name || nameOf(call.callee.property) !== "of") return undefined
  return (call.arguments as SyntaxNode[]).find(({ type }) => type === "ObjectExpression")
}

export function readModule(file: string, source: string): Module {
  const { program, module } = parse(file, source)
  const imports = new Map<string, Binding>()
  const declarations = new Map<string, Mentions>()
  const exports = new Map<string, string>()
  const reexports = new Map<string, Binding>()
  const starExports: string[] = []
  const loads: string[] = []
  const services: Service[] = []
  const aliases = new Map<string, string>()
  const grouped = new Map<string, Mentions>()
  const effects: SyntaxNode[] = []

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

  for (const statement of program) {
    const inner = isNode(statement.declaration) ? statement.declaration : statement
    visit(inner, (one) => {
      const loaded = dynamicImport(one)
      if (loaded !== undefined) loads.push(loaded)
      if (one.type === "ReturnStatement")
        for (const [name, nodes] of groupedMethods(one)) grouped.set(name, mentions(nodes))
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
        service === undefined ? mentions(nodes) : { names: new Set(), members: new Set(), loads: new Set() },
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
