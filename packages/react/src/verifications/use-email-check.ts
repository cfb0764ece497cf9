import { type EmailCheck, type EmailVerdict, emailVerdict, needsRemoteCheck } from "@parterre/domain/clients"
import { isSdkFailure } from "@parterre/sdk"
import { useEffect, useState } from "react"
import { useParterre } from "../provider/ParterreProvider.tsx"

/**
 * What is said of an address that somebody has typed: checked remotely where the site has the check on, and taken for good
 * until the answer is there, and where none comes [VAL-035].
 */
export function useEmailCheck(email: string, isOn: boolean): EmailVerdict {
  const { verifications } = useParterre()
  const [checked, setChecked] = useState<{
    readonly email: string
    readonly answer: EmailCheck | undefined
  }>()
  const isAsked = needsRemoteCheck(email, isOn)
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    verifications.mail(email).then(
      (answer) => {
        if (isCurrent) setChecked({ email, answer })
      },
      (error: unknown) => {
        if (!isSdkFailure(error)) throw error
      },
    )
    return () => {
      isCurrent = false
    }
  }, [verifications, email, isAsked])
  return emailVerdict(email, isAsked && checked?.email === email ? checked.answer : undefined)
}
