import { createHash } from "node:crypto"
import type { Buyer, Language } from "@parterre/contract"
import { emailKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import { hasLapsed } from "../carts/cart-store.ts"
import { buyerOf } from "../clients/client-answer.ts"
import { clientStore } from "../clients/client-store.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { PaymentColumn, WebsiteRow } from "../database/tables.ts"
import { type ImportProblem, ImportRefused } from "../import/problem.ts"
import type { Checked } from "../import/source.ts"
import { paymentNeeds } from "../payments/payment-needs.ts"
import { NO_CARDS } from "../processor-type.ts"
import type { InstalmentTerms } from "../sales/instalment-plan.ts"
import { type RenewalInto, renewalStore, type SoldPlaceRow } from "../sales/renewal-store.ts"
import { dayAfter, dayInZone } from "../zoned-time.ts"
import { type FormerHolder, type FormerPlace, type JudgedHolder, judgeRenewals } from "./judge-renewals.ts"
import { type ReadSeason, readNewSeason } from "./new-season.ts"
import { deadlineOf, type RenewalFile, termsIn } from "./renewal-file.ts"

export interface RenewalPlan {
  readonly season: ReadSeason
  readonly subscriptionId: string
  /** Epoch milliseconds. */
  readonly deadline: number
  /** How it may be paid in pieces; undefined where it is paid at once. */
  readonly instalments: InstalmentTerms | undefined
  /** When those who have not renewed are reminded, epoch milliseconds. */
  readonly remindAt: number | undefined
  /** By address. */
  readonly holders: readonly JudgedHolder[]
  /** Of the whole list: the same as long as nothing in it changes. */
  readonly fingerprint: string
}

/** What becomes of last season's places, as things are now; nothing is written. */
export async function planRenewals(
  trx: Knex.Transaction,
  file: Checked<RenewalFile>,
  website: Pick<WebsiteRow, "id" | "time_zone" | "languages" | "payment">,
  now: number,
): Promise<RenewalPlan> {
  const { source, value } = file
  const { from, moves = {} } = value
  const deadline = deadlineOf(file, website.time_zone, now)
  const subscriptionId = `${website.id}.${value.subscription}`
  const store = renewalStore(trx, website.id)
  const holders =
    from === undefined
      ? holdersOfFile(value)
      : await holdersOfSales(trx, website, await store.soldPlaces(`${website.id}.${from}`))
  if (holders.length === 0)
    throw new ImportRefused([source.problem(["from"], `nobody has bought ${from} at ${website.id}`)])
  const seatIds = holders
    .flatMap(({ places }) => places)
    .flatMap(({ seatId }) => (seatId === null ? [] : (moves[seatId] ?? seatId)))
  const season = await readNewSeason(trx, {
    ...{ websiteId: website.id, subscriptionId, deadline, now },
    seatIds: [...new Set(seatIds)],
    offered: new Set((await store.into(subscriptionId)).filter((one) => counts(one, now)).flatMap(sourcesOf)),
  })
  if (season === undefined)
    throw new ImportRefused([
      source.problem(["subscription"], `${website.id} has no subscription ${value.subscription}`),
    ])
  const instalments = termsIn(value)
  const terms = { season, instalments, deadline, timeZone: website.time_zone }
  const problems = instalmentProblems(file, website, terms)
  if (problems.length > 0) throw new ImportRefused(problems)
  const remindAt = value.reminder === undefined ? undefined : reminderOf(file, deadline, now)
  const judged = judgeRenewals(holders, season, moves).toSorted((one, other) =>
    byText(one.holder.buyer.email + one.holder.key, other.holder.buyer.email + other.holder.key),
  )
  const fingerprint = fingerprintOf(judged, [deadline, instalments, remindAt])
  return { season, subscriptionId, deadline, instalments, remindAt, holders: judged, fingerprint }
}

/** Milliseconds of the day at which whoever has not renewed is reminded, that many days before the deadline. */
function reminderOf({ source, value }: Checked<RenewalFile>, deadline: number, now: number): number {
  const at = deadline - (value.reminder ?? 0) * 86_400_000
  if (at <= now)
    throw new ImportRefused([
      source.problem(
        ["reminder"],
        `${value.reminder} days before the deadline is over: write fewer, or leave it out`,
      ),
    ])
  return at
}

interface TermsToCheck {
  readonly season: ReadSeason
  readonly instalments: InstalmentTerms | undefined
  readonly deadline: number
  readonly timeZone: string
}

/** Why a season cannot be paid in those pieces: nobody keeps the card, or the last one comes after the season has begun. */
function instalmentProblems(
  { source }: Checked<RenewalFile>,
  { payment }: Pick<WebsiteRow, "payment">,
  { season, instalments, deadline, timeZone }: TermsToCheck,
): ImportProblem[] {
  if (instalments === undefined) return []
  const { processor, instalments: isAllowed }: PaymentColumn = JSON.parse(payment)
  const wrong = (field: string, message: string) => [source.problem([field], message)]
  const needs = processor === NO_CARDS ? undefined : paymentNeeds[processor]
  if (needs?.keepsCards !== true)
    return wrong(
      "instalments",
      `later instalments are taken from a card that the processor keeps, and ${needs?.name ?? processor} keeps none here. Leave it out`,
    )
  if (isAllowed !== true)
    return wrong(
      "instalments",
      "the website does not take them. Write instalments: true under payment in tenant.yaml, and import it",
    )
  const { count, dates } = instalments
  const last = dates?.at(-1) ?? dayAfter(dayInZone(deadline, timeZone), { months: count - 1 })
  const begins = dayInZone(season.startsAt, timeZone)
  return last < begins
    ? []
    : wrong(
        dates === undefined ? "instalments" : "instalmentDates",
        `the last one is on ${last}, and the season begins on ${begins}: all are to be paid before`,
      )
}

/** One that is open or done is not offered again; one that is over is, and one whose sale was voided. */
const counts = ({ state, expires_at, voided_sale_id }: RenewalInto, now: number): boolean =>
  (state === "paid" && voided_sale_id === null) ||
  state === "paying" ||
  (state === "held" && !hasLapsed({ state, expires_at } as CartRow, now))

const sourcesOf = ({ sources }: RenewalInto): string[] => JSON.parse(sources)

function holdersOfFile({ holders = [] }: RenewalFile): FormerHolder[] {
  return holders.map(({ email, firstname, lastname, language, seats }) => ({
    key: emailKey(email),
    clientId: null,
    buyer: { firstname, lastname, email, language },
    language,
    places: Object.entries(seats).flatMap(([priceKey, ids]) =>
      ids.map(
        (seatId): FormerPlace => ({
          ...{ source: `${emailKey(email)} ${seatId}`, seatId, sectionId: null },
          ...{ priceKey, priceLevelId: undefined, paid: undefined },
        }),
      ),
    ),
  }))
}

/** Each client, and each address of guests, once; whoever has an account is written to where they are now. */
async function holdersOfSales(
  trx: Knex.Transaction,
  { id: websiteId, languages }: Pick<WebsiteRow, "id" | "languages">,
  rows: readonly SoldPlaceRow[],
): Promise<FormerHolder[]> {
  const [usual = "fr"]: Language[] = JSON.parse(languages)
  const keyOf = ({ client_id, client }: SoldPlaceRow) => client_id ?? emailKey(buyerIn(client).email)
  const holders: FormerHolder[] = []
  for (const [key, places] of Map.groupBy(rows, keyOf)) {
    const last = places.at(-1)
    if (last === undefined) continue
    const known = last.client_id === null ? undefined : await clientStore(trx, websiteId).read(last.client_id)
    const buyer = known === undefined ? buyerIn(last.client) : buyerOf(known)
    holders.push({
      ...{ key, buyer, clientId: known?.id ?? null, language: buyer.language ?? usual },
      places: places.map(
        (row, index): FormerPlace => ({
          // A seat is had once; places in a crowd are told apart by their number in their hold.
          source: `${row.hold_id} ${row.seat_id ?? `#${index - places.findIndex((one) => one.hold_id === row.hold_id)}`}`,
          ...{ seatId: row.seat_id, sectionId: row.section_id, priceKey: row.price_key ?? undefined },
          ...{ priceLevelId: row.price_level_id, paid: Number(row.paid) },
        }),
      ),
    })
  }
  return holders
}

/** What a sale keeps of its buyer, without what only their account is known by. */
function buyerIn(client: string | null): Buyer {
  const { firstname = "", lastname = "", email = "", ...rest }: Partial<Buyer> = JSON.parse(client ?? "{}")
  const { language, addresses, phones, company, title } = rest
  return {
    ...{ firstname, lastname, email },
    ...(language === undefined ? {} : { language }),
    ...(addresses === undefined ? {} : { addresses }),
    ...(phones === undefined ? {} : { phones }),
    ...(company === undefined ? {} : { company }),
    ...(title === undefined ? {} : { title }),
  }
}

function fingerprintOf(holders: readonly JudgedHolder[], terms: readonly unknown[]): string {
  const list = holders.map(({ holder: { key }, places }) => [
    key,
    places.map(({ former, outcome }) => [
      former.source,
      outcome.kind,
      outcome.kind === "lost" ? outcome.reason : "",
      ...("price" in outcome
        ? [outcome.place.seatId, outcome.price.id, outcome.price.price, outcome.price.serviceCharge]
        : []),
    ]),
  ])
  return createHash("sha256")
    .update(JSON.stringify([terms, list]))
    .digest("hex")
    .slice(0, 12)
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
