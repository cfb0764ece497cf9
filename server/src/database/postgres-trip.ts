import pg from "pg"

/** The driver's connection below its client, as far as statements are sent over it. None of it is documented: the driver's version is pinned. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void }
  readonly submittedNamedStatements: Record<string, string>
  execute(portal: { readonly portal: string }): void
  sync(): void
}

/** What the driver's own queries do with the messages of the database. */
interface DriverQuery {
  readonly name: string | undefined
  readonly text: string
  readonly portal: string
  readonly _result: { _types: unknown }
  prepare(wire: Wire): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
  handleEmptyQuery(wire: Wire): void
  handleReadyForQuery(wire: Wire): void
  handleError(error: Error, wire: Wire): void
}

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name?: string
}

type Answered = (error: Error | null, result: unknown) => void

const Query = pg.Query as unknown as new (statement: Statement, answered: Answered) => DriverQuery

/** One statement among several: the trip ends with the last of them, not with each. */
class Part extends Query {
  _getRows(wire: Wire): void {
    wire.execute({ portal: this.portal })
  }
}

/**
 * Several statements as one query of the driver: sent together, answered together, run in their order. The database runs
 * none after one that fails.
 */
export class PostgresTrip {
  private readonly parts: readonly DriverQuery[]
  /** The part that the database is at. */
  private at = 0

  /** `types` are the parsers of the connection. */
  constructor(statements: readonly (Statement & { readonly answered: Answered })[], types: unknown) {
    this.parts = statements.map(({ answered, ...statement }) => {
      const part = new Part(statement, answered)
      part._result._types = types
      return part
    })
  }

  /** The driver asks which statement was parsed. */
  get name(): string | undefined {
    return this.parts[this.at]?.name
  }

  get text(): string | undefined {
    return this.parts[this.at]?.text
  }

  submit(wire: Wire): null {
    wire.stream.cork()
    try {
      for (const part of this.parts) part.prepare(wire)
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
    return null
  }

  handleRowDescription(message: unknown): void {
    this.parts[this.at]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.parts[this.at]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    this.parts[this.at]?.handleCommandComplete(message, wire)
    this.at += 1
  }

  handleEmptyQuery(wire: Wire): void {
    this.parts[this.at]?.handleEmptyQuery(wire)
    this.at += 1
  }

  handleReadyForQuery(wire: Wire): void {
    for (const part of this.parts) part.handleReadyForQuery(wire)
  }

  handleError(error: Error, wire: Wire): void {
    for (const [index, part] of this.parts.entries()) {
      if (index < this.at) part.handleReadyForQuery(wire)
      else {
        // What comes after was not parsed either.
        delete wire.submittedNamedStatements[part.name ?? ""]
        part.handleError(index === this.at ? error : notRun(error), wire)
      }
    }
  }
}

/** Of data, of a constraint, of what a statement says. */
const OF_ONE_STATEMENT = /^(?:22|23|42)/

/** Whatever ends all of them has its code; what is wrong with one is not said of another. */
const notRun = (error: Error): Error => {
  const code = "code" in error ? String(error.code) : undefined
  const isOwn = code !== undefined && OF_ONE_STATEMENT.test(code)
  return Object.assign(new Error(`not run after ${error.message}`, { cause: error }), isOwn ? {} : { code })
}
