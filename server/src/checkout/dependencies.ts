import type { Dependencies } from "../dependencies.ts"
import type { PaymentsLog, WebsiteProcessors } from "../payments/website-processors.ts"

/** What taking money needs besides what every module is given. */
export interface PaymentDependencies extends Dependencies {
  readonly processors: WebsiteProcessors
  readonly log: PaymentsLog
}
