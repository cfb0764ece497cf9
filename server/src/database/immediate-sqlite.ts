import SqliteClient from "knex/lib/dialects/sqlite3/index.js"

/**
 * Begins each transaction as a writer. A plain BEGIN takes the write lock at its first write, too late to wait for
 * another process: SQLite then refuses at once whatever the busy timeout says.
 */
export class ImmediateSqlite extends SqliteClient {
  override transaction(container: unknown, config: unknown, outer: unknown) {
    const transaction = super.transaction(container, config, outer)
    transaction.begin = (connection) => transaction.query(connection, "BEGIN IMMEDIATE;")
    return transaction
  }
}
