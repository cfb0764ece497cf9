import type { Localized } from "@parterre/domain/language"
import { cardConnectCards } from "./cardconnect/cards.ts"
import { exactCards } from "./exact/cards.ts"
import { globalPaymentsCards } from "./global-payments/cards.ts"
import type { SandboxName } from "./ledger.ts"
import { monerisCards } from "./moneris/cards.ts"
import { paymentechCards } from "./paymentech/cards.ts"
import { paysafeCards } from "./paysafe/cards.ts"
import { stripeCards } from "./stripe/cards.ts"

export interface TestCard {
  readonly processor: Uppercase<SandboxName>
  readonly number: string
  readonly outcome: Localized
}

const listed = (
  processor: Uppercase<SandboxName>,
  cards: ReadonlyArray<{ readonly number: string; readonly outcome: Localized }>,
): TestCard[] => cards.map(({ number, outcome }) => ({ processor, number, outcome }))

/** Every card the sandboxes take, read from the tables that drive them; each processor's most useful first. */
export const testCards: readonly TestCard[] = [
  ...listed("PAYSAFE", paysafeCards),
  ...listed("GLOBALPAYMENTS", globalPaymentsCards),
  ...listed("STRIPE", stripeCards),
  ...listed("MONERIS", monerisCards),
  ...listed("CARDCONNECT", cardConnectCards),
  ...listed("PAYMENTECH", paymentechCards),
  ...listed("EXACT", exactCards),
]
