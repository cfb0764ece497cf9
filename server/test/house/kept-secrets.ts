import { sandboxCredentials } from "@parterre/sandboxes"
import type { Knex } from "knex"
import { isPostgres } from "../../src/database/open-database.ts"

const { paysafe, globalPayments, stripe, moneris, cardConnect, paymentech, exact } = sandboxCredentials

/** Secrets of processors, in the forms in which they are sent. */
const secrets: readonly string[] = [
  ...[globalPayments.appKey, stripe.secretKey, stripe.webhookSecret, moneris.apiToken, exact.password],
  ...[paysafe.apiKey, cardConnect.login, paymentech.login].flatMap((login) => [
    login,
    Buffer.from(login).toString("base64"),
  ]),
  '"cvd"',
]

/** Card numbers, security codes and secrets that stand in a log or in any table, and where: nothing may keep them. */
export async function keptSecrets(db: Knex, log: string, cardNumbers: readonly string[]): Promise<string[]> {
  const forbidden = [...new Set([...secrets, ...cardNumbers])]
  const found = (text: string, where: string) =>
    forbidden.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${where}`)
  const tables = await tablesOf(db)
  const inTables = await Promise.all(
    tables.map(async (table) => found(JSON.stringify(await db(table)), `the table ${table}`)),
  )
  return [...found(log, "the log"), ...inTables.flat()]
}

export async function tablesOf(db: Knex): Promise<string[]> {
  const rows: { name: string }[] = isPostgres(db)
    ? await db("pg_tables").whereRaw("schemaname = current_schema()").select("tablename as name")
    : await db("sqlite_master").where({ type: "table" }).select("name")
  return rows.map(({ name }) => name)
}
