import type { CartDependencies } from "../carts/hold-details.ts"
import type { ServingConfig } from "../config.ts"
import { soldCertificateCodes } from "../gift-certificates/certificate-codes.ts"
import { type PaymentsLog, websiteProcessors } from "../payments/website-processors.ts"
import type { PaymentDependencies } from "./dependencies.ts"

export interface PaymentOptions {
  readonly config: Pick<
    ServingConfig,
    "processors" | "sandbox" | "port" | "publicOrigin" | "cardNumbers" | "ticketSigningKey"
  >
  /** Milliseconds before a call to a card processor is given up; 30,000 when absent. */
  readonly processorTimeout?: number
}

/** Adds what taking money needs: the processors of the configuration, and the server's log once it is there. */
export function withPayments(
  dependencies: CartDependencies,
  { config, processorTimeout }: PaymentOptions,
  log: () => PaymentsLog,
): PaymentDependencies {
  const timeout = processorTimeout === undefined ? {} : { timeout: processorTimeout }
  return {
    ...dependencies,
    processors: websiteProcessors({ ...dependencies, config, log, ...timeout }),
    certificateCodes: soldCertificateCodes(config.ticketSigningKey),
    log: {
      info: (fields, message) => log().info(fields, message),
      warn: (fields, message) => log().warn(fields, message),
      error: (fields, message) => log().error(fields, message),
    },
  }
}
