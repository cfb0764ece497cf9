import { ConfigError, type EnvironmentReader } from "./environment-reader.ts"
import { eachProcessor, type ProcessorType } from "./processor-type.ts"

/** Base URLs and secrets of the processors; a website's own secret wins over the shared one. */
export interface ProcessorSettings {
  readonly baseUrl: string | undefined
  /** Where a processor with two hosts has its second. */
  readonly secondBaseUrl?: string | undefined
  /** `accountCode` names the website's secret, such as `PAYSAFE_API_KEY_BELV`. */
  secret(name: string, accountCode: string): string | undefined
}

/** Where Apple validates merchants, and the Merchant Identity by which it knows them. */
export interface ApplePaySettings extends Pick<ProcessorSettings, "secret"> {
  readonly baseUrl: string | undefined
  /** PEM: who has to have signed the gateway's certificate, where not the authorities that everybody trusts. */
  readonly authority?: string
}

/** What the environment says of paying. */
export interface PaymentConfig {
  readonly processors: Readonly<Record<ProcessorType, ProcessorSettings>>
  readonly applePay: ApplePaySettings
  /** Whether card numbers may be sent to this server, which puts its operator under PCI DSS in full. */
  readonly cardNumbers: boolean
}

/** The variables that may hold a processor's secret, the website's own first. */
export const secretNames = (prefix: string, name: string, accountCode: string): readonly string[] => [
  `${prefix}_${name}_${accountCode.toUpperCase()}`,
  `${prefix}_${name}`,
]

export function readPaymentConfig(read: EnvironmentReader, production: boolean): PaymentConfig {
  const processor = (prefix: string): ProcessorSettings => ({
    baseUrl: read.processorUrl(`${prefix}_BASE_URL`, production),
    secondBaseUrl: read.processorUrl(`${prefix}_SECOND_BASE_URL`, production),
    secret: (name, accountCode) =>
      secretNames(prefix, name, accountCode).flatMap((variable) => read.text(variable) ?? [])[0],
  })
  return {
    processors: eachProcessor(processor),
    applePay: {
      baseUrl: appleUrl(read, production),
      secret: processor(APPLE_PAY).secret,
    },
    cardNumbers: takesCardNumbers(read, production),
  }
}

/** The prefix of what Apple Pay is set up with. */
export const APPLE_PAY = "APPLE_PAY"

/** Apple lists the hosts that validate merchants; in production no other is sent a certificate. */
function appleUrl(read: EnvironmentReader, production: boolean): string | undefined {
  const name = `${APPLE_PAY}_BASE_URL`
  const url = read.processorUrl(name, production)
  if (url !== undefined && production && !isAppleHost(new URL(url).hostname))
    throw new ConfigError(`${name}: not one of Apple's hosts for merchant validation`)
  return url
}

const isAppleHost = (hostname: string): boolean =>
  /^(cn-)?apple-pay-gateway(-[a-z]+(-[a-z0-9]+)*)?\.apple\.com$/.test(hostname)

/** Off unless asked for; who takes real numbers says by which attestation of compliance they may. */
function takesCardNumbers(read: EnvironmentReader, production: boolean): boolean {
  const isOn = read.flag("CARD_NUMBERS", false)
  const attestation = read.text("CARD_NUMBERS_ATTESTATION")
  if (isOn && production && attestation === undefined)
    throw new ConfigError(
      "CARD_NUMBERS: card numbers would pass this server. Name the PCI DSS attestation that covers it (SAQ D or a report " +
        "on compliance) in CARD_NUMBERS_ATTESTATION, or leave CARD_NUMBERS out",
    )
  return isOn
}
