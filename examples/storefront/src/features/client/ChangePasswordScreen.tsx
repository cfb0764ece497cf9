import { useClient, useParterre } from "@parterre/react"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Notice } from "../../shared/ui/Notice.tsx"
import { ClientScreen } from "./ClientScreen.tsx"
import { PasswordForm, type TypedPasswords } from "./PasswordForm.tsx"

/** Another password, then the profile; one that must be changed says why [ACC-017] [ACC-044]. */
export function ChangePasswordScreen() {
  const { t } = useTexts()
  const { clients } = useParterre()
  const { client } = useClient()
  const save = async (typed: TypedPasswords) => {
    await clients.changePassword(client?.id ?? "", typed)
    // Whoever had to change it may go on from here.
    await clients.refresh()
  }
  return (
    <ClientScreen title={t("client.change.title")}>
      {client?.mustChangePassword === true && <Notice tone="warning">{t("client.change.must")}</Notice>}
      <PasswordForm submitText={t("client.change.submit")} onSave={save} />
    </ClientScreen>
  )
}
