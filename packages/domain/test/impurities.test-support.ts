import { parseSync } from "oxc-parser"

/** The globals of the language that need no clock, no chance and no machine. Nothing else is there to the domain. */
const GLOBALS: ReadonlySet<string> = new Set([
  ...[
    "Array",
    "BigInt",
    "Boolean",
    "Error",
    "Infinity",
    "JSON",
    "Map",
    "NaN",
    "Number",
    "Object",
    "RangeError",
  ],
  ...[
    "RegExp",
    "Set",
    "String",
    "TypeError",
    "WeakMap",
    "decodeURIComponent",
    "encodeURIComponent",
    "undefined",
  ],
  ...["parseInt", "atob", "btoa", "URLSearchParams"],
  ...["DataView", "TextDecoder", "TextEncoder", "Uint8Array"],
])

/**
 * Globals of which only these parts are pure. A `Date` is made of a time given, never of now; a `DateTimeFormat` is told
 * its language and its time zone, of which it has the tables, and `DisplayNames` its language.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  Date: ["UTC", "parse"],
  Intl: ["DateTimeFormat", "DisplayNames"],
  Math: ["abs", "ceil", "clz32", "floor", "hypot", "imul", "max", "min", "round", "sign", "trunc"].concat([
    "acos",
    "asin",
    "atan2",
    "cos",
    "sin",
    "sqrt",
    "PI",
  ]),
}

/** Methods that answer by the language or the time zone of the machine. */
const OF_THE_MACHINE =
  /^(toLocale\w+|localeCompare|getTimezoneOffset|get(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds))$/

type Node = { readonly type: string; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"

const TYPE_WRAPPERS = ["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"]

/** The nodes below one that are there at run time. */
const childrenOf = (node: Node): Node[] => {
  if (TYPE_WRAPPERS.includes(node.type)) return [node.expression].filter(isNode)
  return node.type.startsWith("TS") ? [] : Object.values(node).flat().filter(isNode)
}

const everyNode = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(everyNode)]

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === "Identifier" ? String(node.name) : ""

/** The names a pattern declares. */
const boundBy = (pattern: unknown): string[] => {
  if (!isNode(pattern)) return []
  if (pattern.type === "Identifier") return [nameOf(pattern)]
  if (pattern.type === "Property") return boundBy(pattern.value)
  if (pattern.type === "AssignmentPattern") return boundBy(pattern.left)
  return childrenOf(pattern).flatMap(boundBy)
}

const declaredBy = (node: Node): string[] => {
  const params = Array.isArray(node.params) ? node.params.flatMap(boundBy) : []
  if (/Function|Class|Declarator/.test(node.type)) return [...boundBy(node.id), ...params]
  if (/^Import\w*Specifier$/.test(node.type)) return boundBy(node.local)
  return node.type === "CatchClause" ? boundBy(node.param) : []
}

/** Where a name stands that refers to nothing: the key of a property, the name after a dot. */
const namesOnly = (node: Node): unknown[] => {
  if (node.type === "MemberExpression") return node.computed === true ? [] : [node.property]
  if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(node.type))
    return node.computed === true ? [] : [node.key]
  if (/^Export\w*Specifier$/.test(node.type)) return [node.local, node.exported]
  return /^Import\w*Specifier$/.test(node.type) ? [node.imported, node.local] : []
}

/** The uses of `Date` and `Math` that a part of the list allows. */
const pureParts = (node: Node): unknown[] => {
  const [object, property] = [node.object, nameOf(node.property)]
  if (node.type === "MemberExpression" && node.computed !== true)
    return PARTS[nameOf(object)]?.includes(property) ? [object] : []
  const hasTime = Array.isArray(node.arguments) && node.arguments.length > 0
  return node.type === "NewExpression" && nameOf(node.callee) === "Date" && hasTime ? [node.callee] : []
}

/** Sentences for all a source text takes from outside itself besides its imports. */
export function impurities(file: string, source: string): string[] {
  const nodes = everyNode(parseSync(file, source).program as unknown as Node)
  const declared = new Set(nodes.flatMap(declaredBy))
  const harmless = new Set([...nodes.flatMap(namesOnly), ...nodes.flatMap(pureParts)])
  const hidden = [...declared].filter((name) => GLOBALS.has(name) || name in PARTS)
  const taken = nodes
    .filter((node) => node.type === "Identifier" && !harmless.has(node))
    .map(nameOf)
    .filter((name) => !GLOBALS.has(name) && !declared.has(name))
  const asked = nodes
    .filter((node) => node.type === "MemberExpression")
    .map(({ property }) => nameOf(property))
    .filter((name) => OF_THE_MACHINE.test(name))
  const loaded = nodes.filter(({ type }) => /^(ImportExpression|MetaProperty|AwaitExpression)$/.test(type))
  return [
    ...hidden.map((name) => `${file}: hides the global ${name}`),
    ...taken.map((name) => `${file}: takes ${name} from outside`),
    ...asked.map((name) => `${file}: asks the machine with ${name}`),
    ...loaded.map(({ type }) => `${file}: has ${type}`),
  ]
}

export type SourceImport = { specifier: string; typeOnly: boolean }

/** What a source text imports or exports on; a type-only import is gone at run time. */
export function importsOf(file: string, source: string): SourceImport[] {
  const { program } = parseSync(file, source)
  return program.body.flatMap((statement): SourceImport[] => {
    if (statement.type === "ImportDeclaration")
      return [{ specifier: statement.source.value, typeOnly: statement.importKind === "type" }]
    if (statement.type !== "ExportNamedDeclaration" && statement.type !== "ExportAllDeclaration") return []
    const { source: from, exportKind } = statement
    return from === null ? [] : [{ specifier: from.value, typeOnly: exportKind === "type" }]
  })
}
