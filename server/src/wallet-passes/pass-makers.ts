import { generateKeyPairSync } from "node:crypto"
import type { Config } from "../config.ts"
import type { ApplePassSettings, GooglePassSettings } from "../wallet-pass-config.ts"
import { selfMadeChain } from "./self-made-chain.ts"

/** Who makes the passes of a server; a wallet without settings has none. */
export interface PassMakers {
  readonly apple: (() => ApplePassSettings) | undefined
  readonly google: (() => GooglePassSettings) | undefined
}

/**
 * From the environment. Where one tries things out they are made by the process itself: such a pass is good for tests, no
 * wallet takes it, and production makes none.
 */
export function passMakers({
  applePasses,
  googlePasses,
  mode,
}: Pick<Config, "applePasses" | "googlePasses" | "mode">): PassMakers {
  const isProduction = mode === "production"
  return {
    apple: applePasses === undefined ? (isProduction ? undefined : ownApple) : () => applePasses,
    google: googlePasses === undefined ? (isProduction ? undefined : ownGoogle) : () => googlePasses,
  }
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

const ownApple = once<ApplePassSettings>(() => {
  const [passTypeIdentifier, teamIdentifier] = ["pass.example.parterre", "PARTERRE01"]
  return { passTypeIdentifier, teamIdentifier, ...selfMadeChain(passTypeIdentifier, teamIdentifier) }
})

const ownGoogle = once<GooglePassSettings>(() => ({
  issuerId: "3388000000000000000",
  serviceAccount: "passes@parterre.example",
  key: generateKeyPairSync("rsa", { modulusLength: 2048 })
    .privateKey.export({ format: "pem", type: "pkcs8" })
    .toString(),
}))
