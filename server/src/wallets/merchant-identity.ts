import type { Config } from "../config.ts"
import { APPLE_PAY, type ApplePaySettings, secretNames } from "../payment-config.ts"
import { SecretMissing } from "../payments/website-processors.ts"
import { loadSandboxes } from "../sandboxes.ts"

/** How Apple's gateway is called for a website. */
export interface MerchantIdentity {
  /** The gateway's address. */
  readonly baseUrl: string
  /** PEM */
  readonly certificate: string
  readonly key: string
  /** PEM, where the gateway's authority is none that everybody trusts. */
  readonly authority?: string | undefined
}

const GATEWAY = "https://apple-pay-gateway.apple.com"

/** The identity of a website's merchant, from the environment; the stand-in's where one tries things out. */
export async function merchantIdentity(
  accountCode: string,
  { applePay, sandbox }: Pick<Config, "applePay" | "sandbox">,
): Promise<MerchantIdentity> {
  if (sandbox && applePay.baseUrl === undefined) {
    const { appleGatewayOfProcess, appleCertificates } = await loadSandboxes()
    const { origin } = await appleGatewayOfProcess()
    return { baseUrl: origin, authority: appleCertificates.authority, ...appleCertificates.merchant }
  }
  const secret = (name: string) => pem(applePay, name, accountCode)
  return {
    baseUrl: applePay.baseUrl ?? GATEWAY,
    authority: applePay.authority,
    certificate: secret("CERTIFICATE"),
    key: secret("KEY"),
  }
}

/** A variable of one line may write the line ends of a PEM as `\\n`, or all of it in Base64. */
function pem({ secret }: ApplePaySettings, name: string, accountCode: string): string {
  const given = secret(name, accountCode)
  if (given === undefined) throw new SecretMissing(secretNames(APPLE_PAY, name, accountCode))
  return given.startsWith("-----")
    ? given.replaceAll("\\n", "\n")
    : Buffer.from(given, "base64").toString("utf8")
}
