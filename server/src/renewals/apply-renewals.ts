import type { Knex } from "knex"
import { admissionGuard } from "../availability/admission-capacity-store.ts"
import { changedCart, newCart } from "../carts/cart-store.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { RenewalRow } from "../database/renewal-tables.ts"
import type { WebsiteRow } from "../database/tables.ts"
import type { Dependencies } from "../dependencies.ts"
import type { SectionAdmission } from "../holds/admission.ts"
import type { AdmissionLine, EventRequest, SeatLine } from "../holds/event-request.ts"
import { saleKey } from "../holds/house-on-sale.ts"
import { newHolds } from "../holds/new-holds.ts"
import type { Placement } from "../holds/placement.ts"
import { type SeatGuard, seatGuard } from "../holds/seat-guard.ts"
import { writeBatch } from "../holds/write-batch.ts"
import { tokenHash } from "../ids.ts"
import type { Checked } from "../import/source.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import { stockGuard } from "../products/stock-store.ts"
import { codeGuard } from "../promotions/use-store.ts"
import { lockRenewals, renewalStore } from "../sales/renewal-store.ts"
import { newReceiptNumber } from "../sales/sale-token.ts"
import type { JudgedHolder, JudgedPlace } from "./judge-renewals.ts"
import { planRenewals, type RenewalPlan } from "./plan-renewals.ts"
import type { RenewalFile } from "./renewal-file.ts"
import { RENEWAL_MAIL, RENEWAL_REMINDER_MAIL, type RenewalMessage } from "./renewal-message.ts"
import type { RenewalTokens } from "./renewal-tokens.ts"

export interface RenewalDependencies extends Dependencies {
  readonly tokens: RenewalTokens
}

export type Applied =
  | { readonly kind: "applied"; readonly plan: RenewalPlan; readonly renewals: number }
  /** The list is not the one that was looked at; nothing was written. */
  | { readonly kind: "changed"; readonly plan: RenewalPlan }

/** How often the list is made again when shoppers were faster. */
const maxTries = 5

/** A shopper took a seat while the list was written. */
class Overtaken extends Error {}

/**
 * Keeps everybody's places until the deadline and has their links mailed, in one transaction: all of it or nothing.
 * `looked` is the fingerprint of the list that was agreed to.
 */
export async function applyRenewals(
  dependencies: RenewalDependencies,
  file: Checked<RenewalFile>,
  website: WebsiteRow,
  looked: string | undefined,
  guard: SeatGuard = seatGuard,
  lock = lockRenewals,
): Promise<Applied> {
  const { db, clock } = dependencies
  for (let tries = 1; ; tries += 1) {
    const now = clock.now()
    try {
      return await inTransaction(db, async (trx): Promise<Applied> => {
        await lock(trx, { websiteId: website.id, subscription: file.value.subscription })
        const plan = await planRenewals(trx, file, website, now)
        if (looked !== undefined && plan.fingerprint !== looked) return { kind: "changed", plan }
        const renewals = await keepPlaces(trx, dependencies, plan, website.id, now, guard)
        return { kind: "applied", plan, renewals }
      })
    } catch (error) {
      if (!(error instanceof Overtaken) || tries >= maxTries) throw error
    }
  }
}

async function keepPlaces(
  trx: Knex.Transaction,
  dependencies: RenewalDependencies,
  plan: RenewalPlan,
  websiteId: string,
  now: number,
  guard: SeatGuard,
): Promise<number> {
  const { newId } = dependencies
  const made = plan.holders.flatMap((judged) => {
    const keptPlaces = judged.places.flatMap(({ outcome }) => ("price" in outcome ? outcome : []))
    return keptPlaces.length === 0
      ? []
      : { judged, ...placementOf(dependencies, plan, keptPlaces, websiteId, now) }
  })
  if (made.length === 0) return 0
  await guard.lockRows(
    trx,
    made.flatMap(({ rows }) => rows),
  )
  const guards = { seatGuard: guard, admissionGuard, stockGuard, codeGuard }
  const placements = made.map(({ placement }) => placement)
  const lost = await writeBatch(trx, guards, { placements, refusals: [], bumped: [], now })
  if (lost !== undefined) throw new Overtaken("Shoppers were faster than the list")
  const rows = made.map(({ judged, placement }) =>
    renewalRow(dependencies, plan, { judged, cartId: placement.cart.id, websiteId, now }),
  )
  await renewalStore(trx, websiteId).insert(rows)
  for (const { id } of rows)
    for (const message of messagesOf(id, plan))
      await postMessage(trx, { id: newId(), websiteId, ...message }, now)
  return rows.length
}

/** The link now, and once more before the deadline: what is renewed by then is not written to. */
const messagesOf = (renewalId: string, { remindAt }: RenewalPlan) => {
  const payload: RenewalMessage = { renewalId }
  return [
    { kind: RENEWAL_MAIL, payload },
    ...(remindAt === undefined ? [] : [{ kind: RENEWAL_REMINDER_MAIL, payload, dueAt: remindAt }]),
  ]
}

type KeptPlace = Extract<JudgedPlace["outcome"], { kind: "kept" | "moved" }>

/** A cart with the places at every event, as the hold desk would have granted it; it belongs to no session. */
function placementOf(
  { newId }: Pick<RenewalDependencies, "newId">,
  { season, deadline, subscriptionId }: RenewalPlan,
  places: readonly KeptPlace[],
  websiteId: string,
  now: number,
): { readonly placement: Placement; readonly rows: Parameters<SeatGuard["lockRows"]>[1] } {
  const { house, subscription } = season
  if (subscription === undefined) throw new Error(`${subscriptionId} cannot be renewed into`)
  const lines = [...Map.groupBy(places, ({ price }) => price.id).values()]
  const taken = new Map<EventRequest, SectionAdmission[][]>()
  const requests = subscription.eventIds.map((eventId): EventRequest => {
    const event = house.events.get(saleKey({ websiteId, id: eventId }))
    if (event === undefined) throw new Error(`Event ${eventId} was read and is gone`)
    const shares = subscription.sharesAt(eventId)
    const line = (kept: readonly KeptPlace[], index: number) => {
      const price = shares.get(kept[0]?.price.id ?? "")
      if (price === undefined) throw new Error(`Price ${kept[0]?.price.id} has no share at ${eventId}`)
      return {
        ...{ price, confirmed: true, pageUrl: null, party: index },
        part: { subscriptionId, line: index },
      }
    }
    const seatLines: SeatLine[] = []
    const admissionLines: AdmissionLine[] = []
    const admission: SectionAdmission[][] = []
    for (const [index, kept] of lines.entries()) {
      const seats = kept.flatMap(({ place }) =>
        place.seatId === null ? [] : (house.rows.seat(eventId, place.seatId) ?? []),
      )
      if (seats.length > 0) seatLines.push({ ...line(kept, index), seats })
      const standing = kept.filter(({ place }) => place.seatId === null)
      if (standing.length === 0) continue
      // A price level is of seats or of a crowd, never of both.
      admissionLines.push({ ...line(kept, index), qty: standing.length })
      admission.push(
        [...Map.groupBy(standing, ({ place }) => place.sectionId)].map(([sectionId, people]) => ({
          ...{ sectionId, label: house.names.sections.get(sectionId)?.name_fr ?? "", qty: people.length },
        })),
      )
    }
    const request = { event, seatLines, admissionLines }
    taken.set(request, admission)
    return request
  })
  const blank = newCart(newId(), { website_id: websiteId, session_id: newId() }, now)
  const cart = changedCart(blank, { state: "held", expires_at: deadline }, now)
  const made = newHolds({ cart, held: [], newId, now }, requests, taken)
  return {
    rows: requests.flatMap(({ event, seatLines }) =>
      seatLines.flatMap(({ seats }) =>
        seats.map(({ row }) => ({ websiteId, eventId: event.id, rowId: row.id })),
      ),
    ),
    placement: {
      ...{ cart, lapses: [], stock: [], uses: [], lastResort: false, expiresAt: deadline },
      holds: made.map(({ hold }) => hold),
      admission: requests.flatMap((request) =>
        (taken.get(request) ?? []).flat().map(({ sectionId, qty }) => ({
          ...{ eventId: request.event.id, sectionId, people: qty },
        })),
      ),
      tickets: places.length * subscription.eventIds.length,
      entry: {
        ...{ websiteId, cartId: cart.id, sessionId: cart.session_id, at: now },
        ...{ actor: "system", command: "holds.place", outcome: "done" },
        data: { holds: made.map(({ entry }) => entry), expiresAt: deadline },
      },
    },
  }
}

interface RenewalToWrite {
  readonly judged: JudgedHolder
  readonly cartId: string
  readonly websiteId: string
  readonly now: number
}

function renewalRow(
  { newId, tokens }: Pick<RenewalDependencies, "newId" | "tokens">,
  { subscriptionId, deadline, instalments }: RenewalPlan,
  { judged: { holder, places }, cartId, websiteId, now }: RenewalToWrite,
): RenewalRow {
  const id = newId()
  const lost = places.flatMap(({ outcome }) => (outcome.kind === "lost" ? { place: outcome.label } : []))
  return {
    ...{ id, website_id: websiteId, subscription_id: subscriptionId, cart_id: cartId, deadline },
    token_hash: tokenHash(tokens.write(websiteId, id)),
    number: newReceiptNumber("R"),
    ...{ client_id: holder.clientId, client: JSON.stringify(holder.buyer), language: holder.language },
    sources: JSON.stringify(
      places.flatMap(({ former, outcome }) => ("price" in outcome ? former.source : [])),
    ),
    ...{ lost: JSON.stringify(lost), created_at: now },
    instalments: instalments === undefined ? null : JSON.stringify(instalments),
  }
}
