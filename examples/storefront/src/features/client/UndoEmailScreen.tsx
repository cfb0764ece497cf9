import { useParterre } from "@parterre/react"
import { useParams } from "../../shared/navigation/router.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ClientScreen } from "./ClientScreen.tsx"
import { PasswordForm } from "./PasswordForm.tsx"

/** The end of the link mailed to the email before: it counts again, with a new password, then the login. */
export function UndoEmailScreen() {
  const { t } = useTexts()
  const { clients } = useParterre()
  const { token = "" } = useParams()
  return (
    <ClientScreen title={t("client.undoEmail.title")} intro={t("client.undoEmail.intro")}>
      <PasswordForm
        token={token}
        submitText={t("client.undoEmail.submit")}
        onSave={({ password, confirmation }) => clients.undoEmailChange({ token, password, confirmation })}
      />
    </ClientScreen>
  )
}
