import { isNode, type Mentions, mentions, nameOf, parse, type SyntaxNode, visit } from "../modules/syntax.ts"

/** A requirement that a test names, with what the test's code mentions. */
export interface TaggedTest {
  readonly id: string
  readonly mentions: Mentions
}

/** Ids in square brackets, alone or several: `[MAP-012]`, `[QTY-001 QTY-002]`, `[QTY-001, QTY-002]`. */
const brackets = /\[((?:[A-Z0-9]+-\d{3})(?:[ ,·]+[A-Z0-9]+-\d{3})*)\]/g

const idsIn = (text: string): string[] =>
  [...text.matchAll(brackets)].flatMap((match) => (match[1] ?? "").split(/[ ,·]+/))

/**
 * The tags of a test file, in the titles of its tests and in the tables its titles are made of. A comment tags nothing,
 * nor does a test that is skipped.
 */
export function taggedTests(file: string, source: string): TaggedTest[] {
  const { program } = parse(file, source)
  const found: TaggedTest[] = []
  /** A tag in a table belongs to the statement that holds it, a tag in a title to the call it is the title of. */
  for (const statement of program) {
    const rest = new Set<string>()
    visit(statement, (node, within) => {
      const text = textOf(node)
      if (text === undefined) return
      const ids = idsIn(text)
      if (ids.length === 0) return
      const call = within.findLast((one) => isTestCall(one, node))
      if (within.some(isSkipped)) return
      if (call === undefined) for (const id of ids) rest.add(id)
      else for (const id of ids) found.push({ id, mentions: mentions([call]) })
    })
    for (const id of rest) found.push({ id, mentions: mentions([statement]) })
  }
  return found
}

const textOf = (node: SyntaxNode): string | undefined => {
  if (node.type === "Literal" && typeof node.value === "string") return node.value
  if (node.type !== "TemplateElement") return undefined
  return (node.value as { readonly cooked?: string }).cooked
}

/** A call whose first argument holds the text. */
const isTestCall = (call: SyntaxNode, text: SyntaxNode): boolean => {
  if (call.type !== "CallExpression") return false
  const [title] = call.arguments as readonly SyntaxNode[]
  if (title === text) return true
  return title?.type === "TemplateLiteral" && (title.quasis as readonly SyntaxNode[]).includes(text)
}

/** What keeps a test from running, or from having to pass, always or somewhere. */
const notRun = new Set(["skip", "skipIf", "runIf", "todo", "fails", "fail", "fixme"])

/** `it.skip(…)`, `describe.skipIf(…)(…)`, `it.skip.each(…)(…)`, `it("…", { fails: true }, …)` and their like. */
const isSkipped = ({ type, callee, arguments: given }: SyntaxNode): boolean => {
  if (type !== "CallExpression") return false
  const options = (given as readonly SyntaxNode[]).find((one) => one.type === "ObjectExpression")
  const keys = ((options?.properties ?? []) as readonly SyntaxNode[]).map(({ key }) => nameOf(key))
  return [...chainOf(callee), ...(isTest(callee) ? keys : [])].some((name) => notRun.has(name ?? ""))
}

/** The names a call goes through: `each`, `skip` and `it` of `it.skip.each(…)(…)`. */
function chainOf(callee: unknown): readonly (string | undefined)[] {
  if (!isNode(callee)) return []
  if (callee.type === "CallExpression") return chainOf(callee.callee)
  if (callee.type === "MemberExpression") return [nameOf(callee.property), ...chainOf(callee.object)]
  return []
}

const isTest = (callee: unknown): boolean => ["it", "test", "describe"].includes(nameOf(callee) ?? "")
