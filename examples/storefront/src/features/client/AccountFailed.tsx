import { useParterre } from "@parterre/react"
import { isProblem, type SdkFailure } from "@parterre/sdk"
import { useEffect } from "react"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** What an account could not show. A login that ended elsewhere leads to the login: trying again would never help. */
export function AccountFailed({ failure, retry }: { failure: SdkFailure; retry: () => void }) {
  return isProblem(failure, "login-needed") ? <LoginOver /> : <Failed failure={failure} retry={retry} />
}

function LoginOver() {
  const { t } = useTexts()
  const say = useSay()
  const { clients } = useParterre()
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    say({ message: t("client.login.again"), snackBar: {} })
    // Reading the client finds that nobody is logged in any more, and the area leads to its login.
    void clients.refresh().catch(() => undefined)
  }, [])
  return null
}
