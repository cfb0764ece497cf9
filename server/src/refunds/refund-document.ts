import type { Localized } from "@parterre/contract"
import type { LineTaxes } from "@parterre/domain/taxes"

/** What a refund gives back, as it was decided: written with it and never changed. The sale's own document stays as it is. */
export interface RefundDocument {
  readonly items: readonly RefundedItem[]
  readonly returns: readonly DocumentedReturn[]
}

export interface RefundedItem {
  /** Of the piece that was sold. */
  readonly id: string
  readonly kind: "ticket" | "product" | "delivery"
  /** As it is printed. */
  readonly ticketId?: string
  readonly title: Localized
  readonly detail: Localized
  /** What goes back for it, in cents. */
  readonly refunded: LineTaxes
}

/** Where cents go back to. */
export type DocumentedReturn =
  | {
      readonly means: "card"
      readonly amount: number
      readonly brand?: string
      readonly lastFour?: string
      /** Of a sale in instalments: the attempt that paid. */
      readonly attemptId?: string
    }
  /** Taken off what was still to be paid: no money goes back. */
  | {
      readonly means: "instalment"
      readonly amount: number
      readonly ordinal: number
      /** A day where the website is. */
      readonly dueOn: string
    }
  | {
      readonly means: "giftcertificate"
      readonly amount: number
      readonly certificateId: string
      readonly lastFour: string
    }

/** The charges that a refund gives back to, in order. */
export const cardReturns = ({ returns }: Pick<RefundDocument, "returns">) =>
  returns.flatMap((one) => (one.means === "card" ? one : []))

/** Cents that go back to cards. */
export const toCards = (document: Pick<RefundDocument, "returns">): number =>
  cardReturns(document).reduce((sum, { amount }) => sum + amount, 0)

export const totalOf = ({ amount, serviceCharge, tax1, tax2, tax3 }: LineTaxes): number =>
  amount + serviceCharge + tax1 + tax2 + tax3
