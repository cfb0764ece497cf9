import { useClient, useParterre } from "@parterre/react"
import { useState } from "react"
import { Link, useParams } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { ClientScreen, Ways } from "./ClientScreen.tsx"
import { useSubmit } from "./use-submit.ts"

/** The end of the link mailed to the email of a sign-up, or to a new one. One presses: programs that read mail open its links too. */
export function ConfirmEmailScreen() {
  const { t } = useTexts()
  const links = useLinks()
  const { clients } = useParterre()
  const { status } = useClient()
  const { busy, submit } = useSubmit()
  const { token = "" } = useParams()
  const [isDone, setDone] = useState(false)
  const confirm = async () => {
    if ((await submit(() => clients.confirmEmail(token))) !== undefined) setDone(true)
  }
  const isIn = status === "logged-in"
  return (
    <ClientScreen title={t("client.confirmEmail.title")}>
      {isDone ? (
        <Notice tone="success" role="status">
          <p>{t("client.confirmEmail.done")}</p>
        </Notice>
      ) : (
        <>
          <p>{t("client.confirmEmail.intro")}</p>
          <Button isPending={busy} onPress={() => void confirm()}>
            {t(busy ? "client.confirmEmail.busy" : "client.confirmEmail.submit")}
          </Button>
        </>
      )}
      <Ways>
        <Link to={links.to(isIn ? "/client/auth/profile" : "/client/login")}>
          {t(isIn ? "client.profile.title" : "client.login.submit")}
        </Link>
      </Ways>
    </ClientScreen>
  )
}
