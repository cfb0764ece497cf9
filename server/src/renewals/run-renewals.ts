import { readFile } from "node:fs/promises"
import { basename } from "node:path"
import { formatMoney } from "@parterre/domain/money"
import { inTransaction } from "../database/in-transaction.ts"
import type { WebsiteRow } from "../database/tables.ts"
import { ImportRefused, refusalLines } from "../import/problem.ts"
import type { Checked } from "../import/source.ts"
import { readWebsite } from "../websites/website-store.ts"
import { applyRenewals, type RenewalDependencies } from "./apply-renewals.ts"
import { LOST_REASONS } from "./judge-renewals.ts"
import { planRenewals, type RenewalPlan } from "./plan-renewals.ts"
import { type RenewalFile, readRenewalFile } from "./renewal-file.ts"

export interface RenewalCommand extends RenewalDependencies {
  /** Writes a line for people. */
  readonly print: (line: string) => void
  /** Writes a line about what went wrong. */
  readonly complain: (line: string) => void
}

/** Prints what would become of last season's places, a line each, and writes nothing. Answers the exit code. */
export const runPlan = (
  command: RenewalCommand,
  path: string,
  { json }: { readonly json: boolean },
): Promise<0 | 1> =>
  withFile(command, path, async (file, website) => {
    const { db, clock, print } = command
    const plan = await inTransaction(db, (trx) => planRenewals(trx, file, website, clock.now()))
    if (json) print(JSON.stringify(listOf(plan), undefined, 2))
    else for (const line of linesOf(plan)) print(line)
    return 0
  })

/** Keeps the places and has the links mailed; with the number of a list, only while the list is still that one. */
export const runApply = (
  command: RenewalCommand,
  path: string,
  { plan: looked }: { readonly plan?: string | undefined },
): Promise<0 | 1> =>
  withFile(command, path, async (file, website) => {
    const applied = await applyRenewals(command, file, website, looked)
    if (applied.kind === "changed") {
      command.complain(
        `The list has changed since it was ${looked}: look at it again with plan. Nothing was written.`,
      )
      return 1
    }
    const { places, lost } = countsOf(applied.plan)
    command.print(
      `${website.id}: renewals: ${applied.renewals}; places kept until ${file.value.deadline}: ${places}, lost: ${lost}. The mails are in the outbox.`,
    )
    return 0
  })

async function withFile(
  { db, complain }: RenewalCommand,
  path: string,
  run: (file: Checked<RenewalFile>, website: WebsiteRow) => Promise<0 | 1>,
): Promise<0 | 1> {
  try {
    const text = await readFile(path, "utf8").catch(() => undefined)
    if (text === undefined) {
      complain(`There is no file ${path} that can be read`)
      return 1
    }
    const file = readRenewalFile(basename(path), text)
    const website = await readWebsite(db, file.value.website)
    if (website === undefined)
      throw new ImportRefused([file.source.problem(["website"], `there is no website ${file.value.website}`)])
    return await run(file, website as WebsiteRow)
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    for (const line of refusalLines(error.problems)) complain(line)
    return 1
  }
}

/** The list as data: one entry a place, in an order that two lists have in common. */
const listOf = (plan: RenewalPlan) => ({
  subscription: plan.subscriptionId,
  deadline: new Date(plan.deadline).toISOString(),
  instalments: plan.instalments ?? null,
  reminder: plan.remindAt === undefined ? null : new Date(plan.remindAt).toISOString(),
  plan: plan.fingerprint,
  places: plan.holders.flatMap(({ holder, places }) =>
    places.map(({ former, outcome }) => ({
      email: holder.buyer.email,
      seat: former.seatId,
      priceType: former.priceKey ?? null,
      paidCents: former.paid ?? null,
      outcome: outcome.kind,
      ...(outcome.kind === "lost" ? { reason: outcome.reason, place: outcome.label.en } : {}),
      ...("price" in outcome
        ? {
            ...{ newSeat: outcome.place.seatId, place: outcome.place.label.en },
            ...{ priceLevelChanged: outcome.levelChanged },
            newCents: outcome.price.price + outcome.price.serviceCharge,
          }
        : {}),
    })),
  ),
})

function linesOf(plan: RenewalPlan): string[] {
  const { places: kept, lost, offered } = countsOf(plan)
  return [
    ...plan.holders.flatMap(({ holder, places }) =>
      places.map(({ former, outcome }) => {
        const who = `${outcome.kind.padEnd(7)} ${holder.buyer.email}`
        const what = former.priceKey ?? "unknown price"
        if (outcome.kind === "offered")
          return `${who}  ${former.seatId ?? "a place"}  ${what}: has a renewal already`
        if (outcome.kind === "lost")
          return `${who}  ${outcome.label.en}  ${what}: ${LOST_REASONS[outcome.reason]}`
        const { place, price, levelChanged } = outcome
        const from = outcome.kind === "moved" && former.seatId !== null ? `  from ${former.seatId}` : ""
        const before = former.paid === undefined ? "" : `${formatMoney(former.paid, "en")} → `
        const now = formatMoney(price.price + price.serviceCharge, "en")
        return `${who}  ${place.label.en}${from}  ${what}  ${before}${now}${levelChanged ? "  (another price level)" : ""}`
      }),
    ),
    ...termLines(plan),
    `Holders: ${plan.holders.length}; places kept or moved: ${kept}, lost: ${lost}, offered already: ${offered}`,
    `List ${plan.fingerprint}: apply it with --plan ${plan.fingerprint}`,
  ]
}

/** How it may be paid, and who is reminded. */
function termLines({ instalments, remindAt }: RenewalPlan): string[] {
  const { count, dates } = instalments ?? {}
  return [
    ...(count === undefined
      ? []
      : [
          `Instalments: ${count}; the first at the renewal, the others ${dates === undefined ? "a month apart" : `on ${dates.join(", ")}`}`,
        ]),
    ...(remindAt === undefined ? [] : [`Reminder: ${new Date(remindAt).toISOString()}`]),
  ]
}

function countsOf({ holders }: RenewalPlan) {
  const kinds = holders.flatMap(({ places }) => places.map(({ outcome }) => outcome.kind))
  const count = (...wanted: (typeof kinds)[number][]) => kinds.filter((kind) => wanted.includes(kind)).length
  return { places: count("kept", "moved"), lost: count("lost"), offered: count("offered") }
}
