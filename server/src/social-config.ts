import type { SocialProvider } from "@parterre/contract"
import type { EnvironmentReader } from "./environment-reader.ts"
import { type ProcessorSettings, secretNames } from "./payment-config.ts"

/** The variables of each provider: how they begin, and what its secret is called. */
export const socialVariables = {
  GOOGLE: { prefix: "GOOGLE", secret: "CLIENT_SECRET", name: "Google" },
  FACEBOOK: { prefix: "FACEBOOK", secret: "APP_SECRET", name: "Facebook" },
} as const satisfies Readonly<
  Record<SocialProvider, { readonly prefix: string; readonly secret: string; readonly name: string }>
>

/** Of Facebook's interface, as the specification names it. */
export const FACEBOOK_VERSION = "v3.2"

/** What the environment says of signing in with Google and Facebook. */
export interface SocialConfig {
  readonly social: Readonly<Record<SocialProvider, Pick<ProcessorSettings, "baseUrl" | "secret">>>
}

export function readSocialConfig(read: EnvironmentReader, production: boolean): SocialConfig {
  const provider = ({ prefix }: { readonly prefix: string }) => ({
    baseUrl: read.processorUrl(`${prefix}_BASE_URL`, production),
    secret: (name: string, accountCode: string) =>
      secretNames(prefix, name, accountCode).flatMap((variable) => read.text(variable) ?? [])[0],
  })
  return {
    social: { GOOGLE: provider(socialVariables.GOOGLE), FACEBOOK: provider(socialVariables.FACEBOOK) },
  }
}
