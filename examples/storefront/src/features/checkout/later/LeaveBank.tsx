import { useParterre } from "@parterre/react"
import { isSdkFailure } from "@parterre/sdk"
import { useState } from "react"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { leftForBank } from "./left-for-bank.ts"

interface LeaveBankProps {
  /** Reads what the sale has become. */
  onLeft: () => Promise<void>
}

/** For whoever came back from a bank's page by themselves: the payment there ends, and another may begin. */
export function LeaveBank({ onLeft }: LeaveBankProps) {
  const { t } = useTexts()
  const { checkout } = useParterre()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      await checkout.start()
      leftForBank.forget()
    } catch (error) {
      // It may have been paid meanwhile: the look says so.
      if (!isSdkFailure(error)) throw error
    }
    await onLeft()
    setLeaving(false)
  }
  if (!leftForBank.isNoted()) return null
  return (
    <Button kind="quiet" isPending={isLeaving} onPress={() => void leave()}>
      {t("ways.interac.leave")}
    </Button>
  )
}
