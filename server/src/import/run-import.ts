import type { Knex } from "knex"
import { migrate } from "../database/migrate.ts"
import { folderOnDisk } from "./folder-files.ts"
import { type ImportOptions, type ImportReport, removedIds, writeTenant } from "./import-tenant.ts"
import { type PreparedTenant, prepareTenant } from "./prepared-tenant.ts"
import { firstLines, type ImportProblem, ImportRefused, refusalLines } from "./problem.ts"
import { type PaymentTrial, triedPayments } from "./try-payments.ts"

export interface ImportCommand extends ImportOptions {
  readonly db: Knex
  /** Whether venues that the folder lacks may go. */
  readonly removeVenues?: boolean
  /** Tried before anything is written, when it is given. */
  readonly paymentTrial?: PaymentTrial | undefined
  /** Writes a line for people. */
  readonly print: (line: string) => void
  /** Writes a line about what went wrong. */
  readonly complain: (line: string) => void
}

/** Imports folders one after another and answers the exit code. No folder is written when one of them is bad. */
export async function runImport(folders: readonly string[], command: ImportCommand): Promise<0 | 1> {
  try {
    const prepared = await prepareAll(folders, command)
    if (command.paymentTrial !== undefined) await tryAll(prepared, command.paymentTrial, command.print)
    await migrate(command.db)
    for (const tenant of prepared) {
      for (const line of firstLines(tenant.warnings.map((warning) => `suspicious: ${warning}`)))
        command.complain(line)
      const report = await writeTenant(tenant, command.db, {
        ...command,
        beforeCommit: async (differences) => {
          if (command.removeVenues !== true) refuseLostVenues(tenant, removedIds(differences, "venues"))
        },
      })
      command.print(reportText(report))
      for (const line of removedLines(report)) command.print(line)
    }
    return 0
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    for (const line of refusalLines(error.problems)) command.complain(line)
    return 1
  }
}

/** A venue that staff saved from the plan studio is in no folder until somebody puts its files there. */
function refuseLostVenues({ folder, tenant }: PreparedTenant, venues: readonly string[]): void {
  if (venues.length === 0) return
  throw new ImportRefused(
    venues.map((id) => ({
      file: `${folder}/venues/${id.slice(tenant.subdomain.length + 1)}.yaml`,
      place: undefined,
      path: [],
      message: `venue ${id} would be removed, for the folder lacks this file: put it there with its plan, or allow it with --remove-venues`,
    })),
  )
}

/** Refuses the folders with the problems of all of them. */
async function prepareAll(
  folders: readonly string[],
  surroundings: ImportOptions,
): Promise<readonly PreparedTenant[]> {
  const prepared: PreparedTenant[] = []
  const problems: ImportProblem[] = []
  for (const folder of folders)
    try {
      prepared.push(await prepareTenant(folderOnDisk(folder), surroundings))
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error
      problems.push(...error.problems)
    }
  if (problems.length > 0) throw new ImportRefused(problems)
  return prepared
}

/** Tells what each processor takes; refuses the folders when one takes not all. */
async function tryAll(
  tenants: readonly PreparedTenant[],
  trial: PaymentTrial,
  print: (line: string) => void,
): Promise<void> {
  const problems: ImportProblem[] = []
  for (const tenant of tenants) {
    const tried = await triedPayments(tenant, trial)
    if (tried.problems.length === 0) print(tried.line)
    problems.push(...tried.problems)
  }
  if (problems.length > 0) throw new ImportRefused(problems)
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

/** A line for each kind of thing that was removed. */
function removedLines({ website, removedThings }: ImportReport): readonly string[] {
  return removedThings.length === 0 ? [] : [`${website}: removed: ${removedThings.join(", ")}`]
}
