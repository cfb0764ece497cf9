import { useParterre } from "@parterre/react"
import { useState } from "react"
import { Link, useParams } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ClientScreen, Ways } from "./ClientScreen.tsx"
import { PasswordForm } from "./PasswordForm.tsx"

/** The end of the link in the mail: a new password, then the login [ACC-010] [ACC-043]. */
export function ResetPasswordScreen() {
  const { t } = useTexts()
  const links = useLinks()
  const { clients } = useParterre()
  const { token = "" } = useParams()
  const [isDone, setDone] = useState(false)
  return (
    <ClientScreen title={t("client.reset.title")}>
      <PasswordForm
        token={token}
        submitText={t("client.reset.submit")}
        onSave={async ({ password, confirmation }) => {
          await clients.resetPassword({ token, password, confirmation })
          setDone(true)
        }}
      />
      <Ways>
        {isDone ? (
          <Link to={links.to("/client/login")}>{t("client.login.submit")}</Link>
        ) : (
          <Link to={links.to("/client/client-forgot-password")}>{t("client.reset.ask")}</Link>
        )}
      </Ways>
    </ClientScreen>
  )
}
