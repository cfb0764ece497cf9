import type { Client } from "@parterre/contract"
import { useParterre } from "@parterre/react"
import { hasPasskeys } from "@parterre/sdk"
import { KeyRound } from "lucide-react"
import { useState } from "react"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { useSubmit } from "../use-submit.ts"

/** A way in by a passkey of the device, beside the password; nothing where the browser has none. */
export function PasskeyLogin({ onEntered }: { onEntered: (client: Client) => void }) {
  const [isOffered] = useState(() => hasPasskeys())
  return isOffered ? <Enter onEntered={onEntered} /> : null
}

function Enter({ onEntered }: { onEntered: (client: Client) => void }) {
  const { t } = useTexts()
  const { clients } = useParterre()
  const { busy, submit } = useSubmit()
  const enter = async () => {
    const entered = await submit(() => clients.logInWithPasskey())
    if (entered !== undefined) onEntered(entered.answer)
  }
  return (
    <Button kind="quiet" isPending={busy} onPress={() => void enter()}>
      <KeyRound size={20} strokeWidth={1.5} aria-hidden />
      {t("passkeys.login")}
    </Button>
  )
}
