import type { Knex } from "knex"
import { migrate } from "../database/migrate.ts"
import { type ImportOptions, type ImportReport, writeTenant } from "./import-tenant.ts"
import { prepareTenant } from "./prepared-tenant.ts"
import { ImportRefused } from "./problem.ts"

export interface ImportCommand extends ImportOptions {
  readonly db: Knex
  /** Writes a line for people. */
  readonly print: (line: string) => void
  /** Writes a line about what went wrong. */
  readonly complain: (line: string) => void
}

/** Imports folders one after another and answers the exit code. No folder is written when one of them is bad. */
export async function runImport(folders: readonly string[], command: ImportCommand): Promise<0 | 1> {
  try {
    const prepared = []
    for (const folder of folders) prepared.push(await prepareTenant(folder, command))
    await migrate(command.db)
    for (const tenant of prepared) command.print(reportText(await writeTenant(tenant, command.db, command)))
    return 0
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    command.complain(error.message)
    return 1
  }
}

function reportText({
  website,
  venues,
  seats,
  pages,
  events,
  added,
  changed,
  removed,
}: ImportReport): string {
  const content = `${venues} venues, ${seats} seats, ${pages} pages, ${events} events`
  const isSame = added + changed + removed === 0
  return `${website}: ${content}; ${isSame ? "nothing changed" : `rows: ${added} added, ${changed} changed, ${removed} removed`}`
}
