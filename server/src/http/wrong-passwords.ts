import type { ProblemCode } from "@parterre/contract"
import type { Counters } from "./counters.ts"
import { refusalLimit } from "./refusal-limit.ts"

const minute = 60_000
const codes = new Set<ProblemCode>(["login-failed", "password-wrong"])

/** Wrong passwords of one account from one network. */
const fromOneNetwork = { name: "wrong passwords, one network", most: 10, within: 15 * minute, codes }
/**
 * Wrong passwords of one account, wherever they come from. Far above the other: whoever wants to lock somebody out needs
 * ten networks, and whoever wants to guess gets no further with a thousand.
 */
const fromAnywhere = { name: "wrong passwords, anywhere", most: 100, within: 60 * minute, codes }

/** Counts the wrong passwords of accounts, real or not, that one network sends. */
export interface PasswordTries {
  /** Looks at a password, unless too many of this account were wrong lately. */
  watch<Result>(account: string, look: () => Promise<Result>): Promise<Result>
}

export interface WrongPasswords {
  from(network: string): PasswordTries
}

/** Against guessing passwords. */
export function wrongPasswords(counters: Counters): WrongPasswords {
  const anywhere = refusalLimit(counters, fromAnywhere)
  const oneNetwork = refusalLimit(counters, fromOneNetwork)
  return {
    from: (network) => ({
      watch: (account, look) =>
        anywhere.watch(account, () => oneNetwork.watch(`${account} ${network}`, look)),
    }),
  }
}
