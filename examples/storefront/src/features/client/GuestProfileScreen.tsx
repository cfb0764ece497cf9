import { guestHasPassword } from "@parterre/domain/accounts"
import { confirmationError, passwordErrors } from "@parterre/domain/passwords"
import { useClient, useParterre } from "@parterre/react"
import { useState } from "react"
import { addressesOf } from "../../shared/buyer/address.ts"
import { clientOf } from "../../shared/buyer/client-errors.ts"
import { useDraft } from "../../shared/buyer/use-draft.ts"
import { useStandardFlow } from "../../shared/buyer/use-standard-flow.ts"
import { WhoStep } from "../../shared/buyer/WhoStep.tsx"
import { Navigate } from "../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ClientScreen } from "./ClientScreen.tsx"
import { NewPasswordFields } from "./NewPasswordFields.tsx"
import { useGo } from "./use-go.ts"
import { useSubmit } from "./use-submit.ts"

const NONE = { password: "", confirmation: "" }

/** A guest's details, kept for the purchase; with a password, where accounts exist, they become an account [ACC-015] [ACC-045] [VAL-033]. */
export function GuestProfileScreen() {
  const { t, language } = useTexts()
  const { clientAccount } = useSite().config
  const links = useLinks()
  const { clients } = useParterre()
  const { status } = useClient()
  const go = useGo()
  const { busy, submit } = useSubmit()
  const [wasIn] = useState(status === "logged-in")
  const [draft, change] = useDraft()
  const isStandard = useStandardFlow()
  const [typed, setTyped] = useState(NONE)
  const [sent, setSent] = useState(false)
  if (wasIn) return <Navigate to={links.to("/client/auth/profile")} replace />

  const { password, confirmation } = typed
  const wantsAccount = guestHasPassword(clientAccount) && password !== ""
  const isGood =
    passwordErrors(password, "sign-up").length === 0 &&
    confirmationError(password, confirmation) === undefined
  const save = async () => {
    setSent(true)
    if (busy || (wantsAccount && !isGood)) return
    const details = clientOf(draft, language, isStandard ? addressesOf(draft) : [])
    const saved = await submit(() =>
      wantsAccount ? clients.signUp({ ...details, ...typed }) : clients.saveGuest(details),
    )
    if (saved !== undefined) go("client/middlewareClient")
  }
  return (
    <ClientScreen
      title={t("client.guest.title")}
      intro={t(guestHasPassword(clientAccount) ? "client.guest.intro" : "client.guest.intro.noAccount")}
    >
      <WhoStep
        draft={draft}
        onChange={change}
        onDone={() => void save()}
        submitText={t(busy ? "client.saving" : "client.guest.submit")}
        isPending={busy}
      >
        {guestHasPassword(clientAccount) && (
          <NewPasswordFields
            value={typed}
            form="sign-up"
            sent={sent}
            isRequired={false}
            help={t("client.guest.password.help")}
            onChange={setTyped}
          />
        )}
      </WhoStep>
    </ClientScreen>
  )
}
