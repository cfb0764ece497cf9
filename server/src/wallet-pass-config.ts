import { createPrivateKey, X509Certificate } from "node:crypto"
import { ConfigError, type EnvironmentReader } from "./environment-reader.ts"

/** By what Apple knows who makes passes. */
export interface ApplePassSettings {
  readonly passTypeIdentifier: string
  readonly teamIdentifier: string
  /** PEM, of the pass type. */
  readonly certificate: string
  /** PEM, without a passphrase. */
  readonly key: string
  /** PEM, of Apple's authority that signed the certificate. */
  readonly authority: string
}

/** By what Google knows who makes passes. */
export interface GooglePassSettings {
  readonly issuerId: string
  /** Its email. */
  readonly serviceAccount: string
  /** PEM (PKCS #8) */
  readonly key: string
}

export interface WalletPassConfig {
  readonly applePasses: ApplePassSettings | undefined
  readonly googlePasses: GooglePassSettings | undefined
  /** Apple's push service, where phones are told that a pass has changed; they ask by themselves without. */
  readonly applePushOrigin: string | undefined
}

/** All of the variables of a wallet, or none: half of them is a mistake that is told at the start. */
export function readWalletPassConfig(read: EnvironmentReader): WalletPassConfig {
  const apple = [
    "APPLE_PASS_TYPE_ID",
    "APPLE_PASS_TEAM_ID",
    "APPLE_PASS_CERTIFICATE",
    "APPLE_PASS_KEY",
    "APPLE_PASS_AUTHORITY",
  ].map((name) => [name, read.text(name)] as const)
  const google = ["GOOGLE_WALLET_ISSUER_ID", "GOOGLE_WALLET_SERVICE_ACCOUNT", "GOOGLE_WALLET_KEY"].map(
    (name) => [name, read.text(name)] as const,
  )
  const applePushOrigin = read.url("APPLE_PASS_PUSH", ["https:"])
  if (applePushOrigin !== undefined && !isSet(apple))
    throw new ConfigError(
      "APPLE_PASS_PUSH: passes are not Apple's yet. Set APPLE_PASS_TYPE_ID and the others, or leave it out",
    )
  return {
    applePushOrigin,
    applePasses: isSet(apple)
      ? {
          passTypeIdentifier: read.text("APPLE_PASS_TYPE_ID") ?? "",
          teamIdentifier: read.text("APPLE_PASS_TEAM_ID") ?? "",
          certificate: certificate("APPLE_PASS_CERTIFICATE", read.text("APPLE_PASS_CERTIFICATE")),
          key: key("APPLE_PASS_KEY", read.text("APPLE_PASS_KEY")),
          authority: certificate("APPLE_PASS_AUTHORITY", read.text("APPLE_PASS_AUTHORITY")),
        }
      : undefined,
    googlePasses: isSet(google)
      ? {
          issuerId: read.text("GOOGLE_WALLET_ISSUER_ID") ?? "",
          serviceAccount: read.text("GOOGLE_WALLET_SERVICE_ACCOUNT") ?? "",
          key: key("GOOGLE_WALLET_KEY", read.text("GOOGLE_WALLET_KEY")),
        }
      : undefined,
  }
}

function isSet(variables: readonly (readonly [name: string, value: string | undefined])[]): boolean {
  const missing = variables.filter(([, value]) => value === undefined)
  if (missing.length === variables.length) return false
  const [first] = missing
  if (first !== undefined)
    throw new ConfigError(
      `${first[0]}: missing. Set ${variables.map(([name]) => name).join(", ")}, or none of them`,
    )
  return true
}

/** A variable of one line may write the line ends of a PEM as `\\n`, or all of it in Base64. */
const pem = (given = ""): string =>
  given.startsWith("-----") ? given.replaceAll("\\n", "\n") : Buffer.from(given, "base64").toString("utf8")

function certificate(name: string, given: string | undefined): string {
  try {
    return new X509Certificate(pem(given)).toString()
  } catch {
    throw new ConfigError(`${name}: not a certificate in PEM`)
  }
}

function key(name: string, given: string | undefined): string {
  try {
    return createPrivateKey(pem(given)).export({ format: "pem", type: "pkcs8" }).toString()
  } catch {
    throw new ConfigError(`${name}: not a private key in PEM without a passphrase`)
  }
}
