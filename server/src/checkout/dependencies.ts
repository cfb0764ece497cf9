import type { CartDependencies } from "../carts/hold-details.ts"
import type { SoldCertificateCodes } from "../gift-certificates/certificate-codes.ts"
import type { PaymentsLog, WebsiteProcessors } from "../payments/website-processors.ts"
import type { IsStopping } from "../stopping.ts"

/** What taking money needs besides what every module is given. */
export interface PaymentDependencies extends CartDependencies {
  readonly processors: WebsiteProcessors
  readonly certificateCodes: SoldCertificateCodes
  readonly log: PaymentsLog
  /** Of a job: asked before each thing that may wait for a processor. */
  readonly isStopping?: IsStopping | undefined
}
