import type { GiftCertificate } from "@parterre/contract"
import { plainCertificateCode } from "@parterre/domain/gift-certificates"
import { type CheckoutView, useParterre } from "@parterre/react"
import { isProblem, isSdkFailure, type SdkFailure } from "@parterre/sdk"
import { useEffect, useState } from "react"
import { tabMemory } from "../../shared/site/tab-memory.ts"

/** Why a code was not applied: what the shopper can see, or what the server said. */
export type CertificateFault = "missing" | "unreadable" | "twice" | SdkFailure

export interface Certificates {
  /** In the order they pay. Their codes are money: they stay in memory. */
  readonly applied: readonly GiftCertificate[]
  /** Whether this cart had some before the page was loaded again, and has none now. */
  readonly areForgotten: boolean
  /** Answers what is wrong with a code; undefined when it is applied. */
  readonly apply: (typed: string) => Promise<CertificateFault | undefined>
  readonly remove: (code: string) => void
}

/** As many as one sale takes. */
export const MOST_CERTIFICATES = 5

/** What can be seen of a typed code without asking the server. */
export function codeFault(
  typed: string,
  applied: readonly GiftCertificate[],
): Exclude<CertificateFault, SdkFailure> | undefined {
  if (typed.trim() === "") return "missing"
  const plain = plainCertificateCode(typed)
  if (plain === undefined) return "unreadable"
  return applied.some(({ code }) => code === plain) ? "twice" : undefined
}

/** Where the tab keeps which cart had certificates; never their codes. */
const MARK = "parterre.certificates-of"

/** The gift certificates of this payment; there are none before the cart is known. */
export function useCertificates(view: CheckoutView, cartId: string | undefined): Certificates {
  const { checkout } = useParterre()
  const [applied, setApplied] = useState<readonly GiftCertificate[]>([])
  const [marked, mark] = useState(() => tabMemory().getItem(MARK))
  const count = applied.length
  useEffect(() => {
    if (count > 0 && cartId !== undefined) tabMemory().setItem(MARK, cartId)
  }, [count, cartId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (view.status !== "failed") return
    // Somebody else may have used them meanwhile: what is shown is read anew, and what is used up goes.
    let here = true
    const readAgain = async () => {
      const now = await Promise.all(applied.map((one) => readOr(one, checkout.certificate)))
      if (here && applied.length > 0) setApplied(now.filter((one) => one !== undefined))
    }
    void readAgain()
    return () => {
      here = false
    }
  }, [view, checkout])

  return {
    applied,
    areForgotten: cartId !== undefined && marked === cartId && count === 0,
    async apply(typed) {
      const fault = codeFault(typed, applied)
      const plain = plainCertificateCode(typed)
      if (fault !== undefined || plain === undefined) return fault
      try {
        const found = await checkout.certificate(plain)
        mark(null)
        setApplied((before) => (before.some(({ code }) => code === found.code) ? before : [...before, found]))
        return undefined
      } catch (error) {
        if (!isSdkFailure(error)) throw error
        return error
      }
    },
    remove: (code) => {
      mark(null)
      tabMemory().removeItem(MARK)
      setApplied((before) => before.filter((one) => one.code !== code))
    },
  }
}

/** A certificate as it is now; as it was when that cannot be told, and undefined when it pays nothing any more. */
async function readOr(
  before: GiftCertificate,
  read: (code: string) => Promise<GiftCertificate>,
): Promise<GiftCertificate | undefined> {
  try {
    return await read(before.code)
  } catch (error) {
    return isSdkFailure(error) && isProblem(error, "certificate-unknown") ? undefined : before
  }
}
