import type { Verification } from "@parterre/contract"
import { isSdkFailure } from "@parterre/sdk"
import { useEffect, useState } from "react"
import { useParterre } from "../provider/ParterreProvider.tsx"

/** Milliseconds after the last keystroke until somebody is asked. */
const quiet = 700

export interface AskedAddress {
  readonly line1: string
  readonly city: string
  readonly country: string
  readonly zip: string
}

/** Whether a phone number is doubtful; `undefined` for one that is not whole yet, which nobody is asked about. */
export function usePhoneAdvice(number: string | undefined): boolean {
  const { verifications } = useParterre()
  return useDoubt(number, (asked) => verifications.phone(asked))
}

/** Whether an address is doubtful; `undefined` for one that is not whole yet. */
export function useAddressAdvice(address: AskedAddress | undefined): boolean {
  const { verifications } = useParterre()
  return useDoubt(address && JSON.stringify(address), (asked) => verifications.address(JSON.parse(asked)))
}

/** Advice only: what fails is no doubt. */
function useDoubt(asked: string | undefined, ask: (asked: string) => Promise<Verification>): boolean {
  const [doubted, setDoubted] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked stands for who is asked
  useEffect(() => {
    if (asked === undefined) return
    let isCurrent = true
    const timer = setTimeout(() => {
      ask(asked).then(
        ({ status }) => {
          if (isCurrent && status === "invalid") setDoubted(asked)
        },
        (error: unknown) => {
          if (!isSdkFailure(error)) throw error
        },
      )
    }, quiet)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked])
  return asked !== undefined && doubted === asked
}
