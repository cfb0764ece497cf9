import { createHash } from "node:crypto"
import type { Buyer, Language } from "@parterre/contract"
import { emailKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import { hasLapsed } from "../carts/cart-store.ts"
import { buyerOf } from "../clients/client-answer.ts"
import { clientStore } from "../clients/client-store.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { WebsiteRow } from "../database/tables.ts"
import { ImportRefused } from "../import/problem.ts"
import type { Checked } from "../import/source.ts"
import { type RenewalInto, renewalStore, type SoldPlaceRow } from "../sales/renewal-store.ts"
import { type FormerHolder, type FormerPlace, type JudgedHolder, judgeRenewals } from "./judge-renewals.ts"
import { type ReadSeason, readNewSeason } from "./new-season.ts"
import { deadlineOf, type RenewalFile } from "./renewal-file.ts"

export interface RenewalPlan {
  readonly season: ReadSeason
  readonly subscriptionId: string
  /** Epoch milliseconds. */
  readonly deadline: number
  /** By address. */
  readonly holders: readonly JudgedHolder[]
  /** Of the whole list: the same as long as nothing in it changes. */
  readonly fingerprint: string
}

/** What becomes of last season's places, as things are now; nothing is written. */
export async function planRenewals(
  trx: Knex.Transaction,
  file: Checked<RenewalFile>,
  website: Pick<WebsiteRow, "id" | "time_zone" | "languages">,
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
  const judged = judgeRenewals(holders, season, moves).toSorted((one, other) =>
    byText(one.holder.buyer.email + one.holder.key, other.holder.buyer.email + other.holder.key),
  )
  return { season, subscriptionId, deadline, holders: judged, fingerprint: fingerprintOf(judged, deadline) }
}

/** One that is open or done is not offered again; one that is over is. */
const counts = ({ state, expires_at }: RenewalInto, now: number): boolean =>
  state === "paid" ||
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

function fingerprintOf(holders: readonly JudgedHolder[], deadline: number): string {
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
    .update(JSON.stringify([deadline, list]))
    .digest("hex")
    .slice(0, 12)
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
