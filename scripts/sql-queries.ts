import { isNode, lastName, nameOf, parse, type SyntaxNode, visit } from "./modules/syntax.ts"

/** A query that a file of the server builds. */
export interface Query {
  /** The function it is in, a method with its store: `sessionStore.renew`. */
  readonly within: string
  readonly line: number
  /** The whole of it, from the table to the last word of the builder. */
  readonly code: string
  /** The tables it begins with; `*` for one that a variable names. */
  readonly tables: readonly string[]
}

export interface SqlReading {
  readonly queries: readonly Query[]
  /** Other places where SQL is put together. */
  readonly signs: readonly { readonly line: number; readonly what: string }[]
}

/** What a database or a transaction is called, besides what a file declares as one. */
const usualHandles = ["db", "trx", "tx", "savepoint", "knex"]
/** What everybody may do with one. */
const connectionWords = /^(transaction|destroy|on|off)$/
/** Words of Knex's query builder that no list and no map has. */
const builderWords =
  /^(raw|where([A-Z]\w*)?|(or|and)(Where|On)\w*|orderBy\w*|forUpdate|onConflict|pluck|leftJoin|innerJoin|batchInsert|returning|queryBuilder)$/

/** What runs a statement it is given as text, as `rowsOf(db, "SELECT …")`. */
const rowReader = "rowsOf"

/** What of a file is SQL. */
export function readSql(file: string, source: string): SqlReading {
  const handles = new Set([...usualHandles, ...declaredHandles(source)])
  const isHandle = (node: unknown) =>
    isNode(node) && (node.type === "Identifier" ? handles.has(nameOf(node) ?? "") : lastName(node) === "db")
  const queries: Query[] = []
  const signs: { line: number; what: string }[] = []
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length
  const textOf = (node: SyntaxNode) => source.slice(node.start as number, node.end as number)

  for (const [word] of source.matchAll(/Knex\.QueryBuilder|^import knex\b.*$/gm))
    signs.push({ line: lineAt(source.indexOf(word)), what: word })
  for (const statement of parse(file, source).program)
    visit(statement, (node, around) => {
      if (node.type !== "CallExpression" || !isNode(node.callee)) return
      const { callee } = node
      const word = callee.type === "MemberExpression" ? (lastName(callee) ?? "") : ""
      const line = lineAt(node.start as number)
      const [handle, text] = node.arguments as SyntaxNode[]
      if (nameOf(callee) === rowReader && isHandle(handle) && text !== undefined)
        queries.push({
          within: namesOf(around),
          line,
          code: textOf(node),
          tables: tablesInSql(textOf(text)),
        })
      else if (isHandle(callee) || (isHandle(callee.object) && !connectionWords.test(word))) {
        const code = textOf(chainOf(node, around))
        const [first] = node.arguments as SyntaxNode[]
        const told = first === undefined ? "" : textOf(first)
        const tables = isHandle(callee) ? [tableOf(told)] : [...tablesInSql(told), ...tablesNamedLater(code)]
        queries.push({ within: namesOf(around), line, code, tables })
      } else if (builderWords.test(word)) signs.push({ line, what: `.${word}(` })
    })
  return { queries, signs }
}

const declaredHandles = (source: string): string[] =>
  [...source.matchAll(/(\w+)\??: Knex(?:\.Transaction)?\b(?!\.)/g)].flatMap(([, name]) => name ?? [])

/** The whole of `db("table").where(…).first()` from its beginning. */
function chainOf(start: SyntaxNode, around: readonly SyntaxNode[]): SyntaxNode {
  let chain = start
  for (const outer of around.toReversed()) {
    if (outer.object !== chain && outer.callee !== chain) return chain
    chain = outer
  }
  return chain
}

/** The function at the top of the file, and the method of the store it makes. */
function namesOf(around: readonly SyntaxNode[]): string {
  const names = around.flatMap((node) => {
    if (node.type === "FunctionDeclaration") return { name: nameOf(node.id), isMethod: false }
    const isMethod = node.type === "Property"
    if (!isMethod && node.type !== "VariableDeclarator") return []
    const made = isMethod ? node.value : node.init
    const name = nameOf(isMethod ? node.key : node.id)
    return isNode(made) && makers.has(made.type) ? { name, isMethod } : []
  })
  const [top, ...inner] = names
  const method = inner.find(({ isMethod }) => isMethod)
  return [top, method].flatMap((one) => one?.name ?? []).join(".")
}

const makers = new Set(["ArrowFunctionExpression", "FunctionExpression", "ObjectExpression"])

const tableOf = (text: string): string => /^["'](\w+)(?: as \w+)?["']$/.exec(text)?.[1] ?? "*"

/** Those of `db.from("carts")` and `db.select("id").from("carts")`. */
const tablesNamedLater = (code: string): string[] =>
  [...code.matchAll(/\.(?:from|into|table)\(([^)]*)\)/g)].map(([, named = ""]) => tableOf(named))

function tablesInSql(text: string): string[] {
  const named = text.matchAll(/\b(?:INTO|FROM|JOIN|UPDATE)\s+(?!SET\b)(\w+|\$\{)/g)
  return [...named].map(([, table = ""]) => (table === "${" ? "*" : table))
}
