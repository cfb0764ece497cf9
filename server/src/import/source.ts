import { jsonFault, jsonPlaces, placeAt } from "@parterre/seating-plans/plan"
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from "yaml"
import { type ImportProblem, ImportRefused, type Path, type Place } from "./problem.ts"

/** A parsed file that knows where its values stand. */
export interface Source {
  /** As messages name it. */
  readonly file: string
  readonly value: unknown
  /** The number at a path as it was typed, such as `120.00`, where parsing loses that. */
  written(path: Path): string | undefined
  /** The problem of the value at a path. */
  problem(path: Path, message: string): ImportProblem
}

/** A file whose shape is known to be right. */
export interface Checked<Shape> {
  readonly source: Source
  readonly value: Shape
}

/** What breaks most folders, in words that YAML's own messages do not find. */
export const quotesNeeded = "between { and }, a text with a comma, a colon or # needs quotes"

/** Parses YAML; a syntax error is refused with its place. */
export function yamlSource(file: string, text: string): Source {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const place = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const errors = independentErrors([...document.errors, ...document.warnings])
  if (errors.length > 0)
    throw new ImportRefused(
      errors.map((error) => ({ file, place: place(error.pos[0]), path: [], message: syntaxMessage(error) })),
    )
  return {
    ...source(
      file,
      yamlValue(file, () => document.toJS({ maxAliasCount: 100 })),
      (path) => place(yamlOffset(document.contents, path)),
    ),
    written: (path) => yamlWritten(document, path),
  }
}

const syntaxMessage = ({ code, message }: YAMLError): string =>
  code === "BLOCK_IN_FLOW" || /^Flow /.test(message) ? `${message}; ${quotesNeeded}` : message

/** A key written twice stands for itself; of other errors the first one brings those after it. */
function independentErrors(errors: readonly YAMLError[]): readonly YAMLError[] {
  const broken = errors.filter(({ code }) => code !== "DUPLICATE_KEY")
  return broken.length === 0 ? errors : broken.slice(0, 1)
}

/** Parses JSON; a syntax error is refused with its place. */
export function jsonSource(file: string, bytes: string): Source {
  const text = bytes.replace(/^\uFEFF/, "")
  try {
    return source(file, JSON.parse(text), jsonPlaces(text))
  } catch (error) {
    const fault = jsonFault(text)
    if (!(error instanceof SyntaxError) || fault === undefined) throw error
    const found =
      fault < text.length ? `unexpected ${JSON.stringify(text.slice(fault, fault + 12))}` : "it ends too soon"
    throw new ImportRefused([{ file, place: placeAt(text, fault), path: [], message: `not JSON: ${found}` }])
  }
}

const source = (file: string, value: unknown, placeOf: (path: Path) => Place): Source => ({
  file,
  value,
  written: () => undefined,
  problem: (path, message) => ({ file, place: placeOf(path), path, message }),
})

/** Aliases that multiply beyond measure are found only when the values are made. */
function yamlValue(file: string, value: () => unknown): unknown {
  try {
    return value()
  } catch (error) {
    throw new ImportRefused([{ file, place: undefined, path: [], message: (error as Error).message }])
  }
}

/** Where the key or the item at a path begins; the nearest one around it when it is missing. */
function yamlOffset(contents: unknown, path: Path): number {
  let node = isNode(contents) ? contents : undefined
  let offset = node?.range?.[0] ?? 0
  for (const step of path) {
    const inside = yamlChild(node, step)
    if (inside === undefined) break
    offset = inside.offset
    node = inside.node
  }
  return offset
}

function yamlWritten(document: Document, path: Path): string | undefined {
  const resolved = (node: unknown) => (isAlias(node) ? node.resolve(document) : node)
  let node = resolved(document.contents)
  for (const step of path) node = isCollection(node) ? resolved(node.get(step, true)) : undefined
  return isScalar(node) && typeof node.value === "number" ? node.source : undefined
}

function yamlChild(
  parent: Node | undefined,
  step: string | number,
): { readonly offset: number; readonly node: Node | undefined } | undefined {
  if (parent === undefined || isAlias(parent)) return undefined
  if (isSeq(parent) && typeof step === "number") {
    const item = parent.items[step]
    return isNode(item) ? { offset: item.range?.[0] ?? 0, node: item } : undefined
  }
  if (!isMap(parent)) return undefined
  const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
  if (pair === undefined || !isScalar(pair.key)) return undefined
  return { offset: pair.key.range?.[0] ?? 0, node: isNode(pair.value) ? pair.value : undefined }
}
