import type { Language } from "@parterre/contract"
import { shapeCheck } from "../import/check-shape.ts"
import { instantOf } from "../import/local-time.ts"
import { type ImportProblem, ImportRefused } from "../import/problem.ts"
import { renewalsSchema } from "../import/schemas/renewals.ts"
import { type Checked, yamlSource } from "../import/source.ts"
import type { InstalmentTerms } from "../sales/instalment-plan.ts"

/** Who had what last season, where it was not sold here. */
export interface HolderEntry {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly language: Language
  /** Ids of seats, by the key of their price type. */
  readonly seats: Readonly<Record<string, readonly string[]>>
}

/** A season to renew; `schemas/renewals.ts` says the same to the checker. */
export interface RenewalFile {
  readonly website: string
  /** Key of the subscription that is renewed into. */
  readonly subscription: string
  /** On the website's clock. */
  readonly deadline: string
  /** Payments that it may be paid in, the first at the renewal. */
  readonly instalments?: number
  /** Days of those after the first; they are a month apart without. */
  readonly instalmentDates?: readonly string[]
  /** Days before the deadline at which whoever has not renewed is reminded. */
  readonly reminder?: number
  /** Key of last season's subscription; or who had what. */
  readonly from?: string
  readonly holders?: readonly HolderEntry[]
  /** Where a seat goes, by its id. */
  readonly moves?: Readonly<Record<string, string>>
}

const checkRenewals = shapeCheck<RenewalFile>(renewalsSchema)

/** Reads a season to renew, or throws `ImportRefused` with what is wrong where. */
export function readRenewalFile(file: string, text: string): Checked<RenewalFile> {
  const checked = checkRenewals(yamlSource(file, text))
  if (!("value" in checked)) throw new ImportRefused(checked)
  const problems = wrongIn(checked)
  if (problems.length > 0) throw new ImportRefused(problems)
  return checked
}

function wrongIn({ source, value }: Checked<RenewalFile>): ImportProblem[] {
  const { from, holders, instalments, instalmentDates, deadline, subscription, moves = {} } = value
  const problems: ImportProblem[] = []
  const tell = (path: readonly string[], message: string) => problems.push(source.problem(path, message))
  if ((from === undefined) === (holders === undefined))
    tell([], "needs either from, last season's subscription, or holders")
  if (from === subscription) tell(["from"], "is the subscription that is renewed into")
  if (instalmentDates !== undefined && instalmentDates.length !== (instalments ?? 1) - 1)
    tell(
      ["instalmentDates"],
      `has ${instalmentDates.length} days: it takes one for each of the instalments but the first`,
    )
  if (instalmentDates?.some((day, index) => index > 0 && day <= (instalmentDates[index - 1] ?? "")))
    tell(["instalmentDates"], "is not in order")
  if (instalmentDates?.some((day) => day <= deadline.slice(0, 10)))
    tell(
      ["instalmentDates"],
      "begins before the deadline: whoever renews on the last day pays the first instalment then",
    )
  const targets = Object.values(moves)
  if (new Set(targets).size < targets.length) tell(["moves"], "sends two seats to the same place")
  return problems
}

/** How a season may be paid in pieces; undefined where it is paid at once. */
export const termsIn = ({
  instalments = 1,
  instalmentDates,
}: Pick<RenewalFile, "instalments" | "instalmentDates">): InstalmentTerms | undefined =>
  instalments === 1
    ? undefined
    : { count: instalments, ...(instalmentDates === undefined ? {} : { dates: instalmentDates }) }

/** Epoch milliseconds of the deadline; a problem where the website's clock skips it or it is over. */
export function deadlineOf({ source, value }: Checked<RenewalFile>, timeZone: string, now: number): number {
  const at = instantOf(value.deadline, timeZone)
  const wrong = (message: string) => new ImportRefused([source.problem(["deadline"], message)])
  if (at === undefined) throw wrong(`the clock of ${timeZone} skips ${value.deadline}`)
  if (at <= now) throw wrong(`${value.deadline} is over`)
  return at
}
