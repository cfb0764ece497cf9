import type { InteracColumn, PaymentColumn } from "../database/tables.ts"
import type { CardProcessor } from "./processor.ts"

/** A website's page at E-xact, where the shopper chooses a bank and Interac Online pays. */
export interface InteracPage {
  /** The terminal behind it, which looks payments up and gives them back. */
  readonly processor: CardProcessor
  /** Of the terminal; see `processorAccount`. */
  readonly account: string
  /** Where browsers post the form. */
  readonly url: string
  /** The page's id, `x_login`. */
  readonly id: string
  /** As the page's security setting says. */
  readonly hash: NonNullable<InteracColumn["hash"]>
  /** Signs the form. */
  readonly transactionKey: string
  /** Signs the result. */
  readonly responseKey: string
  readonly isTest: boolean
}

/** Tells an attempt at Interac Online from one with a card: both may name E-xact as their processor. */
export const INTERAC_BRAND = "interac"

/** Milliseconds in which a form is taken by the payment page, and in which a bank ends what was begun there. */
export const atBankTime = 30 * 60_000

/** Whether an attempt pays at a bank's page, which nobody can close from here. */
export const isAtBank = ({ brand }: { readonly brand: string | null }): boolean => brand === INTERAC_BRAND

/** The terminal of a website's page: the one that takes its cards, or else one of its own. */
export const interacTerminal = ({ processor, accountId, interac }: PaymentColumn): string =>
  (processor === "EXACT" ? accountId : interac?.accountId) ?? ""
