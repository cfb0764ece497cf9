import type { Knex } from "knex"
import type { CertificateUseRow, GiftCertificateRow } from "../database/certificate-tables.ts"
import type { TicketRow } from "../database/checkout-tables.ts"
import type { FlexPassRow, MembershipRow } from "../database/product-tables.ts"
import type { RefundedPieceRow, RefundRow } from "../database/refund-tables.ts"

/** A refund as its website names it. */
type OwnedRefund = Pick<RefundRow, "id" | "website_id">

/** Milliseconds a requested refund is left alone: its processor may still be asked, by three requests of 30 s at most. */
const inFlight = 120_000
/** Milliseconds between two looks at one refund: as long again as it is old, up to this. */
const longestPause = 3_600_000

export const readRefund = (db: Knex, { id, website_id }: OwnedRefund): Promise<RefundRow | undefined> =>
  db<RefundRow>("refunds").where({ website_id, id }).first()

/** The refunds of sales, of each the oldest first. */
export const refundsOfSales = (
  db: Knex,
  websiteId: string,
  saleIds: readonly string[],
): Promise<RefundRow[]> =>
  db<RefundRow>("refunds").where({ website_id: websiteId }).whereIn("sale_id", saleIds).orderBy("ordinal")

/** The refunds of a sale, oldest first. */
export const refundsOfSale = (db: Knex, websiteId: string, saleId: string): Promise<RefundRow[]> =>
  refundsOfSales(db, websiteId, [saleId])

/** Whether a refund of a sale may yet be refused. */
export const isSaleBeingRefunded = async (db: Knex, websiteId: string, saleId: string): Promise<boolean> =>
  (await refundsOfSale(db, websiteId, saleId)).some(({ state }) => state === "requested")

/** Requested refunds of all websites that are to be asked for again, the one left alone longest first. */
export const dueRefunds = (db: Knex, now: number, atMost: number): Promise<RefundRow[]> =>
  db<RefundRow>("refunds")
    .where({ state: "requested" })
    .where("changed_at", "<=", now - inFlight)
    .where((waited) =>
      waited
        .where("changed_at", "<=", now - longestPause)
        .orWhereRaw("2 * changed_at - created_at <= ?", [now - inFlight]),
    )
    .orderBy("changed_at")
    .limit(atMost)

export async function insertRefund(trx: Knex.Transaction, row: RefundRow): Promise<void> {
  await trx<RefundRow>("refunds").insert(row)
}

/** Writes a change of a refund that is still requested; answers whether it was. */
export async function changeRequested(
  db: Knex,
  { id, website_id }: OwnedRefund,
  change: Partial<RefundRow>,
): Promise<boolean> {
  const changed = await db<RefundRow>("refunds").where({ website_id, id, state: "requested" }).update(change)
  return changed === 1
}

/**
 * Takes a requested refund in hand, as it was read; answers whether nobody else has since. For as long as asking about one
 * card may take (`inFlight`), it is this one's alone.
 */
export const takeInHand = async (db: Knex, refund: RefundRow, now: number): Promise<boolean> =>
  (await db<RefundRow>("refunds")
    .where({
      website_id: refund.website_id,
      id: refund.id,
      state: "requested",
      changed_at: refund.changed_at,
    })
    .update({ changed_at: now })) === 1

/** Whether a processor may be answering for a refund at this moment. */
export const mayBeAnswering = ({ changed_at }: RefundRow, now: number): boolean => changed_at > now - inFlight

/** Which pieces of sales are refunded, or are being refunded. */
export const refundedPieces = (
  db: Knex,
  websiteId: string,
  saleIds: readonly string[],
): Promise<RefundedPieceRow[]> =>
  db<RefundedPieceRow>("refunded_pieces").where({ website_id: websiteId }).whereIn("sale_id", saleIds)

/** Whether a piece waits for a refund of which nobody knows yet how it ends. */
export async function isBeingRefunded(db: Knex, websiteId: string, pieceId: string): Promise<boolean> {
  const [found] = await db<RefundedPieceRow>("refunded_pieces")
    .join("refunds", "refunds.id", "refunded_pieces.refund_id")
    .where({ "refunds.website_id": websiteId, "refunds.state": "requested", piece_id: pieceId })
    .limit(1)
  return found !== undefined
}

/** What keeps a piece from being refunded twice: its key is taken once. */
export interface PieceGuard {
  /** Takes the pieces; answers how many were free. */
  take(trx: Knex.Transaction, rows: readonly RefundedPieceRow[]): Promise<number>
}

/** Rows of one statement. */
const atOnce = 100

export const pieceGuard: PieceGuard = {
  async take(trx, rows) {
    let taken = 0
    for (let from = 0; from < rows.length; from += atOnce) {
      const free = await trx<RefundedPieceRow>("refunded_pieces")
        .insert(rows.slice(from, from + atOnce))
        .onConflict(["sale_id", "piece_id"])
        .ignore()
        .returning("piece_id")
      taken += free.length
    }
    return taken
  },
}

/** Lets the pieces of a refused refund go. */
export async function freePieces(trx: Knex.Transaction, { id, website_id }: OwnedRefund): Promise<void> {
  await trx<RefundedPieceRow>("refunded_pieces").where({ website_id, refund_id: id }).delete()
}

/** A certificate that paid for a sale; the amount is cents. */
export interface PayingCertificate {
  readonly sale_id: string
  readonly id: string
  readonly last_four: string
  readonly amount: number
}

/** What sales became, as far as it decides what can be refunded. */
export const soldThings = (db: Knex, websiteId: string, saleIds: readonly string[]) => ({
  certificates: async (lineIds: readonly string[]): Promise<readonly GiftCertificateRow[]> =>
    db<GiftCertificateRow>("gift_certificates")
      .where({ website_id: websiteId })
      .whereIn("hold_line_id", lineIds),

  flexPasses: async (): Promise<readonly FlexPassRow[]> =>
    db<FlexPassRow>("flex_passes").where({ website_id: websiteId }).whereIn("sale_id", saleIds),

  /** The certificates that paid, of each sale in the order in which they did. */
  certificatesThatPaid: async (): Promise<readonly PayingCertificate[]> => {
    const rows: (Pick<CertificateUseRow, "sale_id" | "amount"> &
      Pick<GiftCertificateRow, "id" | "last_four">)[] = await db("certificate_uses")
      .join("gift_certificates", "gift_certificates.id", "certificate_uses.certificate_id")
      .leftJoin("sale_certificates", (plan) =>
        plan
          .on("sale_certificates.sale_id", "certificate_uses.sale_id")
          .andOn("sale_certificates.certificate_id", "certificate_uses.certificate_id"),
      )
      .where({ "gift_certificates.website_id": websiteId, "certificate_uses.state": "spent" })
      .whereIn("certificate_uses.sale_id", saleIds)
      .orderBy(["sale_certificates.ordinal", "certificate_uses.certificate_id"])
      .select(
        "gift_certificates.id",
        "gift_certificates.last_four",
        "certificate_uses.sale_id",
        "certificate_uses.amount",
      )
    return rows
  },
})

/** Writes what becomes of what a sale sold, by its pieces. */
export const endedThings = (trx: Knex.Transaction, websiteId: string, lineIds: readonly string[]) => {
  const tickets = () =>
    trx<TicketRow>("tickets").where({ website_id: websiteId }).whereIn("hold_line_id", lineIds)
  const certificates = () =>
    trx<GiftCertificateRow>("gift_certificates")
      .where({ website_id: websiteId })
      .whereIn("hold_line_id", lineIds)
  const passes = () =>
    trx<FlexPassRow>("flex_passes").where({ website_id: websiteId }).whereIn("hold_line_id", lineIds)
  return {
    /** Whether all have ended: a ticket whose holder was let in this very moment has not, unless told. */
    voidTickets: async (now: number, evenAdmitted: boolean): Promise<boolean> => {
      const good = tickets().whereNull("voided_at")
      await (evenAdmitted ? good : good.whereNull("admitted_at")).update({ voided_at: now })
      return (await tickets().whereNull("voided_at").first("id")) === undefined
    },
    tickets: (): Promise<readonly TicketRow[]> => tickets().select(),
    /** Tickets that somebody was given. */
    given: (): Promise<readonly TicketRow[]> => tickets().whereNotNull("gift_recipient"),
    /** A refused refund leaves its tickets as good as they were. */
    restoreTickets: async (voidedAt: number): Promise<void> => {
      await tickets().where({ voided_at: voidedAt }).update({ voided_at: null })
    },
    /** How many certificates and passes the pieces became. */
    owned: async (): Promise<{ readonly certificates: number; readonly passes: number }> => ({
      certificates: (await certificates().select("id")).length,
      passes: (await passes().select("id")).length,
    }),
    /**
     * Takes the value of certificates that nobody has used, or what is left of all, and blocks these: a sale that they paid
     * may give back to them later. Answers how many.
     */
    emptyCertificates: async (now: number, evenUsed = false): Promise<number> =>
      evenUsed
        ? certificates().update({ state: "blocked", balance: 0, changed_at: now })
        : certificates().where("balance", trx.ref("value")).update({ balance: 0, changed_at: now }),
    refillCertificates: async (now: number): Promise<void> => {
      await certificates().update({ balance: trx.raw("value"), changed_at: now })
    },
    /** Takes the credits of passes that nobody has used, or what is left of all; answers how many. */
    emptyPasses: async (evenUsed = false): Promise<number> =>
      (evenUsed ? passes() : passes().where("credits_left", trx.ref("credits"))).update({ credits_left: 0 }),
    refillPasses: async (): Promise<void> => {
      await passes().update({ credits_left: trx.raw("credits") })
    },
    endMemberships: async (now: number): Promise<void> => {
      await trx<MembershipRow>("memberships")
        .where({ website_id: websiteId })
        .whereIn("hold_line_id", lineIds)
        .where((running) => running.whereNull("ends_at").orWhere("ends_at", ">", now))
        .update({ ends_at: now })
    },
  }
}
